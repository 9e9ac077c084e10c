// Generics with constraints: graph algorithms
struct Edge<V: Hashable>: Hashable { let to: V; let weight: Int }
enum Mark { case temporary, done }
struct Graph<V: Hashable & Comparable> {
  private var edges: [V: [Edge<V>]] = [:]
  var vertices: [V] { edges.keys.sorted() }
  mutating func connect(_ a: V, _ b: V, _ weight: Int = 1, both: Bool = true) {
    edges[a, default: []].append(Edge(to: b, weight: weight))
    if both { edges[b, default: []].append(.init(to: a, weight: weight)) } else if edges[b] == nil { edges[b] = [] }
  }
  func bfs(from start: V, visit: (V, Int) -> Void) {
    var queue = [(start, 0)], seen: Set<V> = [start]
    while !queue.isEmpty {
      let (v, depth) = queue.removeFirst()
      visit(v, depth)
      for edge in edges[v, default: []].sorted(by: { $0.to < $1.to }) where seen.insert(edge.to).inserted {
        queue.append((edge.to, depth + 1))
      }
    }
  }
  func shortest(from a: V, to b: V) -> (cost: Int, path: [V])? {
    var best: [V: (Int, V?)] = [a: (0, nil)]
    var open: Set<V> = [a]
    while let v = open.min(by: { best[$0]!.0 < best[$1]!.0 }) {
      open.remove(v)
      if v == b { break }
      for e in edges[v] ?? [] {
        let cost = best[v]!.0 + e.weight
        if cost < best[e.to]?.0 ?? .max { best[e.to] = (cost, v); open.insert(e.to) }
      }
    }
    guard let end = best[b] else { return nil }
    var path = [b], at = end.1
    while let v = at { path.insert(v, at: 0); at = best[v]?.1 }
    return (end.0, path)
  }
  func topological() -> [V]? {
    var marks: [V: Mark] = [:], order: [V] = []
    func visit(_ v: V) -> Bool {
      switch marks[v] {
      case .done: return true
      case .temporary: return false
      case nil: break
      }
      marks[v] = .temporary
      for e in edges[v, default: []] { if !visit(e.to) { return false } }
      marks[v] = .done
      order.append(v)
      return true
    }
    for v in vertices { guard visit(v) else { return nil } }
    return order.reversed()
  }
}
var g = Graph<String>()
g.connect("A", "B", 4); g.connect("A", "C", 1); g.connect("C", "B", 2); g.connect("B", "D", 5); g.connect("X", "Y")
g.bfs(from: "A") { print(String(repeating: "  ", count: $1) + $0) }
if let (cost, path) = g.shortest(from: "A", to: "D") { print(cost, path) }
print(g.shortest(from: "A", to: "X") == nil)
var d = Graph<Int>()
for (a, b) in [(1, 2), (2, 3), (1, 3), (4, 1)] { d.connect(a, b, both: false) }
print(d.topological() ?? [], d.vertices)
d.connect(3, 4, both: false)
print(d.topological() as Any)
