protocol Cell { static var id: String { get }; static var kind: String { get }; var own: Int { get set } }
extension Cell {
  static var id: String { "cell" }
  static var kind: String { "kind of \(id)" }
  func show() { print(Self.id, Self.kind, own) }
}
struct A: Cell { static let id = "a"; var own = 1 }
struct B: Cell { var own = 2 }
class C: Cell { static var id: String { "c" }; var own = 3 }
class D: Cell { static let kind = "d"; var own = 4 }
enum E: Cell {
  case x;
  var own: Int {
    get { 5 }
    set {}
  }
}
A().show(); B().show(); C().show(); D().show(); E.x.show()
print(A.id, A.kind, B.id, B.kind, C.id, C.kind, D.id, D.kind, E.id)
let all: [Cell] = [A(), B(), C(), D(), E.x]
for one in all { one.show() }
