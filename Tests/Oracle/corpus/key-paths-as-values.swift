struct Person { var name: String; var age: Int; var address: Address }
struct Address { var city: String; var zip: String? }
class Settings { var volume = 3; var name = "a" }

extension Sequence {
  func sorted<T: Comparable>(by path: KeyPath<Element, T>) -> [Element] {
    return sorted { $0[keyPath: path] < $1[keyPath: path] }
  }
}

var people = [
  Person(name: "Zoe", age: 31, address: Address(city: "Rome", zip: nil)),
  Person(name: "Ann", age: 25, address: Address(city: "Oslo", zip: "0150")),
]
print(people.map(\.name))
print(people.sorted(by: \.age).map(\.name))
print(people.sorted(by: \.address.city).map(\.address.city))
print(people.compactMap(\.address.zip))
let path = \Person.age
print(people[0][keyPath: path])
var first = people[0]
let writable = \Person.address.city
first[keyPath: writable] = "Paris"
print(first.address.city, people[0].address.city)
let volume = \Settings.volume
let settings = Settings()
settings[keyPath: volume] += 4
print(settings.volume)
func total(_ people: [Person], _ path: KeyPath<Person, Int>) -> Int {
  return people.reduce(0) { $0 + $1[keyPath: path] }
}
print(total(people, \.age), total(people, \Person.name.count))
print(people.filter { $0.age > 26 }.first?.name ?? "none", [3, 1].map(\.self))
let paths: [KeyPath<Person, String>] = [\.name, \.address.city]
for p in paths { print(people[1][keyPath: p]) }
print(people.allSatisfy(\.name.isEmpty), people.max { $0.age < $1.age }.map(\.name) ?? "")
