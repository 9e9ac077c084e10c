class F {
  let a: Int; init?(_ x: Int) { if x < 0 { return nil }; a = x; if x > 10 { return nil } }; deinit { print("F gone") }
  convenience init?(twice x: Int) { self.init(x * 2); print("after self.init", a) }
}
class G: F {
  var s = [1]; override init?(_ x: Int) { super.init(x); print("after super.init"); s = [2] };
  deinit { print("G gone") }
}
print(G(-1) == nil, G(20) == nil, G(5)!.s)
print(F(twice: 7) == nil, F(twice: 2)!.a, F(twice: -1) == nil)
struct S {
  var n: Int; init?(_ n: Int) { if n < 0 { return nil }; self.n = n };
  init?(text: String) { guard let x = Int(text) else { return nil }; self.init(x); n += 1 }
}
print(S(text: "4")!.n, S(text: "-3") == nil, S(text: "q") == nil)
extension S: Equatable {}
class P { init() throws { throw E.e }; deinit { print("P gone") } }
enum E: Error { case e }
class Q: P { override init() throws { try super.init(); print("no") }; deinit { print("Q gone") } }
do { _ = try Q() } catch { print(error) }
class R { var o = P2(); let z: Int; init?(_ n: Int) { if n == 0 { return nil }; z = n }; deinit { print("R gone") } }
class P2 { deinit { print("P2 gone") } }
print(R(0) == nil)
