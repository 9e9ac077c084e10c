package import ProgramRuntime
package import SourceCode
import Syntax

/// Rejects unhandled errors, and throwing calls without `try`.
extension Checker {
  package func checkTry(of function: Function, at position: Position) throws(Finding) {
    guard !isLibrary, function.isThrowing, !function.isRethrowing else { return }
    guard body.isTrying else {
      throw Finding(
        "'\(function.fullName)' can throw; write 'try' before the call.", at: position)
    }
    try checkHandled(at: position)
    throwingCalls += 1
  }

  /// Rejects an error that would leave a function without `throws`.
  package func checkHandled(at position: Position) throws(Finding) {
    guard !isLibrary, !body.handlesErrors else { return }
    throw Finding(
      "This error is not handled; catch it, or write 'throws' after the function's parameters.",
      at: position)
  }

  /// Checks the expression after `try`.
  package func trying<Result>(
    handled: Bool, _ check: () throws(Finding) -> Result
  ) throws(Finding) -> Result {
    let before = (body.isTrying, body.handlesErrors)
    defer { (body.isTrying, body.handlesErrors) = before }
    body.isTrying = true
    if handled { body.handlesErrors = true }
    let calls = throwingCalls
    defer { if handled { throwingCalls = calls } }
    return try check()
  }
}
