import ProgramPrinting
package import ProgramRuntime
import SourceCode
package import WindowModel

/// Runs scheduled work, and ends the program's command.
extension Machine {
  package func runLater(_ task: UInt32, in application: inout Application) {
    guard crash == nil, library.tasks[task] != nil else { return }
    on(&application, else: ()) { () throws(Halt) in try self.run(task) }
  }

  /// The next delayed task that is due.
  private var nextWaiting: UInt32? {
    library.tasks.filter { $0.value.isDelayed && $0.value.due <= horizon }
      .min { ($0.value.due, $0.key) < ($1.value.due, $1.key) }?.key
  }

  package var hasWaiting: Bool { crash == nil && nextWaiting != nil }

  package func runWaiting(in application: inout Application) {
    guard let number = nextWaiting else { return }
    runLater(number, in: &application)
  }

  package func run(_ number: UInt32) throws(Halt) {
    guard let work = library.tasks.removeValue(forKey: number) else { return }
    library.clock = max(library.clock, work.due)
    if let interval = work.interval {
      var again = work
      again.due = library.clock + interval
      try schedule(again)
    } else if let owner = work.owner {
      setField("isValid", of: owner, .bool(false))
    }
    let outer = library.queue
    library.queue = work.queue
    defer { library.queue = outer }
    if work.closure.isNone, let selector = work.selector {
      try send(selector, to: work.target ?? .none, work.arguments)
    } else {
      _ = try call(closure: work.closure, work.arguments)
    }
  }

  /// Advances time while the main thread sleeps.
  package func sleep(_ seconds: Double) throws(Halt) {
    let end = library.clock + max(0, seconds)
    guard library.queue == nil else {
      throw .bound("Another thread can't sleep here, since the main one goes on meanwhile.")
    }
    let isDue = library.tasks.values.contains {
      $0.queue == nil && $0.isDelayed && $0.due <= end
    }
    // Other queues go on meanwhile.
    while !isDue, try runOther(until: end, orComplain: "") {}
    if isDue {
      throw .bound("Something is due while the main thread sleeps, which is not supported.")
    }
    library.clock = end
  }

  /// Runs the next work of another queue, since the current code waits for it; false if none is due in time.
  ///
  /// Work of the main queue and of the current queue can't run before the current code ends. Without an end of the
  /// time, nothing to run ends the command with a complaint.
  package func runOther(until end: Double, orComplain complaint: String) throws(Halt) -> Bool {
    let current = library.queue?.reference?.instance
    let others = library.tasks.filter { _, task in
      guard let queue = task.queue, task.due <= max(end, library.clock) else { return false }
      return queue.reference?.instance !== current || field("isConcurrent", of: queue).bool
    }
    let next = others.min {
      ($0.value.isDelayed ? $0.value.due : 0, $0.key) < (
        $1.value.isDelayed ? $1.value.due : 0, $1.key
      )
    }
    guard let next else {
      guard end.isInfinite else {
        library.clock = max(library.clock, end)
        return false
      }
      throw .bound(
        "\(complaint), so \(current == nil ? "the main thread" : "its queue") waits for ever.")
    }
    try run(next.key)
    return true
  }

  package var refusal: Refusal? {
    if crash == nil {
      do throws(Halt) { try Bound.kept.check(weight) } catch { note(error) }
    }
    return crash.map { crash in
      .code(
        CodeFault(
          message: crash.message, exception: crash.exception,
          file: crash.position.map { program.shownFileName($0.file) } ?? "",
          line: crash.position?.line,
          column: crash.position?.column, isBound: crash.isBound, printed: printed))
    }
  }
}
