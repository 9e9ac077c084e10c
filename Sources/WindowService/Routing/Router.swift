import HTTP

/// The ranges of a path's parameters; no path has more.
typealias PathParameters = InlineArray<2, Range<Int>>

/// Finds a route by its path's segments, working on bytes without allocating.
struct Router: Sendable {
  /// The routes of a path.
  struct Match {
    let routes: [Route]
    /// The ranges of the parameters in the target.
    let parameters: PathParameters
  }

  private struct Literal: Sendable {
    let segment: [UInt8]
    let node: Int

    /// Whether it equals a segment of the same length.
    func matches(_ other: UnsafeBufferPointer<UInt8>) -> Bool {
      for index in segment.indices where segment[index] != other[index] { return false }
      return true
    }
  }

  private struct Node: Sendable {
    /// By byte count, so that literals of other lengths are not compared.
    var literals: [[Literal]] = []
    var parameter: Int?
    var routes: [Route] = []

    func literal(_ segment: UnsafeBufferPointer<UInt8>) -> Int? {
      guard segment.count < literals.count else { return nil }
      // By index, since copying an element retains it.
      for index in literals[segment.count].indices
      where literals[segment.count][index].matches(segment) {
        return literals[segment.count][index].node
      }
      return nil
    }

    mutating func add(_ literal: Literal) {
      while literals.count <= literal.segment.count { literals.append([]) }
      literals[literal.segment.count].append(literal)
    }
  }

  private var nodes = [Node()]

  init(_ routes: [Route]) {
    for route in routes { insert(route) }
  }

  private mutating func insert(_ route: Route) {
    // checked: the routes are this program's own
    precondition(route.path.count { $0 == "{" } <= PathParameters.count)
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
    if let next = segment.withUnsafeBufferPointer(nodes[node].literal) { return next }
    nodes.append(Node())
    nodes[node].add(Literal(segment: segment, node: nodes.count - 1))
    return nodes.count - 1
  }

  /// Returns the routes of the path in a target's bytes, or nil if there are none; a trailing slash
  /// makes another path.
  func match(_ path: Range<Int>, in target: [UInt8]) -> Match? {
    target.withUnsafeBufferPointer { match($0, path) }
  }

  private func match(_ bytes: UnsafeBufferPointer<UInt8>, _ path: Range<Int>) -> Match? {
    var node = 0
    var parameters = PathParameters(repeating: 0..<0)
    var count = 0
    var start = path.lowerBound + 1
    while start <= path.upperBound, path.count > 1 {
      var stop = start
      while stop < path.upperBound, bytes[stop] != UInt8(ascii: "/") { stop += 1 }
      // checked: counted up from the start
      if let next = nodes[node].literal(UnsafeBufferPointer(rebasing: bytes[start..<stop])) {
        node = next
      } else if let next = nodes[node].parameter, start < stop {
        parameters[count] = start..<stop  // checked: counted up from the start
        count += 1
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
