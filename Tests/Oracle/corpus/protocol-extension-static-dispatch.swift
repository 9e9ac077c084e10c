protocol Animal { func name() -> String }
extension Animal {
  func name() -> String { "animal" }
  func sound() -> String { "..." }
}
struct Dog: Animal {
  func name() -> String { "dog" }
  func sound() -> String { "woof" }
}
let dog = Dog()
let animal: Animal = dog
print(dog.name(), dog.sound())
print(animal.name(), animal.sound())
func speak<T: Animal>(_ a: T) { print(a.name(), a.sound()) }
speak(dog)
