class F {
  let a: Int; init?(_ x: Int) { if x < 0 { return nil }; a = x; if x > 10 { return nil } }; deinit { print("F gone") }
  convenience init?(text: String) { guard let n = Int(text) else { return nil }; self.init(n) }
}
print(F(-1) == nil, F(3) == nil, F(20) == nil, F(text: "x") == nil, F(text: "-4") == nil, F(text: "5")!.a)
class G: F {
  var s = [1]; override init?(_ x: Int) { if x == 0 { return nil }; super.init(x) }; deinit { print("G gone") }
}
print(G(0) == nil, G(-1) == nil, G(5)!.s)
class T {
  let n: Int; init(_ n: Int) throws { if n < 0 { throw Bad.neg }; self.n = n; if n > 9 { throw Bad.big } };
  deinit { print("T gone") }
}
enum Bad: Error { case neg, big }
for n in [-1, 20, 3] { do { let t = try T(n); print(t.n) } catch { print(error) } }
