enum Suit: String, CaseIterable {
  case a, b, c
  static func names() -> [String] { allCases.map { $0.rawValue } }
  static var count: Int { allCases.count }
  static let first = allCases.first!
  static func random2() -> Suit { allCases[1] }
  func next() -> Suit { let all = Suit.allCases; let i = all.firstIndex(of: self)!; return all[(i + 1) % all.count] }
  var index: Int { Self.allCases.firstIndex(of: self)! }
}
print(Suit.names(), Suit.count, Suit.first, Suit.random2(), Suit.c.next(), Suit.b.index)
struct M {
  static let limit = 3; static func make() -> M { M(n: limit) }; var n: Int;
  static var all: [M] { (0..<limit).map { M(n: $0) } }; func over() -> Bool { n > Self.limit }
}
print(M.make(), M.all.count, M(n: 4).over())
for s in Suit.allCases where s != .b { print(s) }
class Reg {
  static var shared = Reg(); static var list: [Int] = []; static func add(_ i: Int) { list.append(i); shared.n += i };
  var n = 0
}
Reg.add(4); Reg.add(5); print(Reg.list, Reg.shared.n)
