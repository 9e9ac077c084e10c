struct Graph {
  private var edges: [String: [String]] = [:]
  mutating func connect(_ a: String, _ b: String) {
    edges[a, default: []].append(b)
    edges[b, default: []].append(a)
  }
  func path(from start: String, to end: String) -> [String]? {
    var queue = [start]
    var previous: [String: String] = [:]
    var seen: Set = [start]
    while !queue.isEmpty {
      let node = queue.removeFirst()
      if node == end {
        return Array(sequence(first: end) { previous[$0] }).reversed()
      }
      for next in edges[node] ?? [] where seen.insert(next).inserted {
        previous[next] = node
        queue.append(next)
      }
    }
    return nil
  }
  func components() -> Int {
    var seen: Set<String> = []
    var count = 0
    func visit(_ node: String) {
      guard seen.insert(node).inserted else { return }
      edges[node]?.forEach(visit)
    }
    for node in edges.keys.sorted() where !seen.contains(node) {
      count += 1
      visit(node)
    }
    return count
  }
}
var graph = Graph()
for (a, b) in [("a", "b"), ("b", "c"), ("c", "d"), ("a", "d"), ("d", "e"), ("x", "y")] { graph.connect(a, b) }
print(graph.path(from: "a", to: "e") ?? [], graph.path(from: "b", to: "d") ?? [])
print(graph.path(from: "a", to: "x") == nil, graph.components())
