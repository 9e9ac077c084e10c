// Sets that change in place, and texts by their beginnings.
var tags: Set<Int> = [1, 2, 3]
tags.formUnion([4, 5])
tags.subtract([1])
tags.formIntersection([2, 3, 4])
tags.formSymmetricDifference([4, 9])
print(tags.sorted(), tags.min()!, tags.max()!, tags.min { $0 % 3 < $1 % 3 }!)
print(tags.isStrictSubset(of: [2, 3, 9, 10]), tags.isSubset(of: [2, 3, 9]), tags.union([7]).count)
print(tags.reduce(into: 0) { $0 += $1 }, tags.isDisjoint(with: [100]), Set<Int>().max() as Any)
let text = "key=value=more"
print(text.prefix { $0 != "=" }, text.drop { $0 != "=" }, text.starts(with: "key"))
print(text.last { $0.isLetter }!, text.sorted(by: >).count, text.max { $0 < $1 }!)
var letters = "banana"
letters.removeAll { $0 == "a" }
print(letters)
let ages: [String: Int] = ["a": 1, "b": 20]
print(ages.compactMapValues { $0 > 5 ? "\($0)" : nil })
print(
  (1...9).prefix { $0 * $0 < 20 }.count, (1...4).last { $0 % 2 == 1 }!, (3..<6).max()!, [1, 2, 3].starts(with: [1, 2]))
for (index, number) in (5...6).enumerated() { print(index, number) }
