// Property wrappers, key paths, dynamic defaults
@propertyWrapper struct Clamped<Value: Comparable> {
  private var value: Value
  let range: ClosedRange<Value>
  var projectedValue: Bool { value == range.lowerBound || value == range.upperBound }
  init(wrappedValue: Value, _ range: ClosedRange<Value>) {
    self.range = range
    value = min(max(wrappedValue, range.lowerBound), range.upperBound)
  }
  var wrappedValue: Value {
    get { value }
    set { value = min(max(newValue, range.lowerBound), range.upperBound) }
  }
}
@propertyWrapper struct Trimmed {
  private(set) var raw = ""
  var wrappedValue: String {
    get { raw }
    set { raw = newValue.split(separator: " ").joined(separator: " ") }
  }
  init(wrappedValue: String) { self.wrappedValue = wrappedValue }
}
struct Player {
  @Clamped(0...100) var health = 150
  @Clamped(1...5) var level: Int = 0
  @Trimmed var name: String = "  Ann   Lee "
}
var player = Player()
print(player.health, player.level, "[\(player.name)]", player.$health, player.$level)
player.health -= 30
player.name += "   Jr  "
print(player.health, player.$health, "[\(player.name)]")
let paths: [WritableKeyPath<Player, Int>] = [\.health, \.level]
for path in paths { player[keyPath: path] *= 3 }
print(paths.map { player[keyPath: $0] })
struct Sorter<T> {
  var keys: [(T, T) -> Bool?] = []
  func by<K: Comparable>(_ path: KeyPath<T, K>, descending: Bool = false) -> Sorter {
    var copy = self
    copy.keys.append { a, b in
      let (x, y) = (a[keyPath: path], b[keyPath: path])
      return x == y ? nil : descending ? x > y : x < y
    }
    return copy
  }
  func sort(_ values: [T]) -> [T] {
    values.sorted { a, b in
      for key in keys { if let answer = key(a, b) { return answer } }
      return false
    }
  }
}
struct City { let name: String, size: Int, country: String }
let cities = [
  City(name: "Bern", size: 1, country: "CH"), City(name: "Zug", size: 1, country: "CH"),
  City(name: "Graz", size: 2, country: "AT"), City(name: "Wien", size: 9, country: "AT"),
]
let sorted = Sorter<City>().by(\.country).by(\.size, descending: true).by(\.name, descending: true).sort(cities)
print(sorted.map(\.name))
print(cities.map(\.size).reduce(0, +), cities.map(\.name.count))
