import WindowModel

/// Tasks: library objects that hold their operation and, at the end, its outcome.
extension Machine {
  /// Schedules work for a later turn of the run loop.
  @discardableResult
  package func schedule(_ task: LibraryState.Task) throws(Halt) -> UInt32 {
    try Bound.tasks.check(library.tasks.count + 1)
    let number = library.nextTask
    library.nextTask += 1
    library.tasks[number] = task
    if !task.isDelayed { application?.scheduleCode(number) }
    return number
  }

  /// Creates a task from a closure and starts it in a later turn.
  package func startTask(_ closure: Value, onMain: Bool) throws(Halt) -> Value {
    let task = try make("Task")
    setField("operation", of: task, closure)
    keepTask(task, task)
    try enqueue(task, onMain: onMain, .void)
    return task
  }

  /// Makes a task a child of the running one, with which it is cancelled.
  package func adoptTask(_ child: Value) {
    guard let parent = currentTask else { return }
    setField("children", of: parent, .array(field("children", of: parent).array + [child]))
  }

  /// Retains a task until it ends, whether or not anything else references it.
  private func keepTask(_ task: Value, _ kept: Value?) {
    library.shared["task\(task.reference?.instance.number ?? 0)"] = kept
  }

  /// Schedules a task to resume in a later turn.
  package func enqueue(_ task: Value, onMain: Bool, _ delivery: Value) throws(Halt) {
    let work = try closure([task, delivery]) { machine, fields, _ throws(Halt) in
      try machine.runTask(fields[0], fields[1])
      return .void
    }
    try schedule(
      .init(closure: work, due: library.clock, queue: onMain ? nil : try cooperativeQueue))
  }

  private var cooperativeQueue: Value {
    get throws(Halt) { try shared("cooperative queue", "DispatchQueue") }
  }

  private func runTask(_ task: Value, _ delivery: Value) throws(Halt) {
    let outer = (currentTask, delivered)
    (currentTask, delivered) = (task, delivery)
    defer { (currentTask, delivered) = outer }
    let outcome: Outcome
    do throws(Halt) {
      let value: Value
      if let call = field("call", of: task).reference {
        setField("call", of: task, .none)
        value = try resume(call)
      } else {
        value = try call(closure: field("operation", of: task), [])
      }
      outcome = .success(value)
    } catch {
      switch error {
      case .suspended:
        setField("call", of: task, suspendedCall ?? .none)
        suspendedCall = nil
        return
      case .raised(let value, let type): outcome = .failure(value, type)
      default: throw error
      }
    }
    setField("operation", of: task, .none)
    setField("outcome", of: task, outcome.delivery)
    let waiters = field("waiters", of: task).array
    setField("waiters", of: task, .array([]))
    for waiter in waiters { try enqueue(waiter, onMain: false, outcome.delivery) }
    setField("children", of: task, .array([]))
    try deliver(outcome.delivery, toGroupOf: task)
    keepTask(task, nil)
    try sweep()
  }

  /// Gives a task's group its outcome, or the code that waits for the group's next one.
  private func deliver(_ delivery: Value, toGroupOf task: Value) throws(Halt) {
    let group = field("group", of: task)
    guard group.reference != nil else { return }
    setField("group", of: task, .none)
    let waiter = field("waiter", of: group)
    guard waiter.reference == nil else {
      setField("waiter", of: group, .none)
      setField("pending", of: group, .int(field("pending", of: group).int - 1))
      return try enqueue(waiter, onMain: false, delivery)
    }
    setField("done", of: group, .array(field("done", of: group).array + [delivery]))
  }
}
