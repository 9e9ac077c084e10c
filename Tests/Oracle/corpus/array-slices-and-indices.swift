let days = ["Mon", "Tue", "Wed", "Thu", "Fri"]
let middle = days[1...3]
print(middle, middle.startIndex, middle[2], middle.count)
print(days[..<2], days[3...], Array(days[1..<3]))
for i in days.indices.reversed() { print(i, days[i], terminator: " ") }
print()
print(days.indices, days.endIndex)
var copy = days
copy.replaceSubrange(1...2, with: ["X"])
print(copy)
copy.insert(contentsOf: ["Y", "Z"], at: 0)
print(copy)
copy.removeSubrange(0..<2)
print(copy, copy.dropLast(2))
print(days.split { $0 == "Wed" }.map { Array($0) })
print(days.elementsEqual(["Mon"]), days.starts(with: ["Mon", "Tue"]), days == days.reversed())
