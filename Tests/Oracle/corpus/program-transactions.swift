struct Transaction { let category: String; let amount: Double; let day: Int }
let all = [
  Transaction(category: "food", amount: 12.5, day: 1), Transaction(category: "rent", amount: 800, day: 1),
  Transaction(category: "food", amount: 7.25, day: 3), Transaction(category: "fun", amount: 20, day: 2),
]
let byCategory = Dictionary(grouping: all, by: { $0.category })
for (category, list) in byCategory.sorted(by: { $0.key < $1.key }) {
  print(category, list.count, list.reduce(0) { $0 + $1.amount })
}
let totals = all.reduce(into: [String: Double]()) { $0[$1.category, default: 0] += $1.amount }
print(totals.sorted { $0.value > $1.value }.map { "\($0.key)=\($0.value)" })
print(totals.max { a, b in a.value < b.value }!.key, totals.filter { $0.value < 100 }.keys.sorted())
print(totals.mapValues { Int($0) }.sorted { $0.key < $1.key }.map { $0.1 })
let counts = "mississippi".reduce(into: [Character: Int]()) { counts, ch in counts[ch, default: 0] += 1 }
print(counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\($0.key)\($0.value)" }.joined())
var set: Set<Int> = [1, 2, 3]
let (inserted, member) = set.insert(3)
print(inserted, member, set.insert(4).inserted, set.remove(9) as Any)
print(
  set.union([9]).sorted(), set.intersection([1, 4, 7]).sorted(), set.subtracting([1]).sorted(),
  set.symmetricDifference([1, 10]).sorted(), set.isSuperset(of: [1, 2]), set.isDisjoint(with: [7]))
var dict = ["a": 1, "b": 2]
dict.merge(["b": 20, "c": 30]) { old, new in old + new }
print(dict.sorted { $0.key < $1.key }.map { "\($0)\($1)" })
if let old = dict.updateValue(5, forKey: "a") { print("old", old) }
dict["c"] = nil
print(dict.removeValue(forKey: "zz") as Any, dict.count, dict.keys.contains("b"), dict["q", default: 7])
for (key, value) in dict where value > 5 { print(key, value) }
print(zip([1, 2, 3], ["a", "b"]).map { "\($0)\($1)" }, Array(zip(1..., ["x", "y"])).map { $0.0 })
print(
  stride(from: 0, to: 10, by: 3).map { $0 }, stride(from: 10, through: 0, by: -5).map { $0 }, Array((1...3).reversed()))
let nested = [[1, 2], [], [3]]
print(nested.flatMap { $0 }, ["1", "x", "3"].compactMap { Int($0) }, nested.joined().map { $0 * 2 })
var nums = [5, 3, 8, 1]
nums.sort(by: >); print(nums)
nums.removeAll { $0 < 4 }; print(nums)
nums.insert(contentsOf: [0, 0], at: 1); print(nums, nums.firstIndex(of: 0)!, nums.lastIndex(of: 0)!)
nums.swapAt(0, 3); nums.reverse(); print(nums, nums.dropLast(), nums.prefix { $0 > 4 }, nums.suffix(2))
print(nums.enumerated().map { $0.offset * $0.element }, nums.indices)
print(
  [3, 1, 2].min()!, [1, 2, 3, 4].chunked(2), Array(repeating: "x", count: 2), [1, 2] + [3], [1, 2, 3].contains(2),
  [1, 2].elementsEqual([1, 2]))
extension Array {
  func chunked(_ n: Int) -> [[Element]] {
    stride(from: 0, to: count, by: n).map { Array(self[$0..<Swift.min($0 + n, count)]) }
  }
}
extension Collection { subscript(safe i: Index) -> Element? { indices.contains(i) ? self[i] : nil } }
print(nums[safe: 99] as Any, nums[safe: 0] as Any)
extension Sequence where Element: Hashable {
  func uniqued() -> [Element] { var seen = Set<Element>(); return filter { seen.insert($0).inserted } }
}
print([1, 2, 1, 3, 2].uniqued())
print(
  all.sorted { a, b in
    if a.day != b.day { return a.day < b.day }; return a.amount > b.amount
  }.map(\.amount))
print([1, 2, 3].lazy.map { $0 * 2 }.first { $0 > 2 }!, (1...5).reduce(1, *))
print(Dictionary([("a", 1), ("a", 2)], uniquingKeysWith: +), [1: "a"].isEmpty, ["x": [1]]["x"]?.first ?? 0)
var d2: [String: [Int]] = [:]
d2["k", default: []].append(1); d2["k"]?.append(2); print(d2)
