package import ProgramRuntime
package import SourceCode
package import Syntax

/// Checks escaping closures: they must name `self`, and must not use a parameter without `@escaping`.
extension Checker {
  /// Marks a closure literal as escaping, and rejects a non-escaping parameter in the same place.
  package func checkEscape(of value: Expr) throws(Finding) {
    guard !isLibrary else { return }
    switch value.kind {
    case .closure: escapes = true
    case .name(let name):
      guard let origin = body.origin(of: name),
        nonEscaping.contains(ObjectIdentifier(origin.variable))
      else { return }
      throw notEscaping(name, at: value.at)
    default: break
    }
  }

  /// Rejects a call of a parameter without `@escaping` in an escaping closure.
  package func checkOutlives(_ name: String, at position: Position) throws(Finding) {
    guard !isLibrary, let origin = body.origin(of: name), origin.escapes,
      nonEscaping.contains(ObjectIdentifier(origin.variable))
    else { return }
    throw notEscaping(name, at: position)
  }

  private func notEscaping(_ name: String, at position: Position) -> Finding {
    Finding(
      "The parameter '\(name)' must not outlive the call; write '@escaping' before its type.",
      at: position)
  }

  /// Rejects a member without `self.` in an escaping closure without `self` in its capture list.
  package func checkNamesSelf(before name: String, at position: Position) throws(Finding) {
    guard !isLibrary, let origin = body.origin(of: "self"), origin.escapes,
      origin.variable.type.isReference
    else { return }
    throw Finding(
      "An escaping closure must name 'self': write 'self.\(name)', or '[self]' at its start.",
      at: position)
  }
}
