var tags: Set<String> = ["a", "b"]
print(tags.insert("c").inserted, tags.insert("a").inserted)
print(tags.count, tags.contains("b"), tags.sorted())
print(tags.remove("b") as Any, tags.remove("z") as Any)
let odd: Set = [1, 3, 5, 7], small: Set = [1, 2, 3]
print(odd.union(small).sorted(), odd.intersection(small).sorted())
print(odd.subtracting(small).sorted(), odd.symmetricDifference(small).sorted())
print(Set([1, 3]).isSubset(of: odd), odd.isSuperset(of: small), odd.isDisjoint(with: [2, 4]))
print(Set([1, 2, 2, 3, 3]).count, Set("hello").count)
print(Set([1, 2]) == Set([2, 1]))
var seen = Set<Int>()
print([3, 1, 3, 2, 1].filter { seen.insert($0).inserted })
