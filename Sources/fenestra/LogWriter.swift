import Glibc

/// Writes lines to a descriptor on a thread of its own, so that a descriptor that nobody reads holds up
/// no request.
///
/// Lines wait in a queue of bounded size. A line that doesn't fit is dropped and counted, and the count
/// is written as a line of its own once there is room.
///
/// All mutable state is touched under `mutex` only.
final class LogWriter: @unchecked Sendable {
  /// Writes the line that reports so many dropped lines.
  typealias Report = @Sendable (_ dropped: Int) -> [UInt8]

  /// How many bytes may wait.
  static var capacity: Int { 1 << 20 }

  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let change = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private let descriptor: Int32
  private let report: Report
  private var pending: [UInt8] = []
  private var dropped = 0
  /// Whether the thread waits for a line.
  private var isIdle = false
  /// Whether `flush` waits for the thread to become idle.
  private var isFlushing = false

  /// Starts the thread, which takes the signals that this thread takes and ends with the process.
  init(_ descriptor: Int32, report: @escaping Report) {
    self.descriptor = descriptor
    self.report = report
    pthread_mutex_init(mutex, nil)
    var attributes = pthread_condattr_t()
    pthread_condattr_init(&attributes)
    pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC)
    pthread_cond_init(change, &attributes)
    pthread_condattr_destroy(&attributes)
    var thread = pthread_t()
    let failure = pthread_create(
      &thread, nil,
      { context in
        guard let context else { return nil }
        Unmanaged<LogWriter>.fromOpaque(context).takeRetainedValue().run()
        return nil
      }, Unmanaged.passRetained(self).toOpaque())
    if failure == 0 { pthread_detach(thread) }
  }

  deinit {
    pthread_cond_destroy(change)
    pthread_mutex_destroy(mutex)
    change.deallocate()
    mutex.deallocate()
  }

  /// Queues a line, or drops it if it doesn't fit; never waits for the descriptor.
  func append(_ line: UnsafeRawBufferPointer) {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    guard pending.count + line.count <= Self.capacity else {
      dropped += 1
      return
    }
    pending += line
    if isIdle {
      isIdle = false
      pthread_cond_broadcast(change)
    }
  }

  /// Waits until every queued line is written, so many seconds at most.
  func flush(within seconds: Int) {
    var end = timespec()
    clock_gettime(CLOCK_MONOTONIC, &end)
    end.tv_sec += seconds
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    isFlushing = true
    while !isIdle, pthread_cond_timedwait(change, mutex, &end) == 0 {}
    isFlushing = false
  }

  private func run() {
    // One array is filled while the other is written, and neither grows again and again.
    var batch: [UInt8] = []
    while true {
      let dropped = take(&batch)
      if !write(batch) { lose(batch.count { $0 == UInt8(ascii: "\n") }) }
      // The lines were dropped because those before them filled the queue.
      if dropped > 0, !write(report(dropped)) { lose(dropped) }
      batch.removeAll(keepingCapacity: true)
    }
  }

  /// Waits for lines, puts them into an empty array and returns how many were dropped after them.
  private func take(_ batch: inout [UInt8]) -> Int {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while pending.isEmpty {
      isIdle = true
      if isFlushing { pthread_cond_broadcast(change) }
      pthread_cond_wait(change, mutex)
    }
    isIdle = false
    defer { dropped = 0 }
    swap(&pending, &batch)
    return dropped
  }

  /// Counts lines that the descriptor did not take; the next line that it takes is followed by the count.
  private func lose(_ lines: Int) {
    pthread_mutex_lock(mutex)
    dropped += lines
    pthread_mutex_unlock(mutex)
  }

  /// Writes all bytes; false if the descriptor fails, as a full disk's does.
  private func write(_ bytes: [UInt8]) -> Bool {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes {
        Glibc.write(descriptor, $0.baseAddress.map { $0 + written }, $0.count - written)
      }
      if count > 0 {
        written += count
      } else if count < 0, errno == EAGAIN {
        // Whoever shares the descriptor has made it non-blocking.
        var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&ready, 1, -1)
      } else if count == 0 || errno != EINTR {
        return false
      }
    }
    return true
  }
}
