class Box<T> {
  var v: T; init(_ v: T) { self.v = v }; func isInt() -> Bool { T.self == Int.self };
  func cast(_ x: Any) -> T? { x as? T }; var name: String { "\(T.self)" }
  static func kind() -> String { "k" }
}
class IntBox: Box<Int> { init() { super.init(4) } }
class Mid<U>: Box<[U]> { init(u: U) { super.init([u]) } }
print(
  Box(3).isInt(), Box("a").isInt(), Box(2.5).name, IntBox().name, IntBox().cast(7) as Any, IntBox().cast("q") as Any,
  Mid(u: "x").name)
struct Typed<T> { let label: String; var v: T; init(_ v: T) { self.v = v; label = "\(T.self)" } }
print(Typed(3).label, Typed("a").label)
func mk<T>(_ x: T) -> Box<T> { Box(x) }
print(mk(true).name, mk([1]).name)
let f: () -> Box<Double> = { Box(1) }
print(f().name)
class Reg<K: Hashable, V> {
  private var d: [K: Any] = [:]; func put(_ k: K, _ v: V) { d[k] = v }; func get(_ k: K) -> V? { d[k] as? V }
}
let r = Reg<String, Int>(); r.put("a", 1); print(r.get("a") as Any, r.get("b") as Any)
