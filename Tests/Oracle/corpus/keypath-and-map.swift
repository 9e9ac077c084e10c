struct Person {
  var name: String
  var age: Int
  var pet: Pet?
}
struct Pet { var name: String }
let people = [Person(name: "Ann", age: 30, pet: Pet(name: "Rex")), Person(name: "Bob", age: 20, pet: nil)]
print(people.map(\.name), people.map(\.age).reduce(0, +))
print(people.compactMap(\.pet?.name), people.filter { $0.pet == nil }.map(\.name))
let path = \Person.age
print(people[0][keyPath: path])
var copy = people[1]
copy[keyPath: \.name] = "Bobby"
print(copy.name, people.sorted { $0[keyPath: path] < $1[keyPath: path] }.map(\.name))
