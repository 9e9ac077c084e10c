protocol Named { var name: String { get set }; init() }
extension Named {
  init(name: String) { self.init(); self.name = name };
  init?(checked n: String) { if n.isEmpty { return nil }; self.init(name: n) }
}
struct A: Named { var name = "a"; var n = 1 }
final class B: Named { var name = "b"; init() { print("B init") }; deinit { print("B gone") } }
enum E: Named {
  case x, y;
  var name: String {
    get { "\(self)" }
    set { self = newValue == "y" ? .y : .x }
  }; init() { self = .x }
}
print(A(name: "q"), B(name: "w").name, E(name: "y"))
print(A(checked: "") == nil, A(checked: "z")!.name, B(checked: "k")?.name ?? "none", B(checked: "") == nil)
func make<T: Named>(_ t: T.Type, _ n: String) -> T { T(name: n) }
print(make(A.self, "m"), make(B.self, "n").name, make(E.self, "y"))
protocol Def { init(); init(v: Int); var v: Int { get } }
extension Def { init() { self.init(v: 42) } }
struct D1: Def { var v: Int }
struct D2: Def { var v: Int; init() { v = 1 }; init(v: Int) { self.v = v } }
func d<T: Def>(_ t: T.Type) -> Int { T().v }
print(D1().v, D2().v, d(D1.self), d(D2.self))
extension A: Equatable {}
