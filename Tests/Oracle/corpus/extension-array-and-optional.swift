extension Array {
  subscript(safe index: Int) -> Element? {
    indices.contains(index) ? self[index] : nil
  }
  func chunked(into size: Int) -> [[Element]] {
    stride(from: 0, to: count, by: size).map { Array(self[$0..<Swift.min($0 + size, count)]) }
  }
}
extension Array where Element == Int {
  var total: Int { reduce(0, +) }
}
extension Optional where Wrapped == String {
  var orEmpty: String { self ?? "" }
}
extension Collection {
  var isNotEmpty: Bool { !isEmpty }
}
let letters = ["a", "b", "c", "d", "e"]
print(letters[safe: 1] ?? "none", letters[safe: 9] ?? "none")
print(letters.chunked(into: 2))
print([1, 2, 3].total, letters.isNotEmpty, "".isNotEmpty)
let name: String? = nil
print("[\(name.orEmpty)]")
