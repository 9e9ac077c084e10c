import ProgramRuntime
import SourceCode
import SwiftExpressions
import SwiftTypes
import SwiftValues
import Syntax

/// Loops.
extension Checker {
  func pushLoop(_ label: String?, isLoop: Bool, isLabelOnly: Bool = false) -> Int {
    body.loopCount += 1
    body.loops.append(
      .init(label: label, number: body.loopCount, isLoop: isLoop, isLabelOnly: isLabelOnly))
    return body.loopCount
  }

  func loop(_ statement: Stmt, label: String?) throws(Finding) -> Exec {
    let place = mark(statement.at)
    let number = pushLoop(label, isLoop: true)
    defer { _ = body.loops.popLast() }
    body.pushScope()
    defer { body.popScope() }
    let first = body.slots
    switch statement.kind {
    case .loop(let conditions, let statements):
      let (test, kept) = try keepingParts(statement.awaits) { () throws(Finding) in
        try self.conditions(conditions)
      }
      let exec = checkBlock(statements, ownScope: true)
      if statement.awaits { return looping(number, at: place, while: test, kept, exec) }
      return Control.loop(number, at: place, while: test, exec)
    case .loopUntil(let statements, let condition):
      let exec = checkBlock(statements, ownScope: true)
      let (value, kept) = try keepingParts(statement.awaits) { () throws(Finding) in
        try checkValue(condition, as: .bool)
      }
      let test = asking { machine, frame throws(Halt) in try value(machine, frame).bool }
      if statement.awaits { return looping(number, at: place, exec, while: test, kept) }
      return Control.loop(number, at: place, exec, while: test)
    case .each(let pattern, let sequence, let filter, let statements):
      if let exec = try ownSequenceLoop(
        pattern, sequence, filter, statements, label: label, number, statement)
      {
        return exec
      }
      let (values, kept) = try keepingParts(statement.awaits) { () throws(Finding) in
        try self.sequence(sequence)
      }
      let bind = try self.pattern(pattern, values.type)
      let test = try filter.map { filter throws(Finding) in try checkValue(filter, as: .bool) }
      let exec = checkBlock(statements, ownScope: true)
      let slots = body.ownSlots(since: first)
      if statement.awaits {
        return goingThrough(
          number, at: place, values.code, kept, exec, ending: slots
        ) { machine, frame, value throws(Halt) in
          guard try bind(machine, frame, value) else { return false }
          return try test?(machine, frame).bool ?? true
        }
      }
      return { machine, frame throws(Halt) in
        try machine.step(place, frame)
        for value in try values.code(machine, frame) {
          guard try bind(machine, frame, value) else { continue }
          if let test, !(try test(machine, frame).bool) { continue }
          if let end = try exec(machine, frame).ending(number) {
            try machine.endScope(slots, frame)
            return end
          }
          try machine.step(place, frame)
        }
        try machine.endScope(slots, frame)
        return .next
      }
    default: throw Finding("This kind of loop is not supported here.", at: place.at)
    }
  }

  /// A loop over one of the program's own sequences, whose iterator gives an element each round; nil for another
  /// loop.
  private func ownSequenceLoop(
    _ pattern: Pattern, _ sequence: Expr, _ filter: Expr?, _ statements: [Stmt], label: String?,
    _ number: Int, _ statement: Stmt
  ) throws(Finding) -> Exec? {
    guard declaresSequences || mayBeLazy(sequence) else { return nil }
    let known = findings
    let type = try check(sequence, expecting: nil).type
    findings = known
    guard isOwnSequence(type) else { return nil }
    func variable(_ name: String, _ value: Expr) -> Stmt {
      Stmt(
        .variables(
          VariableDecl(
            isConstant: true,
            [.init(Pattern(.name(name, isVariable: false), at: sequence.at), nil, value, nil)],
            Modifiers(), at: sequence.at)), at: sequence.at, awaits: statement.awaits)
    }
    let names = ("$sequence \(number)", "$iterator \(number)")
    let next = Expr(
      .call(Expr(.member(Expr(.name(names.1), at: sequence.at), "next"), at: sequence.at), []),
      at: sequence.at)
    var inner = statements
    if let filter {
      let skip = Stmt(.continuing(nil), at: filter.at)
      inner.insert(Stmt(.guarded([.value(filter)], [skip]), at: filter.at), at: 0)
    }
    let loop = Stmt(
      .loop([.match(Pattern(.some(pattern), at: pattern.at), next)], inner), at: statement.at,
      awaits: statement.awaits)
    return try check(
      Stmt(
        .block(
          [
            variable(names.0, sequence),
            variable(names.1, iterator(of: names.0, type, at: sequence.at)),
            label.map { Stmt(.labeled($0, loop), at: statement.at, awaits: statement.awaits) }
              ?? loop,
          ], []), at: statement.at, awaits: statement.awaits))
  }

  /// Whether a value may be a lazy sequence, as a variable or after `lazy`.
  private func mayBeLazy(_ value: Expr) -> Bool {
    switch value.kind {
    case .name: true
    case .member(let base, let name): name == "lazy" || mayBeLazy(base) && !isName(base)
    case .call(let callee, _): mayBeLazy(callee) && !isName(callee)
    default: false
    }
  }

  private func isName(_ value: Expr) -> Bool {
    if case .name = value.kind { true } else { false }
  }

  /// Whether the program declares a sequence.
  private var declaresSequences: Bool {
    func declares(_ nominal: Nominal) -> Bool {
      nominal.conforms(named: "$Sequence")
        || nominal.members.values.joined().contains {
          if case .type(let inner) = $0 { declares(inner) } else { false }
        }
    }
    return program.types.values.contains { declares($0) }
  }
}
