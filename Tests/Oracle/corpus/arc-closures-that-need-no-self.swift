class A {
  var f: (() -> Void)?
  var g: ((Int) -> Void)?
  init() { f = { print("x") } }
  deinit { print("deinit A") }
}
var a: A? = A()
a = nil
class B {
  var f: ((Int) -> Void)?
  init() { f = { _ in print("x") } }
  deinit { print("deinit B") }
}
var b: B? = B()
b = nil
class C {
  var f: ((Int, Int) -> Void)?
  init() { f = { a, b in print("x", a) } }
  deinit { print("deinit C") }
}
var c: C? = C()
c = nil
func keep(_ x: @escaping (Int, Int) -> Void) -> Any { return x }
class D {
  var f: Any?
  init() { f = keep { a, b in print("x", a) } }
  deinit { print("deinit D") }
}
var d: D? = D()
d = nil
class E {
  var s = 0
  var f: Any?
  init(_ e: E?) { f = \E.s }
  deinit { print("deinit E") }
}
var e: E? = E(nil)
e = nil
class Box<T> { let v: T; init(_ v: T) { self.v = v }; func with(_ f: @escaping (Box, T) -> Void) -> Any { return f } }
let box = Box(1)
class F {
  var f: Any?
  init(_ e: E?) { f = box.with { a, b in print("x", a) } }
  deinit { print("deinit F") }
}
var f: F? = F(nil)
f = nil
let limit = 3
class Reader {
  var read: (() -> Int)?
  init() { read = { limit + [1, 2].count } }
  deinit { print("deinit Reader") }
}
var reader: Reader? = Reader()
print(reader?.read?() ?? 0)
reader = nil
class Owner {
  var call: (() -> Void)?
  var name = "owner"
  init() { call = { print(self.name) } }
  deinit { print("never") }
}
var owner: Owner? = Owner()
owner?.call?()
owner = nil
