import SourceCode

/// Tasks that wait: a call is suspended by leaving its code up to the task, with its variables kept, and goes on by
/// running the code again, which finds in its variables how far it had come.
extension Machine {
  /// What a variable of a call's code says of a value that is waited for.
  private enum Waiting {
    /// It is delivered when the task goes on.
    static let delivery = -1
    /// It is there, and the task goes to the executor of its code.
    static let hop = -2
    /// The task goes to the executor of what is called.
    static let start = -3
  }

  /// Runs the code of an async call that begins.
  func runAsync(_ body: Exec, _ frame: Frame, _ kind: Instance.Kind) throws(Halt) {
    do throws(Halt) { _ = try body(self, frame) } catch {
      if error.isSuspension {
        suspendedCall = .object(try make(kind, frame.slots))
        frame.slots = []
      }
      throw error
    }
  }

  /// Goes on with a suspended call, and returns what it returns.
  package func resume(_ reference: Reference) throws(Halt) -> Value {
    let (code, levels): (Exec?, Int) =
      switch reference.instance.kind {
      case .call(let function): (function.body, function.levels)
      case .closureCall(let closure): (closure.body, closure.levels)
      default: (nil, 0)
      }
    guard let code else { throw .crash("What goes on is no call.") }
    try enter(levels)
    defer { leave(levels) }
    let caller = position
    let frame = beginCall(0)
    swap(&frame.slots, &reference.instance.fields)
    do throws(Halt) { _ = try code(self, frame) } catch {
      if error.isSuspension {
        swap(&frame.slots, &reference.instance.fields)
        suspendedCall = .object(reference)
      }
      throw error
    }
    let result = frame.result
    frame.slots = []
    position = caller
    return result
  }

  /// Whether code of an isolation may run where the machine is.
  package func isAtHome(_ isolation: Isolation) -> Bool {
    switch isolation {
    case .caller: true
    case .mainActor: library.queue == nil
    case .none: library.queue != nil
    }
  }

  /// Suspends the task until it is on the executor of an isolation.
  package func hop(to isolation: Isolation) throws(Halt) {
    guard !isAtHome(isolation) else { return }
    guard let task = currentTask else { throw .crash("No task runs.") }
    try enqueue(task, onMain: isolation == .mainActor, .void)
    throw .suspended
  }

  /// The value of a call that may be suspended; a variable of the code's keeps how far it has come.
  ///
  /// `isolation` is the code's own, to whose executor the task returns at once if `isEager`, and with an error.
  /// A function that is not async and runs elsewhere is called on its own executor, `target`.
  package func await(
    _ slot: Int, _ frame: Frame, _ start: Code, _ isolation: Isolation, isEager: Bool,
    target: Isolation? = nil
  ) throws(Halt) -> Value {
    var outcome: Outcome
    switch frame.slots[slot] {
    case .object(let call):
      outcome = try self.outcome(slot, frame) { () throws(Halt) in try self.resume(call) }
    case .element(Waiting.delivery, _):
      outcome = Outcome(delivered ?? .void)
      delivered = nil
    case .element(Waiting.hop, let parts): outcome = Outcome(parts.first ?? .void)
    default:
      if let target {
        if case .element(Waiting.start, _) = frame.slots[slot] {} else { try hop(to: isolation) }
        frame.slots[slot] = .element(Waiting.start, [])
        try hop(to: target)
      }
      outcome = try self.outcome(slot, frame) { () throws(Halt) in try start(self, frame) }
    }
    if isEager || outcome.isError, !isAtHome(isolation) {
      frame.slots[slot] = .element(Waiting.hop, [outcome.delivery])
      try hop(to: isolation)
    }
    frame.slots[slot] = .unset
    return try outcome.value
  }

  /// What a call comes to; where it is suspended, the variable keeps the call.
  private func outcome(
    _ slot: Int, _ frame: Frame, _ run: () throws(Halt) -> Value
  ) throws(Halt) -> Outcome {
    do throws(Halt) { return .success(try run()) } catch {
      switch error {
      case .raised(let value, let type): return .failure(value, type)
      case .suspended:
        frame.slots[slot] = suspendedCall ?? .element(Waiting.delivery, [])
        suspendedCall = nil
        throw error
      default: throw error
      }
    }
  }
}

/// What a call that may be suspended comes to.
package enum Outcome {
  case success(Value)
  case failure(Value, SwiftType)

  /// What was delivered to a task.
  package init(_ delivery: Value) {
    switch delivery {
    case .element(1, let parts):
      if parts.count == 2, case .type(let type) = parts[1] {
        self = .failure(parts[0], type)
      } else {
        self = .success(.void)
      }
    case .element(_, let parts): self = .success(parts.first ?? .void)
    default: self = .success(.void)
    }
  }

  /// It as a value that a task may be given.
  package var delivery: Value {
    switch self {
    case .success(let value): .element(0, [value])
    case .failure(let value, let type): .element(1, [value, .type(type)])
    }
  }

  var isError: Bool { if case .failure = self { true } else { false } }

  package var value: Value {
    get throws(Halt) {
      switch self {
      case .success(let value): return value
      case .failure(let value, let type): throw .raised(value, type)
      }
    }
  }
}
