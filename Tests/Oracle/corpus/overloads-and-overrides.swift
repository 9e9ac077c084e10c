class A {
  func f(_ x: Int) { print("A int") }; func f(_ x: String) { print("A str") };
  class func g(_ x: Int) { print("Ag int") }; class func g(_ s: String) { print("Ag str") }
}
class B: A {
  override func f(_ x: String) { print("B str") }; func f(_ x: Double) { print("B dbl") };
  override class func g(_ s: String) { print("Bg str") }
}
class C: B {
  override func f(_ x: Int) { print("C int") };
  override func f(_ x: Double) { print("C dbl"); super.f(x); super.f("s") }
}
let a: A = B(); a.f("x"); a.f(1)
let b: B = C(); b.f("x"); b.f(1); b.f(1.5)
let t: A.Type = B.self; t.g(1); t.g("x")
class D { func k(_ x: Int) { print("D int") } }
class E: D { func k(_ x: String) { print("E str") } }
let d: D = E(); d.k(1); E().k("q"); E().k(2)
protocol P { func p(_ x: Int); func p(_ x: String) }
extension P { func p(_ x: Int) { print("default int") }; func p(_ x: String) { print("default str") } }
class PC: P { func p(_ x: String) { print("PC str") } }
let p: P = PC(); p.p(1); p.p("a")
struct PS: P { func p(_ x: Int) { print("PS int") } }
let ps: P = PS(); ps.p(1); ps.p("a")
class G<T> { func put(_ x: T) { print("G put") }; func get() -> T? { nil } }
struct Pt { var x = 1 }
class GP: G<Pt> { override func put(_ x: Pt) { print("GP put", x.x) }; override func get() -> Pt? { Pt(x: 9) } }
let g: G<Pt> = GP(); g.put(Pt(x: 4)); print(g.get()!.x)
func use<T>(_ g: G<T>, _ x: T) -> T? { g.put(x); return g.get() }
print(use(GP(), Pt(x: 6))!.x)
