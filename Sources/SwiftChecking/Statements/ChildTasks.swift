import ProgramRuntime
import SourceCode
import SwiftExpressions
import SwiftTypes
import Syntax

/// `async let`: a task that computes a variable's value, and that the variable's reads await.
extension Checker {
  func children(_ declaration: VariableDecl, at position: Position) throws(Finding) -> Exec? {
    guard body.isAsync else {
      throw Finding(
        "'async let' is used in code that is not async; write it in 'Task { … }' or an async function.",
        at: position)
    }
    var parts: [Exec] = []
    for binding in declaration.bindings {
      guard case .name(let name, _) = binding.pattern.kind, let value = binding.value else {
        throw Finding("'async let' takes a name and a value here.", at: position)
      }
      let task = Self.childTask(of: name)
      let calls = throwingCalls
      let variable = VariableDecl.Binding(
        Pattern(.name(task, isVariable: false), at: position), nil, child(value, binding.type), nil)
      if let exec = try variables(
        VariableDecl(isConstant: true, [variable], Modifiers(), at: declaration.at))
      {
        parts.append(exec)
      }
      guard case .nominal(_, let types)? = body.find(task)?.type, let type = types.first else {
        throw Finding("The type of '\(name)' can't be inferred here; give its type.", at: position)
      }
      let local = body.declare(name, type, isConstant: true)
      childValues.insert(ObjectIdentifier(local))
      if throwingCalls > calls { throwingChildren.insert(ObjectIdentifier(local)) }
    }
    return Control.sequence(parts)
  }

  /// What a block does at its end for its `async let`: it ends the run if a value was never awaited, since a device
  /// cancels the task and waits for it there.
  func endOfChildren(_ declaration: VariableDecl) -> Stmt {
    let ends = declaration.names.map { name in
      Stmt(
        .value(
          Expr(
            .call(
              Expr(.name("endChildTask"), at: declaration.at),
              [.init(nil, Expr(.name(Self.childTask(of: name)), at: declaration.at))]),
            at: declaration.at)), at: declaration.at)
    }
    return Stmt(.deferred(ends), at: declaration.at)
  }

  /// A child task that computes a value.
  private func child(_ value: Expr, _ type: TypeRef?) -> Expr {
    let at = value.at
    let awaited = Expr(.attempt(.plain, Expr(.await(value), at: at)), at: at)
    let closure = ClosureExpr(
      [], nil, type, [Stmt(.returning(awaited), at: at, awaits: true)], shorthandCount: 0,
      isAsync: true)
    let detached = Expr(.member(Expr(.name("Task"), at: at), "child"), at: at)
    return Expr(.call(detached, [.init(nil, Expr(.closure(closure), at: at))]), at: at)
  }
}
