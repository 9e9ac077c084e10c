class Base {
  let name: String
  init(name: String) {
    print("Base begins")
    self.name = name
    setup()
    print("Base ends")
  }
  func setup() { print("Base setup of \(name)") }
}
class Derived: Base {
  var extra: String
  init(extra: String) {
    print("Derived begins")
    self.extra = extra
    super.init(name: "derived")
    print("Derived ends")
  }
  override func setup() {
    super.setup()
    print("Derived setup with \(extra)")
  }
}
let object = Derived(extra: "more")
print(object.name)
