let pairs = [("a", 1), ("b", 2), ("a", 3)]
let safe = Dictionary(pairs, uniquingKeysWith: { $0 + $1 })
print(safe["a"]!, safe["b"]!)
let unsafe = Dictionary(uniqueKeysWithValues: pairs)
print(unsafe.count)
