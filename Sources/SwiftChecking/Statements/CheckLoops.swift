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
}
