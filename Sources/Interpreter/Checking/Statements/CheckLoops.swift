import SourceCode
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
      let test = try self.conditions(conditions)
      let exec = checkBlock(statements, ownScope: true)
      return { machine, frame throws(Halt) in
        while true {
          try machine.step(place, frame)
          guard try test(machine, frame) else { return .next }
          let flow = try exec(machine, frame)
          switch flow {
          case .next, .again(number): continue
          case .leave(number): return .next
          default: return flow
          }
        }
      }
    case .loopUntil(let statements, let condition):
      let exec = checkBlock(statements, ownScope: true)
      let test = try checkValue(condition, as: .bool)
      return { machine, frame throws(Halt) in
        while true {
          try machine.step(place, frame)
          let flow = try exec(machine, frame)
          switch flow {
          case .next, .again(number): break
          case .leave(number): return .next
          default: return flow
          }
          guard try test(machine, frame).bool else { return .next }
        }
      }
    case .each(let pattern, let sequence, let filter, let statements):
      let values = try self.sequence(sequence)
      let bind = try self.pattern(pattern, values.type)
      let test = try filter.map { filter throws(Finding) in try checkValue(filter, as: .bool) }
      let exec = checkBlock(statements, ownScope: true)
      let slots = body.ownSlots(since: first)
      return { machine, frame throws(Halt) in
        try machine.step(place, frame)
        for value in try values.code(machine, frame) {
          guard try bind(machine, frame, value) else { continue }
          if let test, !(try test(machine, frame).bool) { continue }
          let flow = try exec(machine, frame)
          switch flow {
          case .next, .again(number): try machine.step(place, frame)
          case .leave(number):
            try machine.endScope(slots, frame)
            return .next
          default: return flow
          }
        }
        try machine.endScope(slots, frame)
        return .next
      }
    default: throw Finding("It is no loop that is run here.", at: place.at)
    }
  }
}
