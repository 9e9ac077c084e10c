class C {
  var v = 0 { didSet { print("did", oldValue, v); if v > 10 { clamp() }; if v < 0 { v = 0 } } };
  func clamp() { v = 10 }; weak var other: C?;
  var w = 0 {
    willSet { print("will", newValue) }
    didSet { other?.w = w; if w == 3 { w = 4 } }
  }
}
let c = C(); c.v = 20; c.v = -5; print(c.v); let d = C(); c.other = d; c.w = 3; print(c.w, d.w)
class D: C { override var v: Int { didSet { print("D", v); if v == 5 { v = 6 } } } }
let e = D(); e.v = 5; print(e.v)
struct S {
  var v = 0 { didSet { print("S", v); if v > 10 { clamp() } } }; mutating func clamp() { v = 10 };
  var list: [Int] = [] { didSet { if list.count > 2 { list.removeFirst() }; print(list) } }
}
var s = S(); s.v = 20; print(s.v); for i in 0..<4 { s.list.append(i) }
