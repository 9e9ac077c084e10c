import Workers

/// A name that one thread has reserved and other threads may wait for.
// The flag is accessed only under the monitor.
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

  /// Waits until the work is finished.
  func wait() { monitor.hold { monitor.wait { !isOver } } }
}
