/// Control flow of statements and loops, for both languages.
package enum Control {
  /// An expression as a statement.
  package static func value(_ code: @escaping Code, at mark: Mark) -> Exec {
    { machine, frame throws(Halt) in
      try machine.step(mark, frame)
      _ = try code(machine, frame)
      try machine.sweep()
      return .next
    }
  }

  /// Statements in sequence, none of which leaves a scope.
  package static func sequence(_ parts: [Exec]) -> Exec {
    if parts.count == 1 { return parts[0] }
    return { machine, frame throws(Halt) in
      for part in parts { _ = try part(machine, frame) }
      return .next
    }
  }

  /// Runs statements until one transfers control, then ends the scope's variables.
  package static func block(_ statements: [Exec], ending slots: [Int]) -> Exec {
    { machine, frame throws(Halt) in
      var flow = Flow.next
      for statement in statements {
        flow = try statement(machine, frame)
        if flow != .next { break }
      }
      try machine.endScope(slots, frame)
      return flow
    }
  }

  /// The same if a statement may suspend: a variable keeps its index, so that the block resumes there.
  package static func block(
    _ statements: [Exec], ending slots: [Int], countingIn counter: Int
  ) -> Exec {
    { machine, frame throws(Halt) in
      let flow = try frame.keeping([counter]) { () throws(Halt) -> Flow in
        var index = frame.number(counter) ?? 0
        while index < statements.count {
          frame.slots[counter] = .int(index)
          let flow = try statements[index](machine, frame)
          if flow != .next { return flow }
          index += 1
        }
        return .next
      }
      try machine.endScope(slots, frame)
      return flow
    }
  }

  /// A numbered loop that tests before each iteration.
  package static func loop(
    _ number: Int, at mark: Mark, while test: @escaping Test, _ body: @escaping Exec
  )
    -> Exec
  {
    { machine, frame throws(Halt) in
      while true {
        try machine.step(mark, frame)
        guard try test(machine, frame) else { return .next }
        if let end = try body(machine, frame).ending(number) { return end }
      }
    }
  }

  /// A numbered loop that tests after each iteration.
  package static func loop(
    _ number: Int, at mark: Mark, _ body: @escaping Exec, while test: @escaping Test
  )
    -> Exec
  {
    { machine, frame throws(Halt) in
      while true {
        try machine.step(mark, frame)
        if let end = try body(machine, frame).ending(number) { return end }
        guard try test(machine, frame) else { return .next }
      }
    }
  }
}

extension Flow {
  /// Where a loop continues after its body; nil for the next iteration.
  package func ending(_ loop: Int) -> Flow? {
    switch self {
    case .next, .again(loop): nil
    case .leave(loop): .next
    default: self
    }
  }
}

extension Machine {
  /// Whether a global has a value.
  package func isSet(global slot: Int) -> Bool {
    if case .unset = globals[slot] { false } else { true }
  }

  /// Sets a global without keeping another reference to its value.
  package func setGlobal(_ slot: Int, _ isWeak: Bool, _ code: Code, _ frame: Frame) throws(Halt) {
    let made = try code(self, frame)
    var new = isWeak ? made.weakened : made
    swap(&globals[slot], &new)
  }

  /// Releases a scope's variables, in the order of their slots.
  package func endScope(_ slots: [Int], _ frame: Frame) throws(Halt) {
    for slot in slots where slot < frame.slots.count {
      var old = Value.unset
      swap(&frame.slots[slot], &old)
    }
    try sweep()
  }
}
