let text: String? = "42"
let number = text.flatMap { Int($0) }
print(number as Any)
let doubled = number.map { $0 * 2 }
print(doubled ?? 0)
let bad: String? = "forty"
print(bad.flatMap { Int($0) } as Any)
print(bad.map { Int($0) } as Any)
let none: Int? = nil
print(none.map { "value \($0)" } ?? "no value")
