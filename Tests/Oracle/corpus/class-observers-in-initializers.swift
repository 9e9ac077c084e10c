class A {
  var x = 0 { didSet { print("x", oldValue, x) } }
  var list = [Int]() { didSet { print("list", list) } }
  init() { x = 1; x += 1; list.append(1); let f = { self.x = 5 }; f(); set(); defer { x = 7; x += 1 } }
  func set() { x = 6 }
}
class B: A { override init() { super.init(); x = 9; list.append(2) } }
struct S {
  var v = 1 { didSet { print("v", v) } }; init() { v = 2; defer { v = 3 }; bump() }; mutating func bump() { v += 1 }
}
_ = B(); _ = S()
