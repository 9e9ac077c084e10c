struct Stack<T> {
  var items: [T] = []
  mutating func push(_ x: T) { items.append(x) }
}
extension Stack where T == Int {
  func sum() -> Int { items.reduce(0, +) }
  func describe() -> String { "ints \(sum())" }
}
extension Stack where T == String {
  func describe() -> String { "strings \(items.joined())" }
}
extension Stack where T: Equatable {
  func has(_ x: T) -> Bool { items.contains(x) }
}
var a = Stack<Int>(); a.push(1); a.push(2)
var b = Stack<String>(); b.push("x"); b.push("y")
print(a.describe(), b.describe(), a.sum(), a.has(2), b.has("z"))
extension Array where Element == Int { func total() -> String { "int total" } }
extension Array where Element == String { func total() -> String { "string total" } }
print([1].total(), ["a"].total())
