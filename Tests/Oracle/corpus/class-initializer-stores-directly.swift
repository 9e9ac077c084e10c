class A { var x: Int { didSet { print("A.x \(oldValue)->\(x)") } }; init(x: Int) { self.x = x; self.x = x + 1 } }
class B: A {
  override var x: Int { didSet { print("B.x") } }; override init(x: Int) { super.init(x: x * 10); self.x = 3; x2() };
  func x2() { x = 4 }
}
let b = B(x: 1); b.x = 5
