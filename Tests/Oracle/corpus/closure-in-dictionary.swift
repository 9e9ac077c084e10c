let operations: [String: (Double, Double) -> Double] = [
  "+": { $0 + $1 },
  "-": { $0 - $1 },
  "*": { $0 * $1 },
  "/": { $0 / $1 },
]

for name in ["+", "-", "*", "/", "%"] {
  if let operation = operations[name] {
    print("6 \(name) 4 =", operation(6, 4))
  } else {
    print("nothing for", name)
  }
}
let max = [4, 9, 2].reduce(Int.min) { $0 > $1 ? $0 : $1 }
print(max)
