class K {
  let v = b()
  static let w = b(2) + b()
  lazy var u = b()
  var t: Int { b() }
  func s() -> Int { b() }
  init(_ x: Int = b()) { print("init", x) }
}
struct M { var p: Int = b(); var q = b() }
func b(_ y: Int = 5) -> Int { y }
let k = K()
print(k.v, K.w, k.u, k.t, k.s(), M(), M(p: 1))
func local() {
  func inner(_ z: Int = b()) -> Int { z }
  print(inner(), [1].map { $0 + b() })
}
local()
extension K { convenience init(twice: Int, other: Int = c(1)) { self.init(other * twice) } }
func c(_ x: Int, _ y: Int = b(), _ z: Int...) -> Int { x + y + z.count }
_ = K(twice: 2)
