import Workers

/// A name that one thread is working on, for others to wait for.
// The flag is touched under the monitor only.
final class Reservation: @unchecked Sendable {
  let name: SessionTable.Name
  private let monitor = Monitor()
  private var isOver = false

  init(_ name: SessionTable.Name) { self.name = name }

  /// Wakes all waiting threads.
  func finish() {
    monitor.hold {
      isOver = true
      monitor.broadcast()
    }
  }

  /// Waits for the end of the work.
  func wait() { monitor.hold { monitor.wait { !isOver } } }
}
