class Account {
  let id: Int; private(set) var balance: Double; static var count = 0; class var kind: String { "basic" }
  init(id: Int, balance: Double = 0) { self.id = id; self.balance = balance; Account.count += 1 }
  convenience init?(text: String) {
    let p = text.split(separator: ":"); guard p.count == 2, let i = Int(p[0]), let b = Double(p[1]) else { return nil };
    self.init(id: i, balance: b)
  }
  func deposit(_ x: Double) throws { guard x > 0 else { throw AccountError.invalid(x) }; balance += x }
  func withdraw(_ x: Double) throws {
    guard x <= balance else { throw AccountError.insufficient(needed: x - balance) }; balance -= x
  }
  func describe() -> String { "\(Self.kind) #\(id): \(balance)" }
}
enum AccountError: Error { case invalid(Double), insufficient(needed: Double) }
final class Savings: Account {
  var rate: Double {
    didSet { print("rate \(oldValue)->\(rate)") }
    willSet { print("will \(newValue)") }
  }; override class var kind: String { "savings" }
  init(id: Int, rate: Double) { self.rate = rate; super.init(id: id, balance: 100); self.rate = rate * 2 }
  override func withdraw(_ x: Double) throws { try super.withdraw(x + 1) };
  override func describe() -> String { super.describe() + " @\(rate)" }; func accrue() { try? deposit(balance * rate) }
}
let a = Account(text: "7:50.5")!; print(a.describe(), Account(text: "bad") == nil, Account.count)
let s = Savings(id: 9, rate: 0.05); print(s.describe()); s.rate = 0.2; s.accrue(); print(s.balance)
do { try s.withdraw(500) } catch AccountError.insufficient(let n) { print("need", n) } catch { print(error) }
do { try a.deposit(-1) } catch { print(error) }
let accs: [Account] = [a, s];
print(accs.map { $0.describe() }, accs.compactMap { $0 as? Savings }.count, type(of: accs[1]) == Savings.self)
extension Account: Equatable, Hashable, CustomStringConvertible {
  static func == (l: Account, r: Account) -> Bool { l.id == r.id }; func hash(into h: inout Hasher) { h.combine(id) };
  var description: String { "<\(id)>" }
}
print(a == Account(id: 7), [a, s], accs.contains(Account(id: 9)), "\(a)")
class Base {
  func run() { step(); print("base done") }; func step() { print("base step") }; init() { setup() };
  func setup() { print("base setup") }
}
class Derived: Base {
  var x = 5; override func step() { print("derived step", x) }; override func setup() { print("derived setup", x) };
  override init() { x = 6; super.init(); x += 1 }
}
let d = Derived(); d.run(); (d as Base).step()
class Lazy {
  lazy var data: [Int] = {
    print("load"); return [1, 2]
  }()
    ;
  static let shared: Lazy = {
    print("shared"); return Lazy()
  }()
}
let lz = Lazy(); print("made"); print(lz.data.count, lz.data.count, Lazy.shared.data, Lazy.shared === Lazy.shared)
struct Point {
  var x = 0.0, y = 0.0; mutating func move(dx: Double = 0, dy: Double = 0) { x += dx; y += dy };
  static let zero = Point();
  func distance(to o: Point) -> Double { ((x - o.x) * (x - o.x) + (y - o.y) * (y - o.y)).squareRoot() }
}
var p = Point(x: 3); p.move(dy: 4); print(p, p.distance(to: .zero)); var q = p; q.x = 0; print(p.x, q.x);
let kp = \Point.x; print(p[keyPath: kp]); p[keyPath: \.y] = 9; print(p)
