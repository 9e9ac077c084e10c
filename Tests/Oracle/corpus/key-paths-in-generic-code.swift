struct Address { var city: String; var zip: Int }
struct Person { var name: String; var age: Int; var address: Address }
final class Store { var people: [Person] = []; var selected: Person? }

var people = [
  Person(name: "Zoe", age: 31, address: Address(city: "Rome", zip: 5)),
  Person(name: "Adam", age: 25, address: Address(city: "Oslo", zip: 9)),
  Person(name: "Mia", age: 31, address: Address(city: "Bern", zip: 1)),
]

extension Sequence {
  func sorted<V: Comparable>(by path: KeyPath<Element, V>, descending: Bool = false) -> [Element] {
    sorted { descending ? $0[keyPath: path] > $1[keyPath: path] : $0[keyPath: path] < $1[keyPath: path] }
  }
  func sum<N: Numeric>(_ path: KeyPath<Element, N>) -> N { reduce(0) { $0 + $1[keyPath: path] } }
  func grouped<K: Hashable>(by path: KeyPath<Element, K>) -> [K: [Element]] {
    Dictionary(grouping: self) { $0[keyPath: path] }
  }
}

print(people.map(\.name))
print(people.sorted(by: \.age).map(\.name))
print(people.sorted(by: \.address.city, descending: true).map(\.address.city))
print(people.sum(\.age))
let groups = people.grouped(by: \.age)
for key in groups.keys.sorted() { print(key, groups[key]!.map(\.name)) }

let path: WritableKeyPath<Person, String> = \.address.city
people[0][keyPath: path] = "Milan"
print(people[0].address)
let store = Store()
let refPath: ReferenceWritableKeyPath<Store, [Person]> = \.people
store[keyPath: refPath].append(people[1])
print(store.people.count, store[keyPath: \.selected?.name] as Any)
store.selected = people[2]
print(store[keyPath: \.selected?.name] as Any)
print(people.filter { $0.age > 30 }.map(\.address.zip).reduce(0, +))
print(people.sorted { ($0.age, $0.name) < ($1.age, $1.name) }.map { "\($0.name):\($0.age)" }.joined(separator: ", "))
print(people.max { $0.age < $1.age }?.name ?? "-", people.min(by: { $0.address.zip < $1.address.zip })!.name)
print(people.contains { $0.name.hasPrefix("A") }, people.allSatisfy { $0.age > 18 })
print(people.firstIndex { $0.name == "Mia" } as Any)
let byName = Dictionary(uniqueKeysWithValues: people.map { ($0.name, $0) })
print(byName["Zoe"]?.age ?? 0)
func setter<Root, V>(_ root: Root, _ path: WritableKeyPath<Root, V>, _ value: V) -> Root {
  var copy = root; copy[keyPath: path] = value; return copy
}
print(setter(people[1], \.age, 99).age)
let getters: [(String, (Person) -> Any)] = [("name", { $0.name }), ("age", \.age)]
for (label, get) in getters { print(label, get(people[1])) }
print([[1, 2], [3]].map(\.count), ["a", ""].filter(\.isEmpty), [1, 2].map(\.description))
print(["a": 1, "b": 2].map(\.value).sorted())
