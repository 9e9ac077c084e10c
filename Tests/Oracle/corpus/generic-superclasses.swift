class Base<T> {
  let a: T
  init(a: T) { self.a = a }
  func show() -> String { "a=\(a)" }
}
class Mid<U>: Base<U> {
  let b: U
  init(b: U) { self.b = b; super.init(a: b) }
  override func show() -> String { super.show() + " b=\(b)" }
}
class Leaf<V>: Mid<V> {
  let c: V
  init(c: V) { self.c = c; super.init(b: c) }
  override func show() -> String { super.show() + " c=\(c)" }
}
print(Leaf(c: 7).show())
class L2: Mid<String> {
  var n = 1
  init() { super.init(b: "q") }
  override func show() -> String { super.show() + "!" + a + b.uppercased() }
}
print(L2().show())
let l = Leaf<Double>(c: 2.5)
print(l.a + l.b + l.c)
let x: Int = Leaf(c: 3).a
print(x + 1)
