import Foundation
struct Permissions: OptionSet {
  let rawValue: Int
  static let read = Permissions(rawValue: 1 << 0)
  static let write = Permissions(rawValue: 1 << 1)
  static let execute = Permissions(rawValue: 1 << 2)
  static let all: Permissions = [.read, .write, .execute]
}
extension Permissions: CustomStringConvertible {
  var description: String {
    let names: [(Permissions, String)] = [(.read, "r"), (.write, "w"), (.execute, "x")]
    return names.map { contains($0.0) ? $0.1 : "-" }.joined()
  }
}
var p: Permissions = [.read, .execute]
print(p, Permissions.all, p.contains(.write), p.isSubset(of: .all))
p.insert(.write); p.remove(.read)
print(
  p, p.rawValue, Permissions.all.subtracting(p), p.union(.read), p.intersection([.write]), p.isEmpty,
  p == [.write, .execute])
protocol Shape { var area: Double { get }; func describe() -> String }
extension Shape {
  func describe() -> String { "\(Self.self) of \(String(format: "%.1f", area))" }; var isBig: Bool { area > 10 }
}
struct Circle: Shape { var r: Double; var area: Double { .pi * r * r } }
struct Square: Shape { var s: Double; var area: Double { s * s }; func describe() -> String { "square!" } }
let shapes: [any Shape] = [Circle(r: 2), Square(s: 3)]
for s in shapes { print(s.describe(), s.isBig) }
func biggest(_ list: [any Shape]) -> (any Shape)? { list.max { $0.area < $1.area } }
print(biggest(shapes)!.describe())
func make(_ big: Bool) -> some Shape { Circle(r: big ? 5 : 1) }
print(make(true).area.rounded(), type(of: make(false)))
func total(_ s: some Shape, _ t: some Shape) -> Double { s.area + t.area }
print(total(Square(s: 1), Square(s: 2)))
if let c = shapes[0] as? Circle { print("circle", c.r) }
print(shapes.compactMap { $0 as? Square }.map(\.s))
protocol Greeter {
  var name: String { get set }; init(name: String); static var greeting: String { get };
  mutating func rename(_ n: String)
}
extension Greeter {
  static var greeting: String { "Hello" }; func greet() -> String { "\(Self.greeting), \(name)" };
  mutating func rename(_ n: String) { name = n }
}
struct English: Greeter { var name: String }
struct French: Greeter { var name: String; static var greeting: String { "Bonjour" } }
func build<G: Greeter>(_ type: G.Type, _ n: String) -> G { var g = G(name: n); g.rename(n + "!"); return g }
print(build(English.self, "Bob").greet(), build(French.self, "Léa").greet())
let kinds: [any Greeter.Type] = [English.self, French.self]
print(kinds.map { $0.init(name: "z").greet() })
extension Comparable { func clamped(to r: ClosedRange<Self>) -> Self { min(max(self, r.lowerBound), r.upperBound) } }
print(15.clamped(to: 0...10), (-0.5).clamped(to: 0...1), "m".clamped(to: "a"..."f"))
struct P: CustomStringConvertible, CustomDebugStringConvertible {
  let x: Int; var description: String { "P\(x)" }; var debugDescription: String { "debug P\(x)" }
}
print(
  P(x: 1), [P(x: 2)], ["k": P(x: 3)], P(x: 4) as Any, Optional(P(x: 5)) as Any, (P(x: 6), 1), "\(P(x: 7)) \([P(x: 8)])")
debugPrint(P(x: 9), "s", 1.5)
print(String(describing: P(x: 1)), String(reflecting: P(x: 1)))
struct Q { let p: P; let n: Int? }
print(Q(p: P(x: 1), n: nil), Q(p: P(x: 1), n: 3))
