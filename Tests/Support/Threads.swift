import Glibc

/// Runs `body` on `count` new threads and returns when all have ended.
///
/// It uses real threads, because the body may block, which is not allowed on the test thread pool.
public func onThreads(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
  let threads = (0..<count).map { index in start { body(index) } }
  for thread in threads { pthread_join(thread, nil) }
}

/// Runs `body` on a new thread without waiting for it.
public func onThread(_ body: @escaping @Sendable () -> Void) { pthread_detach(start(body)) }

private func start(_ body: @escaping @Sendable () -> Void) -> pthread_t {
  final class Job {
    let run: () -> Void
    init(_ run: @escaping () -> Void) { self.run = run }
  }
  var thread = pthread_t()
  let job = Unmanaged.passRetained(Job(body))
  let failed = pthread_create(
    &thread, nil,
    { job in
      if let job { Unmanaged<Job>.fromOpaque(job).takeRetainedValue().run() }
      return nil
    }, job.toOpaque())
  precondition(failed == 0, "no thread")
  return thread
}

/// A semaphore for tests.
///
/// The count is accessed under the mutex only.
public final class Bell: @unchecked Sendable {
  private let mutex: UnsafeMutablePointer<pthread_mutex_t> = .allocate(capacity: 1)
  private let condition: UnsafeMutablePointer<pthread_cond_t> = .allocate(capacity: 1)
  private var count = 0

  /// Creates a bell with count 0.
  public init() {
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(condition, nil)
  }

  deinit {
    pthread_cond_destroy(condition)
    pthread_mutex_destroy(mutex)
    condition.deallocate()
    mutex.deallocate()
  }

  /// Wakes one waiter.
  public func ring() {
    pthread_mutex_lock(mutex)
    count += 1
    pthread_cond_signal(condition)
    pthread_mutex_unlock(mutex)
  }

  /// Waits for a ring; returns false on timeout.
  public func wait(seconds: Int = 20) -> Bool {
    var deadline = timespec()
    clock_gettime(CLOCK_REALTIME, &deadline)
    deadline.tv_sec += seconds
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while count == 0 {
      if pthread_cond_timedwait(condition, mutex, &deadline) == ETIMEDOUT { return false }
    }
    count -= 1
    return true
  }
}
