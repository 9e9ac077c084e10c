protocol Summable { static func + (a: Self, b: Self) -> Self; static var zero: Self { get } }
extension Int: Summable {}
extension Double: Summable {}
extension String: Summable { static var zero: String { "" } }
struct V: Summable { var x = 0; static let zero = V(); static func + (a: V, b: V) -> V { V(x: a.x + b.x) } }
func sum<T: Summable>(_ list: [T]) -> T { list.reduce(T.zero) { $0 + $1 } }
func twice<T: Summable>(_ t: T) -> T { t + t }
print(twice(3), twice(1.5), twice("ab"), twice(V(x: 2)))
print(sum([1, 2, 3]), sum([1.5, 2]), sum(["a", "b"]), sum([V(x: 1), V(x: 5)]))
