class Person {
  let name: String
  init(name: String) {
    self.name = name
    print("\(name) is initialized")
  }
  deinit { print("\(name) is deinitialized") }
}
var one: Person? = Person(name: "Ann")
var two: Person? = one
one = nil
print("one is nil")
two = nil
print("two is nil")
