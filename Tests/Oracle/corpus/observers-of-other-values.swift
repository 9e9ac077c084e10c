struct N { var v = 0 { didSet { print("did", oldValue, v) } }; mutating func link(_ o: inout N) { o.v = v + 1 } }
struct Pair2 { var a = N() { didSet { b.v = a.v * 2 } }; var b = N() }
var p = Pair2(); p.a.v = 4; print(p.b.v)
class Node { var v = 0 { didSet { next?.v = v + 1; print("node", v) } }; var next: Node? }
let n1 = Node(), n2 = Node(), n3 = Node(); n1.next = n2; n2.next = n3; n1.v = 5; print(n3.v)
