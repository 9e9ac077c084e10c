package import ProgramRuntime
import Syntax

extension Program {
  /// Finds types that inherit from themselves, or along more paths than can be followed. Afterwards they inherit
  /// only from `root`.
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

/// Counts the inheritance paths from types to all their ancestors.
private struct InheritanceWalk {
  let program: Program
  /// The number of paths from each type; nil while it is being counted, or if there are too many.
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
