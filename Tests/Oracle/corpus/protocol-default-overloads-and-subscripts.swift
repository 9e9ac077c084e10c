protocol Shape {
  subscript(i: Int) -> Int { get }; mutating func grow(); func area(_ x: Int) -> Int; func area(_ x: String) -> Int
}
extension Shape {
  subscript(i: Int) -> Int { i }; mutating func grow() {}; func area(_ x: Int) -> Int { 1 };
  func area(_ x: String) -> Int { 2 }
}
class A: Shape {}
class B: A {
  subscript(i: Int) -> Int { i * 100 }; func area(_ x: Int) -> Int { 10 }; func area(_ x: String) -> Int { 20 }
}
func t<S: Shape>(_ s: S) -> Int { s[3] + s.area(1) + s.area("") }
print(t(A()), t(B()))
let s: any Shape = B()
print(s[2], s.area(3), s.area("x"), B()[2], B().area(3))
protocol Eq { static func same(_ a: Self, _ b: Self) -> Bool }
extension Eq { static func same(_ a: Self, _ b: Self) -> Bool { false } }
class E1: Eq {}
class E2: E1 { static func same(_ a: E2, _ b: E2) -> Bool { true } }
func cmp<T: Eq>(_ a: T, _ b: T) -> Bool { T.same(a, b) }
print(cmp(E1(), E1()), cmp(E2(), E2()), E2.same(E2(), E2()))
