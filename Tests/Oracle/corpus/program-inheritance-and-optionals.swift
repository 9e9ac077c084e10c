class A {
  var x: Int { didSet { print("A.x \(oldValue)->\(x)") } }; init(x: Int) { self.x = x; self.x = x + 1 };
  func m() { print("A.m") }; static func s() { print("A.s", Self.self) }; class func c() { print("A.c", self) };
  subscript(i: Int) -> Int { x + i }; deinit { print("~A") }
}
class B: A {
  override var x: Int { didSet { print("B.x") } }; override init(x: Int) { super.init(x: x * 10); self.x = 3 };
  override func m() { super.m(); print("B.m") }; override class func c() { super.c(); print("B.c") };
  override subscript(i: Int) -> Int { super[i] * 2 }; convenience init() { self.init(x: 1); print("conv") };
  deinit { print("~B") }
}
do {
  let b = B(); b.x += 1; b.m(); B.s(); B.c(); print(b[1], (b as A)[1]); let a: A = b; a.x = 0; a.m();
  print(a is B, type(of: a))
}
protocol P { var v: Int { get set }; mutating func up() };
extension P { mutating func up() { v += 1 }; mutating func twice() { up(); up() } }
struct S: P { var v = 0 }; struct T: P { var v = 0; mutating func up() { v += 10 } };
final class C: P { var v = 0 { didSet { print("C.v", v) } } }
var s = S(), t = T(), c = C(); s.twice(); t.twice(); c.twice(); print(s.v, t.v, c.v); var ps: [any P] = [s, t, c];
for i in ps.indices { ps[i].twice(); ps[i].v += 100 }; print(ps.map(\.v), s.v, c.v)
func run<X: P>(_ x: inout X) { x.up(); x.v *= 2 }; run(&s); run(&t); run(&c); print(s.v, t.v, c.v); var any: any P = s;
any.up(); print(any.v, s.v)
struct Box<T> { var t: T; init(_ t: T) { self.t = t }; func with<U>(_ u: U) -> Box<(T, U)> { Box<(T, U)>((t, u)) } };
print(Box(1).with("a").t, Box([1]), Box(Optional(2)).t as Any)
struct Pair<A, B> { var a: A, b: B; var swapped: Pair<B, A> { Pair<B, A>(a: b, b: a) } };
extension Pair where A == B { var same: [A] { [a, b] } }; extension Pair: Equatable where A: Equatable, B: Equatable {};
extension Pair: Hashable where A: Hashable, B: Hashable {}
print(
  Pair(a: 1, b: "x").swapped, Pair(a: 1, b: 2).same, Pair(a: 1, b: "q") == Pair(a: 1, b: "q"),
  Set([Pair(a: 1, b: 1), Pair(a: 1, b: 1)]).count)
class Gen<T> {
  var items: [T] = []; func add(_ t: T) -> Self { items.append(t); return self };
  static func make(_ t: T...) -> Gen<T> { let g = Gen<T>(); g.items = t; return g }
}; class IntGen: Gen<Int> { var sum: Int { items.reduce(0, +) } }
print(Gen.make("a", "b").add("c").items, Gen<Double>().items.isEmpty)
func first<T: Collection>(_ c: T) -> T.Element? where T.Element: Equatable { for x in c { return x }; return nil };
print(first([1, 2])!, first("xyz")!, first([Int]()) as Any)
extension Optional where Wrapped == String {
  var orEmpty: String { self ?? "" }; var isBlank: Bool { self?.isEmpty ?? true }
}; let ns: String? = nil; print(ns.orEmpty.isEmpty, ns.isBlank, Optional("a").orEmpty);
extension Collection { var second: Element? { dropFirst().first } }; print([1, 2].second as Any)
extension Int {
  var squared: Int { self * self }; func times(_ f: (Int) -> Void) { for i in 0..<self { f(i) } };
  static func clamp(_ n: Int, _ r: ClosedRange<Int>) -> Int { Swift.min(Swift.max(n, r.lowerBound), r.upperBound) };
  mutating func double() { self *= 2 }
}; var seven = 7; seven.double(); print(3.squared, seven, Int.clamp(50, 0...9)); 2.times { print("t", $0) }
extension String {
  func repeated(_ n: Int) -> String { (0..<n).map { _ in self }.joined() };
  var vowels: Int { filter { "aeiou".contains($0) }.count }; mutating func shout() { self = uppercased() + "!" }
}; var str = "hello"; str.shout(); print("ab".repeated(2), "education".vowels, str)
func opt(_ s: String?) -> Int { guard let s, let n = Int(s), n > 0 else { return -1 }; return n };
print(opt("5"), opt("x"), opt(nil), opt("-3")); if let a = Int("1"), let b = Int("2"), a < b { print(a + b) };
let chain: A? = nil; print(chain?.x as Any, chain?.x.description ?? "none", (chain?.m()) == nil)
let u: Int! = 4; print(u + 1, u as Any); var w: [Int]? = [1]; w?.append(2); w![0] = 9; print(w!); var oi: Int? = 1;
oi? += 5; oi! *= 2; print(oi!); let m = oi.map { $0 * 2 }; print(m!, oi.flatMap { $0 > 100 ? $0 : nil } as Any);
print(Int("12").map(String.init) ?? "", [1, 2].first.map { $0 + 1 }!)
