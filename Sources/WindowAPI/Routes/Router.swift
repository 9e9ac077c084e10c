import HTTP

/// Finds a route by its path's segments, on bytes and without allocating.
struct Router: Sendable {
  /// The answer to a path.
  struct Match {
    let routes: [Route]
    /// Where each parameter's segment stands in the target.
    let parameters: [Range<Int>]
  }

  private struct Node: Sendable {
    var literals: [(segment: [UInt8], node: Int)] = []
    var parameter: Int?
    var routes: [Route] = []
  }

  private var nodes = [Node()]

  init(_ routes: [Route]) {
    for route in routes { insert(route) }
  }

  private mutating func insert(_ route: Route) {
    var node = 0
    for segment in route.path.split(separator: "/") {
      node = segment.hasPrefix("{") ? parameter(of: node) : literal(Array(segment.utf8), of: node)
    }
    nodes[node].routes.append(route)
  }

  private mutating func parameter(of node: Int) -> Int {
    if let next = nodes[node].parameter { return next }
    nodes.append(Node())
    nodes[node].parameter = nodes.count - 1
    return nodes.count - 1
  }

  private mutating func literal(_ segment: [UInt8], of node: Int) -> Int {
    if let next = nodes[node].literals.first(where: { $0.segment == segment }) { return next.node }
    nodes.append(Node())
    nodes[node].literals.append((segment, nodes.count - 1))
    return nodes.count - 1
  }

  /// The routes of a path, or nil where there is none; a slash at the end is another path.
  func match(_ target: Target) -> Match? {
    var node = 0
    var parameters: [Range<Int>] = []
    var start = target.path.lowerBound + 1
    let end = target.path.upperBound
    while start <= end, end > target.path.lowerBound + 1 {
      let stop = target.bytes[start..<end].firstIndex(of: UInt8(ascii: "/")) ?? end
      let segment = target.bytes[start..<stop]
      if let next = nodes[node].literals.first(where: { $0.segment.elementsEqual(segment) }) {
        node = next.node
      } else if let next = nodes[node].parameter, !segment.isEmpty {
        parameters.append(start..<stop)
        node = next
      } else {
        return nil
      }
      start = stop + 1
    }
    return nodes[node].routes.isEmpty
      ? nil : Match(routes: nodes[node].routes, parameters: parameters)
  }
}
