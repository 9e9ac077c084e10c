import Glibc
import WindowSessions
import Workers

/// Writes lines to a descriptor on its own thread, so that a full pipe delays no request.
///
/// Lines wait in a bounded queue. A line that doesn't fit is dropped and counted, and the count is
/// written as its own line once there is room.
///
/// All mutable state is touched under `monitor` only.
final class LogWriter: @unchecked Sendable {
  /// Formats the line that reports the number of dropped lines.
  typealias Report = @Sendable (_ dropped: Int) -> [UInt8]

  /// The maximum number of waiting bytes.
  static var capacity: Int { 1 << 20 }

  private let monitor = Monitor()
  private let descriptor: Int32
  private let report: Report
  private var pending: [UInt8] = []
  private var dropped = 0
  /// Whether the thread waits for a line.
  private var isIdle = false
  /// Whether `flush` waits for the thread to become idle.
  private var isFlushing = false

  /// Starts the thread, which runs until the process ends.
  init(_ descriptor: Int32, report: @escaping Report) throws(ThreadFailure) {
    self.descriptor = descriptor
    self.report = report
    try WorkerThread { [self] in run() }.detach()
  }

  /// Queues a line, or drops it if it doesn't fit; never waits for the descriptor.
  func append(_ line: UnsafeRawBufferPointer) {
    monitor.hold {
      guard pending.count + line.count <= Self.capacity else {
        dropped += 1
        return
      }
      pending += line
      if isIdle {
        isIdle = false
        monitor.broadcast()
      }
    }
  }

  /// Waits until every queued line is written, at most `seconds`.
  func flush(within seconds: Int) {
    monitor.hold {
      isFlushing = true
      monitor.wait(while: { !isIdle }, for: .seconds(seconds))
      isFlushing = false
    }
  }

  private func run() {
    // One array is filled while the other is written, and both keep their capacity.
    var batch: [UInt8] = []
    while true {
      let dropped = take(&batch)
      if !write(batch) { lose(batch.count { $0 == UInt8(ascii: "\n") }) }
      // The lines were dropped because those before them filled the queue.
      if dropped > 0, !write(report(dropped)) { lose(dropped) }
      batch.removeAll(keepingCapacity: true)
    }
  }

  /// Waits for lines, moves them into an empty array and returns how many were dropped after them.
  private func take(_ batch: inout [UInt8]) -> Int {
    monitor.hold {
      while pending.isEmpty {
        isIdle = true
        if isFlushing { monitor.broadcast() }
        monitor.wait()
      }
      isIdle = false
      defer { dropped = 0 }
      swap(&pending, &batch)
      return dropped
    }
  }

  /// Counts lines that the descriptor did not accept; the count is written after the next accepted line.
  private func lose(_ lines: Int) {
    monitor.hold { dropped += lines }
  }

  /// Writes all bytes; returns false if the descriptor fails, as on a full disk.
  private func write(_ bytes: [UInt8]) -> Bool {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes {
        Glibc.write(descriptor, $0.baseAddress.map { $0 + written }, $0.count - written)
      }
      if count > 0 {
        written += count
      } else if count < 0, errno == EAGAIN {
        // Another process that shares the descriptor has made it non-blocking.
        var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&ready, 1, -1)
      } else if count == 0 || errno != EINTR {
        return false
      }
    }
    return true
  }
}
