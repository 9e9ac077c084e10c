protocol P {}; struct S: P {}; class A {}; class B: A {}
func a(_ x: P) { print("P") }
func a<T: P>(_ x: T) { print("T:P") }
func b(_ x: A) { print("A") }
func b<T: A>(_ x: T) { print("T:A") }
func c(_ x: Any) { print("Any") }
func c<T>(_ x: T) { print("T") }
func d(_ x: S) { print("S") }
func d<T: P>(_ x: T) { print("T:P") }
func e(_ x: P?) { print("P?") }
func e<T>(_ x: T) { print("T") }
func f(_ x: Int?) { print("Int?") }
func f<T>(_ x: T) { print("T") }
func g(_ x: [Any]) { print("[Any]") }
func g<T>(_ x: [T]) { print("[T]") }
func g(_ x: Any) { print("Any") }
func h<T>(_ x: T) { print("T") }
func h<T: P>(_ x: T) { print("T:P") }
func i<T>(_ x: T?) { print("T?") }
func i<T>(_ x: T) { print("T") }
a(S())
b(B()); b(A()); c(1); d(S()); e(S()); f(1); g([1]); h(S()); h(1); i(1); i(Optional(1))
