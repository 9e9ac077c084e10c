var list = ["milk", "eggs"]
list.append("bread")
list += ["tea", "jam"]
list.insert("salt", at: 1)
print(list, list.count)
print(list[0], list.first ?? "-", list.last ?? "-")
list[2] = "flour"
print(list.remove(at: 0), list.removeLast())
print(list)
print(list.contains("tea"), list.firstIndex(of: "tea") ?? -1, list.firstIndex(of: "x") ?? -1)
print(list.isEmpty, [Int]().isEmpty)
list.swapAt(0, 1)
list.reverse()
print(list)
print(list.dropFirst(), Array(list.prefix(2)), Array(list.suffix(1)))
let zeros = Array(repeating: 0, count: 3)
print(zeros, zeros + [1])
list.removeAll { $0.count == 3 }
print(list)
list.removeAll()
print(list)
