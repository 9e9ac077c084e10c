class Base { required init() {}; class func make() -> Self { Self() }; func copy() -> Base { type(of: self).init() } }
class Sub: Base {}
print(type(of: Sub.make()), type(of: Sub().copy()))
protocol Init { init() }
extension Init {
  static func make() -> Self { Self() }; static func many(_ n: Int) -> [Self] { (0..<n).map { _ in Self() } }
}
struct S: Init { var a = 3 }
final class K: Init { var b = 4 }
print(S.make().a, K.make().b, S.many(2).count)
func create<T: Init>(_ t: T.Type) -> T { T() }
print(create(S.self).a, create(K.self).b)
func create2<T: Init>() -> T { T.init() }
let s: S = create2(); print(s.a)
struct Student { var name: String }
protocol Named { init(name: String); var name: String { get } }
extension Student: Named {}
func named<T: Named>(_ n: String) -> T { T(name: n) }
let st: Student = named("z"); print(st.name)
func bad<T>(_ x: T) -> T { return x }
print(bad(3))
struct P2 { var x = 1; func with(_ f: (inout P2) -> Void) -> Self { var c = self; f(&c); return c } }
print(P2().with { $0.x = 5 }.x)
