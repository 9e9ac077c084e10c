/// Commands of one turn, one after the other, all or none.
package struct Batch: CommandAction {
  package static let name = "batch"
  package static let isOfTheRunLoop = true
  package var commands: [Command] = []

  package init() {}

  /// Makes a batch of these.
  package init(_ commands: [Command]) { self.commands = commands }

  package var subject: String? { nil }

  package func perform(in application: inout Application) throws(Refusal) {
    try application.carryOut(commands)
  }
}

extension Application {
  /// Carries out commands one after the other, all or none: the loop is idle only after the last.
  mutating func carryOut(_ commands: [Command]) throws(Refusal) {
    let before = self
    for (index, command) in commands.enumerated() {
      var whole = turn
      turn = whole.part()
      do throws(Refusal) {
        if let input = command.action as? SendInput, input.after > 0 {
          throw .notPossible("Time can't pass within a turn of the run loop.")
        }
        if command.isOfTheRunLoop {
          throw .notPossible("The run loop can't turn within one of its turns.")
        }
        try carryOut(command)
        whole.take(turn)
        try capacity.checkBatch(whole)
      } catch {
        self = before
        throw .inBatch(index, error)
      }
      turn = whole
    }
  }
}

extension Application.Capacity {
  /// Refuses a batch that has posted more events or visited more views than one may.
  fileprivate func checkBatch(_ turn: Turn) throws(Refusal) {
    if turn.events.count > eventsPerBatch { throw .tooMuch(.events, limit: eventsPerBatch) }
    if turn.visits > visitsPerBatch { throw .tooMuch(.visits, limit: visitsPerBatch) }
  }
}

extension Turn {
  /// Where one of a batch's commands writes what it does.
  fileprivate func part() -> Turn {
    var part = Turn()
    part.number = number
    part.appearing = appearing
    return part
  }

  /// Takes in what one of a batch's commands did: what happened joins what happened before, and the
  /// rest stands by itself.
  fileprivate mutating func take(_ part: Turn) {
    var part = part
    events += part.events
    visits += part.visits
    diagnostics += part.diagnostics
    for note in part.notes { noteOnce(note) }
    appearing = part.appearing
    (part.events, part.diagnostics, part.notes, part.appearing) = ([], [], [], [])
    part.visits = 0
    parts.append(part)
  }
}
