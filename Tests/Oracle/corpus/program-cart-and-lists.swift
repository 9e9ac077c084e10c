struct Item: Equatable { let id: Int; var qty: Int; let price: Double }
final class Cart {
  private(set) var items: [Item] = [] { didSet { onChange?(items.count) } }; var onChange: ((Int) -> Void)?
  func add(_ i: Item) {
    if let k = items.firstIndex(where: { $0.id == i.id }) { items[k].qty += i.qty } else { items.append(i) }
  }
  func remove(id: Int) -> Item? {
    guard let k = items.firstIndex(where: { $0.id == id }) else { return nil }; return items.remove(at: k)
  }
  var total: Double { items.reduce(0) { $0 + Double($1.qty) * $1.price } }
  subscript(id: Int) -> Item? { items.first { $0.id == id } }
}
let c = Cart(); c.onChange = { print("count", $0) }
c.add(Item(id: 1, qty: 2, price: 1.5)); c.add(Item(id: 2, qty: 1, price: 10)); c.add(Item(id: 1, qty: 1, price: 1.5))
print(c.total, c[1]?.qty ?? 0, c[9] == nil, c.remove(id: 2)?.id ?? -1, c.remove(id: 5) == nil)
enum Discount {
  case none, percent(Double), fixed(Double), bulk(min: Int, each: Double)
  func apply(_ total: Double, count: Int) -> Double {
    switch self {
    case .none: total;
    case .percent(let p): total * (1 - p / 100);
    case .fixed(let f): max(0, total - f);
    case let .bulk(m, e) where count >= m: total - Double(count) * e;
    case .bulk: total
    }
  }
}
for d in [Discount.none, .percent(10), .fixed(100), .bulk(min: 2, each: 0.5), .bulk(min: 5, each: 1)] {
  print(d, d.apply(c.total, count: 3))
}
let s: Set = [3, 1, 2];
print(s.sorted(), s.isSuperset(of: [1]), s.union([9]).count, s.subtracting([1, 2]), s.map { $0 * 2 }.sorted())
var d: [String: [Int]] = [:]; d["a", default: []].append(1); d["a"]?.append(2); d["b"] = [5]; d["b"] = nil;
print(d, d["zz"]?.first ?? 0)
let nested = [[1, 2], [3], []];
print(nested.flatMap { $0 }, nested.joined().map { $0 + 1 }, nested.map(\.count), nested.compactMap(\.first))
let opt: [Int?] = [1, nil, 3]; print(opt.compactMap { $0 }, opt.map { $0 ?? 0 }, opt)
print(zip([1, 2, 3], ["a", "b"]).map { "\($0)\($1)" }, Array(zip(1..., "xy")).count)
var arr = Array(1...10); arr.removeAll { $0 % 2 == 0 }; arr.swapAt(0, 4); arr.insert(contentsOf: [7, 7], at: 1);
print(arr, arr.lastIndex(of: 7)!, arr[1...].first!, arr.suffix(2), arr.dropLast(3))
print(
  (1...3).map { i in (1...i).reduce(1, *) }, [3, 1, 2].sorted(by: >),
  ["b", "A"].sorted { $0.lowercased() < $1.lowercased() }, [1, 2, 3, 4].partitioned { $0 > 2 })
extension Array {
  func partitioned(_ p: (Element) -> Bool) -> ([Element], [Element]) {
    var a: [Element] = [], b: [Element] = []; for x in self { if p(x) { a.append(x) } else { b.append(x) } };
    return (a, b)
  }
  func chunked(_ n: Int) -> [[Element]] {
    stride(from: 0, to: count, by: n).map { Array(self[$0..<Swift.min($0 + n, count)]) }
  }; subscript(safe i: Int) -> Element? { indices.contains(i) ? self[i] : nil }
}
print([1, 2, 3, 4, 5].chunked(2), [1][safe: 3] as Any, [1][safe: 0]!)
