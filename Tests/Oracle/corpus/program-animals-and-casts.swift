protocol Animal: AnyObject { var name: String { get }; func speak() -> String }
class Base: Animal, Hashable {
  let name: String
  required init(name: String) { self.name = name }
  convenience init() { self.init(name: "anon") }
  func speak() -> String { "..." }
  final func intro() -> String { "I am \(name): \(speak())" }
  static func == (a: Base, b: Base) -> Bool { a.name == b.name }
  func hash(into h: inout Hasher) { h.combine(name) }
  class func create(_ n: String) -> Self { self.init(name: n) }
  subscript(i: Int) -> Character { Array(name)[i] }
}
class Dog: Base {
  var tricks: [String] = []
  override func speak() -> String { "Woof" + (tricks.isEmpty ? "" : " & \(tricks.count) tricks") }
  required init(name: String) { super.init(name: name.uppercased()); print("dog made") }
  init(_ n: String, tricks: String...) { self.tricks = tricks; super.init(name: n) }
}
final class Puppy: Dog { override func speak() -> String { super.speak().lowercased() + "?" } }
let zoo: [Base] = [Base(), Dog(name: "rex"), Puppy(name: "bit"), Dog("max", tricks: "sit", "roll"), Puppy.create("p")]
for a in zoo { print(a.intro(), type(of: a), a is Dog) }
print(
  zoo.compactMap { $0 as? Dog }.map(\.tricks.count), zoo[3] === zoo[3], zoo[0] == Base(), Set(zoo).count,
  Dog.create("q")[0])
let animals: [Animal] = zoo
print(animals.filter { $0 is Puppy }.count, animals.first { ($0 as? Dog)?.tricks.isEmpty == false }?.name ?? "-")
class Shape { func area() -> Double { fatalError("abstract") }; init?(valid: Bool) { if !valid { return nil } } }
class Sq: Shape {
  var s: Double; init?(_ s: Double) { self.s = s; super.init(valid: s > 0) }; override func area() -> Double { s * s };
  deinit { print("sq gone", s) }
}
print(Sq(2)?.area() as Any, Sq(-1) == nil)
struct Weak<T: AnyObject> { weak var value: T? }
final class Multicast<T> {
  private var list: [Weak<AnyObject>] = []
  func add(_ d: T) { list.append(Weak(value: d as AnyObject)) }
  func invoke(_ f: (T) -> Void) {
    list = list.filter { $0.value != nil }; list.forEach { if let d = $0.value as? T { f(d) } }
  }
  var count: Int { list.count }
}
let multi = Multicast<Animal>()
multi.add(zoo[1])
do { let temp = Dog(name: "temp"); multi.add(temp); multi.invoke { print("inv", $0.name) } }
multi.invoke { print("inv2", $0.speak()) }
print(multi.count)
enum State {
  case idle, loading(Int), done(Result<String, Error>)
  mutating func advance() {
    switch self {
    case .idle: self = .loading(0);
    case .loading(let p) where p < 2: self = .loading(p + 1);
    case .loading: self = .done(.success("ok"));
    case .done: break
    }
  }
}
var st = State.idle
for _ in 0..<5 { st.advance(); print(st) }
let anyList: [Any] = [1, "two", 3.0, [4], ["k": 5], (6, 7), Optional<Int>.none as Any, Dog.self, { 1 }]
for v in anyList {
  switch v {
  case let i as Int: print("int", i);
  case let s as String: print("str", s);
  case let a as [Int]: print("arr", a);
  case let d as [String: Int]: print("dict", d);
  case let (x, y) as (Int, Int): print("tup", x, y);
  case let t as Base.Type: print("type", t);
  case is () -> Int: print("fn");
  default: print("other", v)
  }
}
