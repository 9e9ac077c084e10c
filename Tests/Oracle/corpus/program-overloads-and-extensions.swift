protocol Shape { var area: Double { get }; var name: String { get } }
extension Shape { var name: String { "shape" }; var info: String { "\(name) \(area)" } }
struct Sq: Shape { var s: Double; var area: Double { s * s }; var name: String { "sq" } }
struct An: Shape { let base: any Shape; var area: Double { base.area * 2 } }
print(Sq(s: 2).info, An(base: Sq(s: 1)).info, An(base: An(base: Sq(s: 1))).area)
class Base {
  func f(_ x: Int) -> String { "Base Int" }; func f(_ x: Double) -> String { "Base Double" };
  func g() -> String { f(1) + f(2.0) }
}
class Sub: Base { override func f(_ x: Int) -> String { "Sub Int" }; func f(_ x: String) -> String { "Sub String" } }
let b: Base = Sub(); print(b.g(), b.f(3), Sub().f("x"), Sub().f(2.5))
func h(_ x: Any) -> String { "any" }; func h(_ x: Int) -> String { "int" }; func h<T>(_ x: T) -> String { "gen" }
print(h(1), h("a"), h(1 as Any)); let l: [any Shape] = [Sq(s: 1)];
print(l.map { $0.info }, l.reduce(0) { $0 + $1.area })
func k(_ x: Int, _ y: Int = 2) -> String { "two" }; func k(_ x: Int) -> String { "one" }; print(k(1), k(1, 3));
func v(_ x: Int...) -> Int { x.count }; func v(_ x: Int) -> Int { -1 }; print(v(1), v(1, 2), v())
extension Array where Element == Int { func kind() -> String { "ints" } };
extension Array { func kind() -> String { "any" } };
extension Array where Element: StringProtocol { func kind() -> String { "strs" } };
print([1].kind(), [2.5].kind(), ["a"].kind())
