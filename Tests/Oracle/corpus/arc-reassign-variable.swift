class Session {
  let id: Int
  init(_ id: Int) {
    self.id = id
    print("session \(id) begins")
  }
  deinit { print("session \(id) ends") }
}
var session = Session(1)
session = Session(2)
print("current is", session.id)
var optional: Session? = Session(3)
optional = nil
print("optional is nil")
_ = Session(4)
print("4 was not kept")
