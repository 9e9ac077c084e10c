protocol Animal { var name: String { get }; func sound() -> String }
extension Animal { func speak() -> String { "\(name) says \(sound())" }; func sound() -> String { "..." } }
class Dog: Animal { var name: String { "Dog" }; func sound() -> String { "Woof" } }
class Puppy: Dog { override var name: String { "Puppy" }; override func sound() -> String { super.sound() + "!" } }
struct Fish: Animal { let name: String }
let zoo: [any Animal] = [Dog(), Puppy(), Fish(name: "Nemo")]
for a in zoo { print(a.speak(), a is Dog, (a as? Puppy) != nil, type(of: a)) }
func loudest(_ a: some Animal, _ b: any Animal) -> String { a.sound().count > b.sound().count ? a.name : b.name }
print(loudest(Puppy(), Fish(name: "F")))
protocol Identified { associatedtype ID: Hashable; var id: ID { get } }
struct U: Identified { let id: String }; struct O: Identified { let id: Int; let user: String }
struct Repo<T: Identified> {
  private var store: [T.ID: T] = [:]; mutating func save(_ t: T) { store[t.id] = t };
  func find(_ id: T.ID) -> T? { store[id] }; var count: Int { store.count }
}
var r = Repo<U>(); r.save(U(id: "x")); r.save(U(id: "x")); print(r.count, r.find("x")?.id ?? "-", r.find("q") == nil)
var o = Repo<O>(); o.save(O(id: 1, user: "x")); print(o.find(1)!.user)
protocol Visitor { associatedtype R; func visit(_ n: Num) -> R; func visit(_ a: Add) -> R }
protocol ExprP { func accept<V: Visitor>(_ v: V) -> V.R }
struct Num: ExprP { let v: Int; func accept<V: Visitor>(_ x: V) -> V.R { x.visit(self) } }
struct Add: ExprP { let l: any ExprP, r: any ExprP; func accept<V: Visitor>(_ x: V) -> V.R { x.visit(self) } }
struct Eval: Visitor {
  func visit(_ n: Num) -> Int { n.v }; func visit(_ a: Add) -> Int { a.l.accept(self) + a.r.accept(self) }
}
struct Show: Visitor {
  func visit(_ n: Num) -> String { "\(n.v)" };
  func visit(_ a: Add) -> String { "(\(a.l.accept(self))+\(a.r.accept(self)))" }
}
let e = Add(l: Num(v: 1), r: Add(l: Num(v: 2), r: Num(v: 3))); print(e.accept(Eval()), e.accept(Show()))
protocol Describable { static var typeName: String { get }; init(raw: Int) }
extension Describable { static func make(_ n: Int) -> [Self] { (0..<n).map { Self(raw: $0) } } }
struct P1: Describable { static let typeName = "P1"; let v: Int; init(raw: Int) { v = raw * 2 } }
final class P2: Describable {
  static var typeName: String { "P2" }; let v: Int; required init(raw: Int) { v = raw + 1 }
}
func names<T: Describable>(_ t: T.Type) -> String { "\(T.typeName) \(T.make(2).count)" }
print(names(P1.self), names(P2.self), P1.make(3).map(\.v), P2.make(2).map(\.v))
func largest<T: Comparable>(_ a: T, _ rest: T...) -> T { rest.reduce(a) { Swift.max($0, $1) } }
print(largest(3, 9, 2), largest("b", "a"), largest(1.5))
struct Temp: Comparable { let c: Double; static func < (a: Temp, b: Temp) -> Bool { a.c < b.c } }
print(
  [Temp(c: 3), Temp(c: 1)].min()!.c, Temp(c: 1) >= Temp(c: 1), [Temp(c: 2), Temp(c: 1)].sorted().map(\.c),
  largest(Temp(c: 2), Temp(c: 7)).c)
struct Wrapper<T> { var value: T; func map<U>(_ f: (T) -> U) -> Wrapper<U> { Wrapper<U>(value: f(value)) } }
extension Wrapper where T: Numeric { var doubled: T { value + value } };
extension Wrapper: Equatable where T: Equatable {}
print(Wrapper(value: 3).map { "\($0)" }.value, Wrapper(value: 2.5).doubled, Wrapper(value: 1) == Wrapper(value: 1))
