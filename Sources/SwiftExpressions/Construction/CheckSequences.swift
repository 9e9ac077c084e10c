package import ProgramRuntime
import SourceCode
package import SwiftTypes
package import Syntax

/// Iterates over sequences.
extension Checker {
  /// The elements of a sequence, and their type.
  package func sequence(
    _ expr: Expr
  ) throws(Finding) -> (type: SwiftType, code: Codes) {
    var typed = try check(expr, expecting: nil)
    if case .implicit(let inner) = typed.type {
      typed = Typed(inner, try convert(typed, to: inner, at: expr.at))
    }
    let code = typed.code
    switch typed.type {
    case .array(let element):
      return (element, { machine, frame throws(Halt) in try code(machine, frame).array })
    case .empty: return (.any, { _, _ throws(Halt) in [] })
    case .set(let element):
      return (
        element, { machine, frame throws(Halt) in try code(machine, frame).table.pairs.map(\.key) }
      )
    case .dictionary(let key, let value):
      let pair = SwiftType.tuple([
        .init(label: "key", type: key), .init(label: "value", type: value),
      ])
      return (
        pair,
        { machine, frame throws(Halt) in
          try code(machine, frame).table.pairs.map { .parts([$0.key, $0.value]) }
        }
      )
    case .range(let element, let isClosed) where element.isInteger:
      return (
        element,
        { machine, frame throws(Halt) in
          let parts = try code(machine, frame).parts
          let (from, to) = (parts[0].int, parts[1].int)
          guard from <= to else { return [] }
          let (span, isTooLong) = to.subtractingReportingOverflow(from)
          try Bound.rounds.check(isTooLong ? .max : span)
          try machine.charge(span)
          // checked: it does not end before it begins
          return isClosed ? (from...to).map { .int($0) } : (from..<to).map { .int($0) }
        }
      )
    case .string:
      return (
        .character,
        { machine, frame throws(Halt) in
          try Value.characters(of: try code(machine, frame).string)
        }
      )
    default:
      if isOwnSequence(typed.type) { return try elements(ofSequence: typed, at: expr.at) }
      if typed.type.wrapped != nil {
        throw Finding("An optional has no elements to go through; unwrap it first.", at: expr.at)
      }
      throw Finding("'\(typed.type.written)' has no elements to go through.", at: expr.at)
    }
  }
}
