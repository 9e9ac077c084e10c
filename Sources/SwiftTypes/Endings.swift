package import ProgramRuntime
package import SourceCode
package import Syntax

/// Whether execution can reach the end of statements: a function with a result must return before it, and the
/// block of a `guard` must leave.
extension Checker {
  /// Rejects statements that can end without returning a value.
  package func checkEnding(
    of statements: [Stmt], returning result: SwiftType, at position: Position
  ) throws(Finding) {
    guard !isLibrary, result != .void, result != .never, canEnd(statements) else { return }
    throw Finding(
      "A path through this ends without returning a '\(result.written)'.",
      at: statements.last?.at ?? position)
  }

  /// Whether execution can reach the end of statements.
  package func canEnd(_ statements: [Stmt]) -> Bool { statements.allSatisfy(canEnd) }

  private func canEnd(_ statement: Stmt) -> Bool {
    switch statement.kind {
    case .returning, .raise, .breaking, .continuing, .fallingThrough: return false
    case .value(let value): return !neverReturns(value)
    case .branch(_, let then, let otherwise): return otherwise.map(canEnd) ?? true || canEnd(then)
    case .choice(_, let cases):
      return cases.contains { canEnd($0.body) || leaves($0.body) }
    case .block(let statements, let catches):
      return canEnd(statements) || catches.contains { canEnd($0.body) }
    case .loop(let conditions, let body):
      return !conditions.isAlwaysTrue || leaves(body)
    case .loopUntil(let body, let condition):
      if case .bool(true) = condition.kind { return leaves(body) }
      return canEnd(body) || leaves(body) || body.contains { contains(continueIn: $0) }
    case .labeled(let label, let inner):
      return canEnd(inner) || leaves([inner], label, isOwn: false)
    case .variables, .function, .type, .guarded, .each, .counted, .deferred: return true
    }
  }

  /// Whether a `break` in the body of a loop or a case leaves it, or one with the label `label`.
  private func leaves(_ statements: [Stmt], _ label: String? = nil, isOwn: Bool = true) -> Bool {
    statements.contains { statement in
      switch statement.kind {
      case .breaking(let name): name == nil ? isOwn : name == label
      case .branch(_, let then, let otherwise):
        leaves(then, label, isOwn: isOwn) || leaves(otherwise ?? [], label, isOwn: isOwn)
      case .guarded(_, let otherwise): leaves(otherwise, label, isOwn: isOwn)
      case .block(let statements, let catches):
        leaves(statements, label, isOwn: isOwn)
          || catches.contains { leaves($0.body, label, isOwn: isOwn) }
      case .choice(_, let cases): cases.contains { leaves($0.body, label, isOwn: false) }
      case .loop(_, let body), .loopUntil(let body, _), .each(_, _, _, let body),
        .counted(_, _, _, let body):
        leaves(body, label, isOwn: false)
      case .labeled(_, let inner): leaves([inner], label, isOwn: isOwn)
      default: false
      }
    }
  }

  /// Whether a `continue` anywhere in a statement continues an enclosing loop.
  private func contains(continueIn statement: Stmt) -> Bool {
    func any(_ statements: [Stmt]) -> Bool { statements.contains { contains(continueIn: $0) } }
    return switch statement.kind {
    case .continuing: true
    case .branch(_, let then, let otherwise): any(then) || any(otherwise ?? [])
    case .guarded(_, let otherwise): any(otherwise)
    case .block(let statements, let catches): any(statements) || catches.contains { any($0.body) }
    case .choice(_, let cases): cases.contains { any($0.body) }
    case .labeled(_, let inner): contains(continueIn: inner)
    default: false
    }
  }

  /// Whether a value is a call of a function that never returns.
  private func neverReturns(_ value: Expr) -> Bool {
    switch value.kind {
    case .attempt(_, let inner), .await(let inner): return neverReturns(inner)
    case .call(let callee, _):
      switch callee.kind {
      case .name(let name):
        return ["fatalError", "preconditionFailure"].contains(name) || isOfNever(name)
      case .member(_, let name), .implicitMember(let name): return isOfNever(name)
      default: return false
      }
    default: return false
    }
  }

  /// Whether a function or method of a name never returns. If one of several with that name does, all count: then
  /// nothing is rejected.
  private func isOfNever(_ name: String) -> Bool {
    neverReturning.contains(name) || body.findFunction(name)?.function.result == .never
  }
}
