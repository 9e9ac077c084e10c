import Syntax

extension Program {
  /// Finds the types that inherit from themselves, or along so many ways that to follow them all would take for
  /// ever; they inherit from `root` alone afterwards.
  package func cutInheritance(root: Nominal?) -> [Finding] {
    var walk = InheritanceWalk(program: self)
    let types = parts.compactMap { $0 as? Nominal }
    let found = types.filter { walk.ways(from: $0, depth: 0) == nil }
    for type in found { (type.superclass, type.protocols) = (type.kind == .class ? root : nil, []) }
    return found.map {
      Finding("'\($0.name)' inherits from itself, or from too much.", at: $0.at)
    }
  }
}

/// Counts the ways that lead from types to all that they inherit from.
private struct InheritanceWalk {
  let program: Program
  /// The ways from each type; nil from one that is being counted, or has too many.
  private var known: [Nominal: Int?] = [:]

  init(program: Program) { self.program = program }

  mutating func ways(from type: Nominal, depth: Int) -> Int? {
    if let known = known[type] { return known }
    known[type] = .some(nil)
    guard depth < 60 else { return nil }
    var count = 1
    for next in program.protocols(of: type) + (type.superclass.map { [$0] } ?? []) {
      guard let more = ways(from: next, depth: depth + 1) else { return nil }
      count += more
      guard count <= 2000 else { return nil }
    }
    known[type] = count
    return count
  }
}
