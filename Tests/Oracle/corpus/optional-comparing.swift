let a: Int? = 3
let b: Int? = nil
print(a == 3, a == nil, b == nil, a != b)
if a != nil {
  print("a has \(a!)")
}
let words = ["one", "two"]
print(words.first == "one", words.last == "one")
let empty: [String] = []
print(empty.first == nil, empty.isEmpty)
switch a {
case .some(let value): print("some \(value)")
case .none: print("none")
}
switch b {
case let value?: print("value \(value)")
case nil: print("nil")
}
