protocol Shape { var name: String { get } }
struct Circle: Shape { let name = "circle"; let r = 2.0 }
struct Square: Shape { let name = "square"; let a = 3 }
class Registry {
  private var items: [String: Any] = [:]
  func register<T>(_ type: T.Type, _ make: @escaping () -> T) { items["\(type)"] = make }
  func resolve<T>(_ type: T.Type) -> T? { (items["\(type)"] as? () -> T)?() }
  func resolve<T>() -> T? { resolve(T.self) }
}
let shapes: [Shape] = [Circle(), Square(), Circle()]
func pick<T>(_ all: [Shape]) -> [T] { all.compactMap { $0 as? T } }
let cs: [Circle] = pick(shapes)
print(cs.count, cs[0].r)
func count<T>(_ type: T.Type, in all: [Any]) -> Int { all.filter { $0 is T }.count }
print(count(Int.self, in: [1, "a", 2.5, 3]), count(Shape.self, in: [Circle(), 1]))
func cast<T>(_ x: Any) -> T? { x as? T }
let n: Int? = cast(3); print(n as Any)
let s: String? = cast(3); print(s as Any)
let f: Double? = cast(2.5); print(f as Any)
let a: [Int]? = cast([1, 2]); print(a as Any)
func force<T>(_ x: Any) -> T { x as! T }
let q: Square = force(Square()); print(q.a)
func name<T>(of: T.Type) -> String { String(describing: T.self) }
print(name(of: Int.self), name(of: Circle.self))
func kind<T>(_ x: T) -> String { "\(T.self)" }
print(kind(1), kind("a"), kind([1]), kind(Circle()))
let anyShape: Shape = Square()
print(kind(anyShape))
func sw<T>(_ x: Any, _ t: T.Type) -> String {
  switch x {
  case let y as T: return "is \(y)";
  default: return "not"
  }
}
print(sw(1, Int.self), sw("a", Int.self))
class Base {}; class Sub: Base {}
let t: Base.Type = Sub.self
func only<T: Base>(_ type: T.Type, _ xs: [Base]) -> Int { xs.filter { $0 is T }.count }
print(only(t, [Base(), Sub()]))
func outer<U>(_ xs: [Any], _ u: U.Type) -> Int { let r: [U] = inner(xs); return r.count }
func inner<V>(_ xs: [Any]) -> [V] { xs.compactMap { $0 as? V } }
print(outer([1, "b", 2], Int.self), outer([1, "b", 2], String.self))
func pair<A, B>(_ xs: [Any]) -> (A?, B?) { (xs.first { $0 is A } as? A, xs.first { $0 is B } as? B) }
let p: (Int?, String?) = pair(["x", 5]); print(p)
