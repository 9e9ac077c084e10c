class Root {}
func name<T>(_ value: T) -> String { "\(T.self)" }
struct Box<T> {
  var value: T
  var isInt: Bool { T.self == Int.self }
}
print(name(3), name([1.5]), Box(value: 3).isInt, Box(value: "x").isInt)
