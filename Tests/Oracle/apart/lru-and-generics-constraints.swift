struct Counter<Element: Hashable> {
  private var counts: [Element: Int] = [:]
  init<S: Sequence>(_ elements: S) where S.Element == Element {
    for element in elements { counts[element, default: 0] += 1 }
  }
  subscript(element: Element) -> Int { counts[element] ?? 0 }
  var total: Int { counts.values.reduce(0, +) }
}
extension Counter where Element: Comparable {
  var mostCommon: [(Element, Int)] {
    counts.sorted { $0.value != $1.value ? $0.value > $1.value : $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}
let letters = Counter("mississippi")
print(letters["s"], letters["z"], letters.total)
for (letter, count) in letters.mostCommon { print(letter, count) }
let numbers = Counter([3, 1, 3, 3, 2, 1])
print(numbers.mostCommon.map { "\($0.0):\($0.1)" }.joined(separator: " "))
func group<T, Key: Hashable & Comparable>(_ items: [T], by key: (T) -> Key) -> [(Key, [T])] {
  var result: [Key: [T]] = [:]
  for item in items { result[key(item), default: []].append(item) }
  return result.keys.sorted().map { ($0, result[$0]!) }
}
for (length, words) in group(["a", "bb", "cc", "d", "eee"], by: { $0.count }) { print(length, words) }
