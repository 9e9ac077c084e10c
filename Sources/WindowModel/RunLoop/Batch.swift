/// Several commands in one turn, all or none.
package struct Batch: CommandAction {
  package static let name = "batch"
  package static let isOfTheRunLoop = true
  package var commands: [Command] = []

  package init() {}

  /// Makes a batch.
  package init(_ commands: [Command]) { self.commands = commands }

  package var subject: String? { nil }

  package func perform(in application: inout Application) throws(Refusal) {
    try application.carryOut(commands)
  }
}

extension Application {
  /// Carries out commands in order, all or none: the loop runs until idle only after the last.
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
  /// Refuses a batch that exceeds the limit of events or visits.
  fileprivate func checkBatch(_ turn: Turn) throws(Refusal) {
    if turn.events.count > eventsPerBatch { throw .tooMuch(.events, limit: eventsPerBatch) }
    if turn.visits > visitsPerBatch { throw .tooMuch(.visits, limit: visitsPerBatch) }
  }
}

extension Turn {
  /// The turn that one of a batch's commands writes to.
  fileprivate func part() -> Turn {
    var part = Turn()
    part.number = number
    part.appearing = appearing
    return part
  }

  /// Adds the turn of one of a batch's commands: its events join the earlier ones, the rest stays
  /// separate.
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
