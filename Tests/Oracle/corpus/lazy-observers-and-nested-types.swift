// Lazy properties, observers, static storage, nested types, extensions
struct Temperature {
  var celsius: Double
  var fahrenheit: Double {
    get { celsius * 9 / 5 + 32 }
    set { celsius = (newValue - 32) * 5 / 9 }
  }
  static var log: [String] = []
  init(celsius: Double) { self.celsius = celsius; Temperature.log.append("c\(celsius)") }
  init(fahrenheit f: Double) { self.init(celsius: 0); fahrenheit = f }
}
class Report {
  static let shared = Report(title: "shared")
  let title: String
  var lines: [String] = [] {
    willSet { print("will have \(newValue.count)") }
    didSet { if lines.count > 2 { lines.removeFirst(); print("trimmed from \(oldValue.count)") } }
  }
  lazy var header: String = {
    print("computing header")
    return "== \(self.title) =="
  }()
  lazy var count = lines.count
  init(title: String) { self.title = title; print("init \(title)") }
  struct Line {
    enum Kind: Int { case info = 10, warning, error = 20 }
    var kind: Kind = .info; var text: String
    var rendered: String { "[\(kind):\(kind.rawValue)] \(text)" }
  }
  func add(_ line: Line) { lines.append(line.rendered) }
}
var t = Temperature(fahrenheit: 212)
print(t.celsius, t.fahrenheit)
t.fahrenheit -= 180
print(t, Temperature.log)
let r = Report.shared
print("before")
print(r.header, r.header)
r.add(.init(text: "a")); r.add(.init(kind: .warning, text: "b")); r.add(.init(kind: .error, text: "c"))
print(r.lines, r.count)
r.lines.removeAll()
print(r.count, Report.Line.Kind(rawValue: 11) as Any, Report.Line.Kind(rawValue: 12) as Any)
extension Int {
  var isPrime: Bool { self > 1 && !(2..<self).prefix { $0 * $0 <= self }.contains { self % $0 == 0 } }
  func times(_ body: (Int) -> Void) { (0..<self).forEach(body) }
  subscript(digit i: Int) -> Int { var n = self; for _ in 0..<i { n /= 10 }; return n % 10 }
  mutating func square() { self *= self }
}
print((1...30).filter(\.isPrime), 9876[digit: 2])
3.times { print("t\($0)", terminator: " ") }
print()
var n = 7; n.square(); print(n)
protocol Identified { associatedtype ID: Hashable; var id: ID { get } }
extension Array where Element: Identified {
  func find(_ id: Element.ID) -> Element? { first { $0.id == id } }
  var indexed: [Element.ID: Element] { Dictionary(map { ($0.id, $0) }, uniquingKeysWith: { a, _ in a }) }
}
struct User: Identified, Equatable { let id: Int; var name: String }
let users = [User(id: 1, name: "A"), User(id: 2, name: "B"), User(id: 1, name: "C")]
print(users.find(2)!, users.find(9) as Any, users.indexed.count, users.indexed[1]!.name)
extension Optional where Wrapped == String { var orEmpty: String { self ?? "" } }
let maybe: String? = nil
print("[\(maybe.orEmpty)]", ("x" as String?).orEmpty)
var counter = 0 { didSet { print("counter \(oldValue)->\(counter)") } }
counter += 1
func bump(_ x: inout Int) { x += 10; x += 1 }
bump(&counter)
