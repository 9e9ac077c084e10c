class ViewModel {
  private(set) var items: [String] = []; var onChange: (([String]) -> Void)?;
  func add(_ s: String) { items.append(s); onChange?(items) }
}
let vm = ViewModel(); vm.onChange = { print("changed", $0) }; vm.add("a"); vm.add("b")
enum Route: Equatable { case home, detail(id: Int), settings(tab: String?) }
func path(_ r: Route) -> String {
  switch r {
  case .home: return "/";
  case .detail(let id) where id < 0: return "bad";
  case let .detail(id: id): return "/\(id)";
  case .settings(tab: nil): return "/s";
  case .settings(let t?): return "/s/\(t)"
  }
}
print(
  [Route.home, .detail(id: 3), .detail(id: -1), .settings(tab: nil), .settings(tab: "x")].map(path),
  Route.detail(id: 1) == .detail(id: 1))
struct Cart {
  struct Item { let name: String; var qty: Int }; var items: [Item] = [];
  var total: Int { items.reduce(0) { $0 + $1.qty } };
  mutating func bump(_ n: String) {
    if let i = items.firstIndex(where: { $0.name == n }) {
      items[i].qty += 1
    } else {
      items.append(Item(name: n, qty: 1))
    }
  }
}
var cart = Cart(); cart.bump("x"); cart.bump("x"); cart.bump("y");
print(cart.total, cart.items.map { "\($0.name)x\($0.qty)" })
final class Weak<T: AnyObject> { weak var value: T?; init(_ v: T) { value = v } }
var vmo: ViewModel? = ViewModel(); let w = Weak(vmo!); print(w.value != nil); vmo = nil; print(w.value == nil)
func retry(_ n: Int, _ work: () throws -> Int) rethrows -> Int {
  var last: Error?; for _ in 0..<n { do { return try work() } catch { last = error } }; _ = last; return -1
}
struct Oops: Error {}; var tries = 0
print(
  try! retry(3) {
    tries += 1; if tries < 3 { throw Oops() }; return tries
  })

let people = [("Ann", 30), ("Bob", 25)]; for (name, age) in people where age > 26 { print(name, age) }
let grouped = Dictionary(grouping: [1, 2, 3, 4, 5]) { $0 % 2 == 0 ? "even" : "odd" };
print(grouped["even"]!, grouped["odd"]!.count)
print(
  [5, 3, 9].min() ?? 0, [1, 2, 3, 4].filter { $0.isMultiple(of: 2) }, (1...4).reduce(1, *),
  [1, 2, 3].allSatisfy { $0 > 0 }, ["a", "b"].joined(separator: "-"))
extension Array where Element == Int { var sum: Int { reduce(0, +) } }; print([1, 2].sum)
extension Collection { var second: Element? { dropFirst().first } }; print([7, 8].second as Any)
extension String { func shout() -> String { uppercased() + "!" } }; print("hi".shout())
func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } };
print(compose({ (x: Int) in x + 1 }, { "\($0)" })(4))
class Singleton { static let shared = Singleton(); private init() { print("made once") }; var n = 0 };
Singleton.shared.n += 1; print(Singleton.shared.n)
let (q, r) = 7.quotientAndRemainder(dividingBy: 2); print(q, r)
print(Set([1, 2]).union([3]).sorted(), Set([1, 2]).intersection([2]))
print(type(of: 1), type(of: "a"), type(of: [1]), type(of: (1, "a")), type(of: nil as Int?))
var bits = 0b1010; bits |= 1; bits ^= 2; print(bits, 0xFF, 1_000, bits << 1, ~0)
let str = "a1b2";
print(str.filter(\.isNumber), str.compactMap(\.wholeNumberValue), str.map { $0.isLetter ? "L" : "D" }.joined())
do { defer { print("cleanup") }; print("work") }
print((1, 2) == (1, 2), "a" < "b", [1, 2] == [1, 2], Optional(1) == 1)
