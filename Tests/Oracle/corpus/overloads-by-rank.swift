func f(_ x: Int, y: Int = 2) { print("default") }
func f(_ x: Int) { print("plain") }
f(1)
struct S {
  func g(a: Int, b: Int = 0) { print("g default") }
  func g(a: Int) { print("g plain") }
  init(n: Int, m: Int = 1) { print("init default") }
  init(n: Int) { print("init plain") }
}
S(n: 1).g(a: 1)
func h(_ xs: Int...) { print("variadic") }
func h(_ x: Int) { print("single") }
h(1)
func k(_ x: Any) { print("any") }
func k(_ x: Int) { print("int") }
func k<T>(_ x: T) { print("generic") }
k(1); k("a")
func m(_ x: Double) { print("double") }
func m(_ x: Int) { print("int") }
m(1)
class A {}; class B: A {}
func q(_ a: A) { print("A") }
func q(_ b: B) { print("B") }
q(B()); q(A())
func r(_ a: Int?) { print("opt") }
func r(_ a: Int) { print("nonopt") }
r(1)
func t(_ f: () -> Void = {}) { print("closure") }
func t() { print("none") }
t()
