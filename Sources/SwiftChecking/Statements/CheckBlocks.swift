import ProgramRuntime
import SourceCode
import SwiftTypes
import Syntax

/// Blocks of statements, whose variables end with them.
extension Checker {
  private enum Part {
    case plain(Exec)
    case deferred(Exec, after: Int)
  }

  /// Checks statements in sequence; with `ownScope` their variables end with them.
  func checkBlock(_ given: [Stmt], ownScope: Bool) -> Exec {
    let statements = given.flatMap { statement in
      if case .variables(let variables) = statement.kind,
        variables.modifiers.words.contains("async")
      {
        return [statement, endOfChildren(variables)]
      }
      return [statement]
    }
    if ownScope { body.pushScope() }
    let first = body.slots
    let counter = statements.contains(where: \.awaits) && body.isAsync ? body.reserve() : nil
    declareFunctions(statements)
    if statements.contains(where: { if case .deferred = $0.kind { true } else { false } }) {
      body.defers = true
    }
    var parts: [Part] = []
    var hasDeferred = false
    var names = Set<String>()
    for statement in statements {
      attempt(at: statement.at) { () throws(Finding) in
        if case .variables(let variables) = statement.kind {
          for name in variables.names where !names.insert("\(name) \(statement.at.file)").inserted {
            throw Finding("There are two '\(name)' here.", at: statement.at)
          }
        }
        if case .deferred(let inner) = statement.kind {
          hasDeferred = true
          let slots = self.body.slots
          let outer = self.body.isDeferred
          self.body.isDeferred = true
          defer { self.body.isDeferred = outer }
          parts.append(.deferred(self.checkBlock(inner, ownScope: true), after: slots))
        } else if let exec = try self.check(statement) {
          parts.append(.plain(self.body.isAsync ? self.atHome(statement, exec) : exec))
        }
      }
    }
    let own = ownScope ? body.ownSlots(since: first) : []
    if ownScope { body.popScope() }
    return hasDeferred ? deferring(parts, own, counter) : plain(parts, own, counter)
  }

  private func plain(_ parts: [Part], _ slots: [Int], _ counter: Int?) -> Exec {
    let statements = parts.compactMap { if case .plain(let exec) = $0 { exec } else { nil } }
    guard let counter else { return Control.block(statements, ending: slots) }
    return Control.block(statements, ending: slots, countingIn: counter)
  }

  /// Statements that include `defer`; `counter` is the variable with the index of a suspended statement.
  private func deferring(_ parts: [Part], _ slots: [Int], _ counter: Int?) -> Exec {
    // Variables declared after a `defer` are gone when it runs.
    @Sendable func leave(
      _ waiting: [(exec: Exec, after: Int)], _ machine: Machine, _ frame: Frame
    ) throws(Halt) {
      // Assignments in a `defer` call observers even in an initializer.
      let initializing = machine.initializing
      if initializing.last?.depth == machine.depth { _ = machine.initializing.popLast() }
      defer { machine.initializing = initializing }
      var left = slots[...]
      let result = frame.result
      for one in waiting.reversed() {
        let gone = left.prefix { $0 >= one.after }
        try machine.endScope(Array(gone), frame)
        left = left.dropFirst(gone.count)
        _ = try one.exec(machine, frame)
      }
      frame.result = result
      try machine.endScope(Array(left), frame)
    }
    return { machine, frame throws(Halt) in
      var waiting: [(exec: Exec, after: Int)] = []
      var flow = Flow.next
      let reached = counter.flatMap { frame.number($0) } ?? 0
      do throws(Halt) {
        loop: for (index, part) in parts.enumerated() {
          switch part {
          case .deferred(let exec, let after): waiting.append((exec, after))
          case .plain(let exec):
            if index < reached { continue }
            if let counter { frame.slots[counter] = .int(index) }
            flow = try exec(machine, frame)
            if flow != .next { break loop }
          }
        }
      } catch {
        if let counter, !error.isSuspension { frame.slots[counter] = .unset }
        if case .raised = error { try leave(waiting, machine, frame) }
        throw error
      }
      try leave(waiting, machine, frame)
      return flow
    }
  }

  /// Declares a block's functions, which may call each other.
  private func declareFunctions(_ statements: [Stmt]) {
    guard !body.isMain else { return }
    for statement in statements {
      guard case .function(let declaration) = statement.kind else { continue }
      attempt(at: statement.at) { () throws(Finding) in
        let function = try self.signature(of: declaration)
        let variable = self.body.declare(
          "func \(declaration.name)", function.type, isConstant: true)
        self.body.functions[self.body.functions.count - 1][declaration.name] = .init(
          function: function, variable: variable)
      }
    }
  }
}
