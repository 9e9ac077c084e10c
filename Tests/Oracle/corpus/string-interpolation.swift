let name = "Ann"
let age = 30
let height = 1.75
print("\(name) is \(age) and \(height) tall")
print("next year: \(age + 1), upper: \(name.uppercased())")
print("nested: \("inner \(age * 2)")")
let items = ["a": 1]
print("list \([1, 2]) dict \(items) tuple \((1, "x")) bool \(age > 18)")
print("ternary \(age > 18 ? "adult" : "child")")
let optional: Int? = 3
print("optional \(optional.map { "\($0)" } ?? "none")")
struct P { var x = 1 }
print("struct \(P()) type \(type(of: age)) range \(1..<3)")
print("a", 1, 2.0, true, separator: "|", terminator: "<end>\n")
