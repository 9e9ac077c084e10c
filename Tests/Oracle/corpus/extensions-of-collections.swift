struct P { var n = 1 }
extension Array {
  func show() { for x in self { print(x) }; print(first!) }
  func second() -> Element? { return count > 1 ? self[1] : nil }
  func pick(_ f: (Element) -> Bool) -> [Element] { return filter(f) }
  subscript(safe index: Int) -> Element? { return indices.contains(index) ? self[index] : nil }
  mutating func rotate() { append(removeFirst()) }
  var middle: Element? { return isEmpty ? nil : self[count / 2] }
}
extension Optional { func or(_ d: Wrapped) -> Wrapped { return self ?? d } }
extension Array where Element: Comparable {
  func isAscending() -> Bool { return zip(self, dropFirst()).allSatisfy { $0 <= $1 } }
}
extension Array where Element == Int { var total: Int { return reduce(0, +) } }
var list = [P(), P(n: 2), P(n: 3)]
list.show()
print(list.second()!.n, list.second()!)
print(list.pick { $0.n > 1 })
list.rotate()
print(list.map { $0.n }, list.middle!.n)
let o: P? = nil
print(o.or(P(n: 9)).n)
let c: [Float] = [1.5, 2]
c.show()
print([1, 2, 3].isAscending(), ["b", "a"].isAscending(), [1, 2].total, c.isAscending())
print([P(n: 7)][safe: 0]?.n ?? 0, [Int]()[safe: 3] ?? -1)
