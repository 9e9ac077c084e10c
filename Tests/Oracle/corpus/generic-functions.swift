func swapTwo<T>(_ a: inout T, _ b: inout T) { (a, b) = (b, a) }
var x = 1, y = 2
swapTwo(&x, &y)
print(x, y)
func largest<T: Comparable>(_ values: [T]) -> T? {
  guard var best = values.first else { return nil }
  for value in values.dropFirst() where value > best { best = value }
  return best
}
print(largest([3, 9, 2]) as Any, largest(["b", "a"]) ?? "-", largest([Double]()) as Any)
func index<T: Equatable>(of value: T, in list: [T]) -> Int? {
  for (i, item) in list.enumerated() where item == value { return i }
  return nil
}
print(index(of: "b", in: ["a", "b"]) ?? -1)
func repeated<T>(_ value: T, _ count: Int) -> [T] { Array(repeating: value, count: count) }
print(repeated("ha", 3), repeated(0.5, 2))
func first<T>(of type: T.Type, in list: [Any]) -> T? { list.lazy.compactMap { $0 as? T }.first }
print(first(of: String.self, in: [1, "found", 2]) ?? "-")
