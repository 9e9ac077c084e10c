extension Application {
  /// Carries out commands one after the other, all or none: the loop is idle only after the last.
  mutating func carryOut(_ commands: [Command], into turn: inout Turn) throws(Refusal) {
    let before = self
    for (index, command) in commands.enumerated() {
      var part = Turn()
      do { try carryOut(command, into: &part) } catch {
        self = before
        throw .inBatch(index, error)
      }
      turn.take(part)
    }
  }
}

extension Turn {
  /// Takes in what one of a batch's commands did: what happened joins what happened before, and the
  /// rest stands by itself.
  fileprivate mutating func take(_ part: Turn) {
    var part = part
    events += part.events
    diagnostics += part.diagnostics
    for note in part.notes { noteOnce(note) }
    (part.events, part.diagnostics, part.notes) = ([], [], [])
    parts.append(part)
  }
}
