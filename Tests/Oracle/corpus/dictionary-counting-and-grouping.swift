let words = ["apple", "bean", "avocado", "beet", "corn", "apple"]
var counts: [String: Int] = [:]
for word in words { counts[word, default: 0] += 1 }
print(counts["apple"]!, counts["corn"]!, counts["kiwi"] ?? 0)
let groups = Dictionary(grouping: words) { $0.first! }
for key in groups.keys.sorted() { print(key, groups[key]!) }
let lengths = Dictionary(uniqueKeysWithValues: Set(words).map { ($0, $0.count) })
print(lengths.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" })
print(lengths.mapValues { $0 * 2 }["corn"]!)
print(lengths.filter { $0.value > 4 }.keys.sorted())
let merged = ["a": 1, "b": 2].merging(["b": 20, "c": 30]) { old, new in old + new }
print(merged.sorted { $0.key < $1.key }.map { $0.value })
var nested: [String: [Int]] = [:]
nested["x", default: []].append(1)
nested["x", default: []].append(2)
nested["y"]?.append(3)
print(nested)
print(counts.max { $0.value < $1.value }!.key)
