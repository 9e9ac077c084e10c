struct Stack<T> { var items: [T] = [] }
extension Stack where T == Int { func kind() -> String { "int" } }
extension Stack { func kind() -> String { "any" } }
print(Stack<String>(items: ["a"]).kind(), Stack<Int>(items: [1]).kind())
extension Stack where T: Equatable { func eq() -> String { "equatable" } }
extension Stack { func eq() -> String { "not" } }
class C {}
print(Stack<C>(items: []).eq(), Stack<Int>(items: [1]).eq())
