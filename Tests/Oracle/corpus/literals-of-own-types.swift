import Foundation
struct Money: Comparable, Hashable, CustomStringConvertible, ExpressibleByIntegerLiteral {
  let cents: Int
  init(cents: Int) { self.cents = cents }
  init(integerLiteral value: Int) { cents = value * 100 }
  static func < (a: Money, b: Money) -> Bool { a.cents < b.cents }
  static func + (a: Money, b: Money) -> Money { Money(cents: a.cents + b.cents) }
  static func * (a: Money, n: Int) -> Money { Money(cents: a.cents * n) }
  static let zero: Money = 0
  var description: String { String(format: "$%d.%02d", cents / 100, cents % 100) }
}
struct Line { let name: String; let price: Money; var quantity = 1; var total: Money { price * quantity } }
class Cart {
  private(set) var lines: [Line] = [] { didSet { onChange?(lines.count) } }
  var onChange: ((Int) -> Void)?
  func add(_ name: String, _ price: Money, quantity: Int = 1) {
    if let i = lines.firstIndex(where: { $0.name == name }) {
      lines[i].quantity += quantity
    } else {
      lines.append(Line(name: name, price: price, quantity: quantity))
    }
  }
  var total: Money { lines.map(\.total).reduce(.zero, +) }
}
let cart = Cart()
cart.onChange = { print("lines:", $0) }
cart.add("tea", 3)
cart.add("cake", Money(cents: 450), quantity: 2)
cart.add("tea", 3, quantity: 2)
print(cart.total, cart.lines.max { $0.total < $1.total }!.name, cart.lines.map(\.total).sorted())
for line in cart.lines {
  print(line.name.padding(toLength: 8, withPad: " ", startingAt: 0) + "x\(line.quantity)" + "\(line.total)".leftPad(10))
}
extension String {
  func leftPad(_ n: Int, _ c: Character = " ") -> String { String(repeating: c, count: max(0, n - count)) + self }
  var isPalindrome: Bool { let l = lowercased().filter(\.isLetter); return l == String(l.reversed()) }
  subscript(i: Int) -> Character { self[index(startIndex, offsetBy: i)] }
  subscript(r: Range<Int>) -> String {
    String(self[index(startIndex, offsetBy: r.lowerBound)..<index(startIndex, offsetBy: r.upperBound)])
  }
  func camelToSnake() -> String {
    reduce(into: "") { r, c in if c.isUppercase { r += (r.isEmpty ? "" : "_") + c.lowercased() } else { r.append(c) } }
  }
  func wordCount() -> [String: Int] { split(separator: " ").reduce(into: [:]) { $0[String($1), default: 0] += 1 } }
}
print(
  "A man, a plan, a canal: Panama".isPalindrome, "hello"[1], "hello"[1..<4], "someVarName".camelToSnake(),
  "a b a".wordCount()["a"]!)
print(min(Money.zero, 5), Set([Money.zero, 0]).count)
extension Optional { func or(_ v: @autoclosure () -> Wrapped) -> Wrapped { self ?? v() } }
extension Optional where Wrapped == String {
  var orEmpty: String { self ?? "" }; var isBlank: Bool { self?.isEmpty ?? true }
}
let none: String? = nil
print(none.or("d"), none.orEmpty.count, none.isBlank, Optional("x").isBlank)
extension Int {
  var isEven: Bool { self % 2 == 0 }; func times(_ f: (Int) -> Void) { for i in 0..<self { f(i) } };
  var ordinal: String {
    switch (self % 10, self % 100) {
    case (_, 11...13): "\(self)th";
    case (1, _): "\(self)st";
    case (2, _): "\(self)nd";
    case (3, _): "\(self)rd";
    default: "\(self)th"
    }
  }
}
3.times { print($0, terminator: " ") }
print()
print([1, 2, 3, 4, 11, 12, 13, 21, 112].map(\.ordinal), 4.isEven)
extension Double {
  func rounded(to places: Int) -> Double { let f = pow(10, Double(places)); return (self * f).rounded() / f }
}
print(
  3.14159.rounded(to: 2), (2.5).rounded(), (-2.5).rounded(.down), 7.0 / 2, 7 / 2, -7 / 2, -7 % 3, 1e20, 1.0e-5,
  0.1 + 0.2, Double.pi, 100.0, 5e-324 > 0)
print(
  Int.max, UInt8.max, Int8.min, Int(3.99), Int(-3.99), UInt8(truncatingIfNeeded: 300), 5 &+ 3, Int.max &+ 1, 0xff,
  0b101, 1_000, 7 << 2, 0xF0 & 0x3C, 5 ^ 1, ~5)
print(
  Int8(exactly: 300) as Any, UInt8(clamping: 300), abs(-4), 9.0.squareRoot(), Double("abc") as Any, Float(0.1), 1.0 / 3,
  Float(1) / 3)
print(
  Double.infinity, -Double.infinity, Double.nan, Double.greatestFiniteMagnitude > 1,
  3.0.truncatingRemainder(dividingBy: 2))
