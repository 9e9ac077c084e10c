import ProgramRuntime
import SourceCode
import SwiftExpressions
import SwiftTypes
import Syntax

/// Whether the cases of a `switch` cover all values.
extension Checker {
  /// Refuses a `switch` that certainly leaves values out; where that can't be told, it passes.
  func checkExhaustiveness(
    _ cases: [Stmt.Case], of type: SwiftType, at position: Position
  ) throws(Finding) {
    guard !isLibrary, !cases.contains(where: { $0.patterns.isEmpty }) else { return }
    let patterns = cases.flatMap(\.patterns).filter { $0.filter == nil }.map(\.pattern)
    guard !patterns.contains(where: isCertain) else { return }
    switch type {
    case .bool:
      let found = patterns.compactMap(flag)
      guard found.count == patterns.count else { return }
      try refuse([true, false].filter { !found.contains($0) }.map { "\($0)" }, at: position)
    case .int, .double, .float, .cgFloat, .string, .character:
      throw Finding("This 'switch' needs a 'default' for other values.", at: position)
    case .nominal(let nominal, _) where nominal.kind == .enum:
      var covered = Set<String>()
      for pattern in patterns {
        guard case .member(_, let name, _) = pattern.kind else { return }
        // What asks for parts may cover a case together with others.
        covered.insert(name)
      }
      // A case whose every pattern has a condition is left out too.
      let missing = nominal.elements.map(\.name).filter { !covered.contains($0) }
      try refuse(missing.map { ".\($0)" }, at: position)
    default: return
    }
  }

  private func refuse(_ missing: [String], at position: Position) throws(Finding) {
    guard !missing.isEmpty else { return }
    throw Finding("This 'switch' has no case for \(missing.joined(separator: ", ")).", at: position)
  }

  /// Whether a pattern takes every value.
  private func isCertain(_ pattern: Pattern) -> Bool {
    switch pattern.kind {
    case .anything, .name: true
    case .tuple(let parts): parts.allSatisfy { isCertain($0.pattern) }
    default: false
    }
  }

  /// The flag that a pattern asks for, nil where it asks for something else.
  private func flag(_ pattern: Pattern) -> Bool? {
    guard case .value(let value) = pattern.kind, case .bool(let flag) = value.kind else {
      return nil
    }
    return flag
  }
}
