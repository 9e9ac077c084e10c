import Glibc
import HTTP

/// A source of lines for one stream, as in the service: it parks and is resumed.
// Each stored property except the mutex is accessed only under it.
final class Source: StreamBody, @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let changed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private var waiting: [UInt8]
  private var parked: (any StreamConnection)?
  private var latest: (any StreamConnection)?
  private var ended = false
  private var parks = 0
  private var closes = 0
  /// The last line, sent when it is told to end.
  private let lastWords: String?

  init(_ first: String = "", lastWords: String? = "bye\n") {
    waiting = Array(first.utf8)
    self.lastWords = lastWords
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(changed, nil)
  }

  private func locked<R>(_ work: () -> R) -> R {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return work()
  }

  func read(
    into buffer: UnsafeMutableRawBufferPointer, wake: StreamWake,
    on connection: any StreamConnection
  ) -> StreamRead {
    locked {
      latest = connection
      switch wake {
      case .ready: break
      case .idle: if waiting.isEmpty { waiting = Array(":\n".utf8) }
      case .expired, .stopping:
        waiting += Array((wake == .expired ? "old " : "").utf8)
        waiting += Array((lastWords ?? "").utf8)
        ended = lastWords != nil
      }
      if waiting.isEmpty {
        if ended { return .end }
        parked = connection
        connection.suspend()
        parks += 1
        pthread_cond_broadcast(changed)
        return .parked
      }
      let count = min(waiting.count, buffer.count)
      buffer.copyBytes(from: waiting[0..<count])
      waiting.removeFirst(count)
      return .bytes(count)
    }
  }

  func close() {
    locked {
      closes += 1
      pthread_cond_broadcast(changed)
    }
  }

  /// Adds a line and resumes, as a publisher does.
  func publish(_ text: String, kick: Bool = true) {
    let connection = locked {
      waiting += Array(text.utf8)
      defer { parked = nil }
      return parked
    }
    connection?.resume()
    if kick { connection?.kick() }
  }

  /// The connection of the last read, which may be closed.
  var connection: (any StreamConnection)? { locked { latest } }
  var closeCount: Int { locked { closes } }

  private func wait(_ seconds: Double, until done: () -> Bool) -> Bool {
    locked {
      var end = timespec()
      clock_gettime(CLOCK_REALTIME, &end)
      end.tv_sec += Int(seconds)
      end.tv_nsec += Int((seconds - seconds.rounded(.down)) * 1e9)
      if end.tv_nsec >= 1_000_000_000 {
        end.tv_sec += 1
        end.tv_nsec -= 1_000_000_000
      }
      while !done() {
        if pthread_cond_timedwait(changed, mutex, &end) != 0 { return done() }
      }
      return true
    }
  }

  /// Waits until it has parked `count` times.
  func waitForPark(_ count: Int = 1, within seconds: Double = 30) -> Bool {
    wait(seconds) { parks >= count }
  }
  func waitForClose(within seconds: Double = 30) -> Bool { wait(seconds) { closes > 0 } }

  deinit {
    pthread_mutex_destroy(mutex)
    pthread_cond_destroy(changed)
    mutex.deallocate()
    changed.deallocate()
  }
}

/// The sources of many streams.
final class Sources: Sendable {
  private let sources = Guarded<[Source]>([])

  func add() -> Source {
    let source = Source()
    sources.use { $0.append(source) }
    return source
  }

  var all: [Source] { sources.use { $0 } }
}
