package import ProgramRuntime
import SourceCode
package import SwiftTypes
package import Syntax

/// Tells closures that may outlive the call from those that end with it: only the former must name `self`, and a
/// parameter without `@escaping` must not become one of them.
extension Checker {
  /// Notes that the closure which a value writes may outlive the call, unless it is bounded by one.
  package func checkEscape(of value: Expr, isBounded: Bool) throws(Finding) {
    guard !isLibrary, !isBounded else { return }
    switch value.kind {
    case .closure: escapes = true
    case .name(let name):
      guard let origin = body.origin(of: name),
        bounded.contains(ObjectIdentifier(origin.variable))
      else { return }
      throw notEscaping(name, at: value.at)
    default: break
    }
  }

  /// Refuses a call of a parameter without `@escaping` in a closure that may outlive the call.
  func checkOutlives(_ name: String, at position: Position) throws(Finding) {
    guard !isLibrary, let origin = body.origin(of: name), origin.escapes,
      bounded.contains(ObjectIdentifier(origin.variable))
    else { return }
    throw notEscaping(name, at: position)
  }

  private func notEscaping(_ name: String, at position: Position) -> Finding {
    Finding(
      "'\(name)' ends with the call that it is given to; write '@escaping' before its type.",
      at: position)
  }

  /// Refuses a member without `self.` in a closure that may outlive the call and does not list `self`.
  func checkNamesSelf(before name: String, at position: Position) throws(Finding) {
    guard !isLibrary, let origin = body.origin(of: "self"), origin.escapes,
      origin.variable.type.isReference
    else { return }
    throw Finding(
      "The closure keeps 'self' to use '\(name)'; write 'self.\(name)', or '[self]' at its start.",
      at: position)
  }
}
