import ProgramRuntime
import Syntax

/// Determines which types are recursive.
extension Checker {
  /// Whether values of a type may contain others of that type, so that their depth is unbounded. Objects and
  /// closures are on the heap, and end the recursion.
  func mayNest(_ type: SwiftType) -> Bool {
    var seen: Set<Nominal> = []
    return mayNest(type, &seen)
  }

  private func mayNest(_ type: SwiftType, _ seen: inout Set<Nominal>) -> Bool {
    switch type {
    case .any, .generic: return true
    case .optional(let inner), .implicit(let inner), .array(let inner), .set(let inner),
      .lent(let inner):
      return mayNest(inner, &seen)
    case .dictionary(let key, let value): return mayNest(key, &seen) || mayNest(value, &seen)
    case .tuple(let elements): return elements.contains { mayNest($0.type, &seen) }
    case .nominal(let nominal, let arguments):
      if nominal.kind == .class { return false }
      if nominal.kind == .protocol { return !nominal.isClassBound }
      if nominal.isLibrary { return arguments.contains { mayNest($0, &seen) } }
      // A type that occurs again is taken to be recursive.
      guard seen.insert(nominal).inserted, seen.count < 100 else { return true }
      return nominal.stored.contains { mayNest($0.type, &seen) }
        || nominal.elements.contains { $0.payload.contains { mayNest($0.type, &seen) } }
    default: return false
    }
  }
}
