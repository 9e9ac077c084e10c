let numbers = [5, 3, 8, 1, 9, 2]
print(numbers.map { $0 * 10 })
print(numbers.filter { $0 > 4 })
print(numbers.reduce(0) { $0 + $1 }, numbers.reduce("") { $0 + "\($1)" })
print(numbers.sorted(), numbers.sorted(by: >))
print(numbers.min()!, numbers.max()!)
print(numbers.first { $0 % 2 == 0 } ?? 0, numbers.last(where: { $0 > 4 }) ?? 0)
print(numbers.firstIndex(where: { $0 == 8 }) ?? -1)
print(numbers.contains { $0 > 8 }, numbers.allSatisfy { $0 < 10 })
print(numbers.compactMap { $0 > 4 ? "n\($0)" : nil })
print([[1, 2], [3], []].flatMap { $0 })
print(zip(numbers, ["a", "b", "c"]).map { "\($0)\($1)" })
numbers.enumerated().forEach { print($0.offset, $0.element, terminator: "; ") }
print()
print(numbers.prefix { $0 != 8 }, Array(numbers.drop { $0 != 8 }))
print(numbers.partition(at: 2))
extension Array {
  func partition(at index: Int) -> ([Element], [Element]) { (Array(self[..<index]), Array(self[index...])) }
}
