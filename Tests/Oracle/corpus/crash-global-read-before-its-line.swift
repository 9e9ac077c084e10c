class Session {
  let id: Int
  init(_ id: Int) {
    self.id = id
    print("session \(id) begins")
  }
}
func show() { print("current is", session.id) }
print("first line")
show()
let session = Session(1)
show()
