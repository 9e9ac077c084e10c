print([1, 2, 3, 4].reduce(0, +))
print([1, 2, 3, 4].reduce(1, *))
print(["b", "c", "a"].sorted(by: <))
print([1, 5, 3].max(by: <) ?? 0)
let add: (Int, Int) -> Int = (+)
print(add(3, 4))

func isEven(_ n: Int) -> Bool { n % 2 == 0 }
print((1...10).filter(isEven))
print(["1", "x", "3"].map(Int.init))
print(["1", "x", "3"].compactMap(Int.init))
