struct ZZ {}
for (i, s) in zip(1..., ["a", "b"]) { print(i, s) }
print(zip(0..., "xy").map { "\($0)\($1)" })
let d = Dictionary(uniqueKeysWithValues: zip(["a", "b"], 1...))
print(d["a"]!, d["b"]!)
var arr = [0, 1, 2, 3, 4]
arr[1...2] = [9]
print(arr)
arr[0..<1] = [7, 8, 8]
print(arr)
arr[3...] = [1]
print(arr)
arr[..<2] = []
print(arr)
var t = [1, 2, 3, 4]; t[1...2].reverse(); print(t)
t[0..<2].sort(); print(t)
