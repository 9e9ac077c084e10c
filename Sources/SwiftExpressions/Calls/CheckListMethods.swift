import ProgramRuntime
import SourceCode
import SwiftTypes
import Syntax

/// Checks list methods that compare elements with the elements' own operators.
extension Checker {
  func callSpecial(
    _ name: String, of typed: Typed, _ arguments: [Expr.Argument], at position: Position
  ) throws(Finding) -> Typed? {
    guard case .array(let element) = typed.type else { return nil }
    if name == "joined", element != .string, element != .character {
      guard case .array = element, arguments.isEmpty else {
        throw Finding(
          "'joined' puts texts together, or lists; these are '\(element.written)'.", at: position)
      }
      let code = typed.code
      return Typed(element) { machine, frame throws(Halt) in
        .array(try code(machine, frame).array.flatMap(\.array))
      }
    }
    let isOwn = element.nominal.map { !$0.isLibrary } ?? element.isGeneric
    guard isOwn, !isLibrary else { return nil }
    func closure(_ sign: String, _ right: Expr?) -> Expr {
      let value = Expr(
        .binary(sign, Expr(.name("$0"), at: position), right ?? Expr(.name("$1"), at: position)),
        at: position)
      return Expr(
        .closure(
          ClosureExpr(
            [], nil, nil, [Stmt(.value(value), at: position)], shorthandCount: right == nil ? 2 : 1)
        ),
        at: position)
    }
    switch (name, arguments.first?.label, arguments.count) {
    case ("sorted", nil, 0), ("sort", nil, 0), ("min", nil, 0), ("max", nil, 0):
      return try callMember(
        name, of: typed, [.init("by", closure("<", nil))], expecting: nil, at: position)
    case ("contains", nil, 1) where !isClosure(arguments[0].value):
      return try callMember(
        name, of: typed, [.init("where", closure("==", arguments[0].value))], expecting: nil,
        at: position)
    case ("firstIndex", "of", 1), ("lastIndex", "of", 1):
      return try callMember(
        name, of: typed, [.init("where", closure("==", arguments[0].value))], expecting: nil,
        at: position)
    default: return nil
    }
  }

  private func isClosure(_ expr: Expr) -> Bool {
    if case .closure = expr.kind { true } else { false }
  }
}
