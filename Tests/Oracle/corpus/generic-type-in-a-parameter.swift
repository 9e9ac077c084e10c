class Root { required init() {} }
class Leaf: Root {}
func describe<T>(_ type: T.Type) -> String { "\(T.self) \(type) \(T.self == Int.self)" }
func twice<T>(_ type: T.Type) -> String { describe(T.self) + " " + describe(type.self) }
print(describe(Int.self), describe(Leaf.self), twice(String.self))
