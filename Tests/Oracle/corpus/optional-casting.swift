class Animal {}
class Dog: Animal {
  func bark() { print("woof") }
}
class Cat: Animal {}

let animals: [Animal] = [Dog(), Cat(), Dog()]
for animal in animals {
  if let dog = animal as? Dog {
    dog.bark()
  } else if animal is Cat {
    print("a cat")
  }
}
let things: [Any] = [1, "two", 3.0, true, [4, 5]]
for thing in things {
  switch thing {
  case let n as Int: print("Int", n)
  case let s as String: print("String", s)
  case let d as Double: print("Double", d)
  case is Bool: print("a Bool")
  default: print("something else")
  }
}
let dog = animals[0] as! Dog
dog.bark()
print(animals[1] as? Dog == nil)
