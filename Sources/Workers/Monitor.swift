import Glibc

/// A mutual exclusion lock whose holder can wait for another thread to change the state behind it.
///
/// Timed waits use the monotonic clock, so that setting the system's clock does not affect them.
public final class Monitor: Sendable {
  // Made once and freed with the monitor; both may be shared by threads.
  nonisolated(unsafe) private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  nonisolated(unsafe) private let change: UnsafeMutablePointer<pthread_cond_t>

  /// Makes a monitor that no thread holds.
  public init() {
    mutex = .allocate(capacity: 1)
    change = .allocate(capacity: 1)
    pthread_mutex_init(mutex, nil)
    var attributes = pthread_condattr_t()
    pthread_condattr_init(&attributes)
    pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC)
    pthread_cond_init(change, &attributes)
    pthread_condattr_destroy(&attributes)
  }

  deinit {
    pthread_cond_destroy(change)
    pthread_mutex_destroy(mutex)
    change.deallocate()
    mutex.deallocate()
  }

  @usableFromInline func lock() { pthread_mutex_lock(mutex) }
  @usableFromInline func unlock() { pthread_mutex_unlock(mutex) }

  /// Runs `body` while no other thread holds the monitor.
  @inlinable
  public func hold<Result: ~Copyable, Failure>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    lock()
    defer { unlock() }
    return try body()
  }

  /// Releases the monitor until another thread signals, then holds it again; only for its holder.
  ///
  /// It may also return without a signal, so the caller checks the state again.
  public func wait() { pthread_cond_wait(change, mutex) }

  /// Waits while `condition` is true; only for the holder.
  public func wait(while condition: () -> Bool) {
    while condition() { wait() }
  }

  /// Waits while `condition` is true, but at most for `duration`; only for the holder.
  ///
  /// Returns whether the condition became false.
  @discardableResult
  public func wait(while condition: () -> Bool, for duration: Duration) -> Bool {
    guard condition() else { return true }
    var end = timespec()
    clock_gettime(CLOCK_MONOTONIC, &end)
    let (seconds, attoseconds) = duration.components
    end.tv_sec += Int(clamping: seconds)
    end.tv_nsec += Int(clamping: attoseconds / 1_000_000_000)
    if end.tv_nsec >= 1_000_000_000 {
      end.tv_sec += 1
      end.tv_nsec -= 1_000_000_000
    }
    while pthread_cond_timedwait(change, mutex, &end) == 0 {
      if !condition() { return true }
    }
    return !condition()
  }

  /// Wakes one waiting thread.
  public func signal() { pthread_cond_signal(change) }

  /// Wakes all waiting threads.
  public func broadcast() { pthread_cond_broadcast(change) }
}
