import SourceCode

/// Suspends and resumes tasks. A suspended call unwinds to its task but keeps its variables. To resume, its code
/// runs again and finds its progress in the variables.
extension Machine {
  /// The progress that a variable of a call records for an awaited value.
  private enum Waiting {
    /// The value is delivered when the task resumes.
    static let delivery = -1
    /// The value has arrived, and the task hops to the executor of its code.
    static let hop = -2
    /// The task hops to the executor of the called function.
    static let start = -3
  }

  /// Starts the code of an async call.
  func runAsync(_ body: Exec, _ frame: Frame, _ kind: Instance.Kind) throws(Halt) {
    do throws(Halt) { _ = try body(self, frame) } catch {
      if error.isSuspension {
        suspendedCall = .object(try make(kind, frame.slots))
        frame.slots = []
      }
      throw error
    }
  }

  /// Resumes a suspended call, and returns its result.
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

  /// Whether code with an isolation may run on the current executor.
  package func isAtHome(_ isolation: Isolation) -> Bool {
    switch isolation {
    case .caller: true
    case .mainActor: library.queue == nil
    case .none, .actor: library.queue != nil
    }
  }

  /// Suspends the task until it runs on the executor of an isolation.
  package func hop(to isolation: Isolation) throws(Halt) {
    guard !isAtHome(isolation) else { return }
    guard let task = currentTask else { throw .crash("No task runs.") }
    try enqueue(task, onMain: isolation == .mainActor, .void)
    throw .suspended
  }

  /// Returns the value of a call that may suspend; `slot` keeps its progress.
  ///
  /// `isolation` is the calling code's. The task hops back to it at once if `isEager`, or after an error. A
  /// function that is not async but isolated elsewhere is called on its own executor, `target`.
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

  /// Runs a call to its outcome; if it suspends, the slot keeps the call.
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

/// The outcome of a call that may suspend.
package enum Outcome {
  case success(Value)
  case failure(Value, SwiftType)

  /// Creates an outcome from a delivery to a task.
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

  /// The outcome as a value to deliver to a task.
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
