let count = 3
let price = 2.5
print(Double(count) * price, count * Int(price), Float(count) / 2)
let ratio = Double(count) / 4
print("ratio \(ratio), percent \(Int(ratio * 100))%")
let small: Int8 = 12
let big = Int64(small) * 1000
print(big, type(of: big), type(of: ratio), type(of: count), type(of: "x"), type(of: [1]))
let inferred = 3 + 0.14
print(inferred, type(of: inferred))
let f: Float = 1.1
print(f, Double(f) == 1.1, f == 1.1)
print(UInt(7), Character("a"), type(of: Character("a")), type(of: (1, "a")), type(of: ["a": 1]))
