import Glibc

/// A mutual exclusion lock.
///
/// A class around `pthread_mutex_t` instead of `Synchronization.Mutex`, because the thread
/// sanitizer knows this one, and reports false races on the other.
public final class Lock: Sendable {
  // Made once and freed with the lock; a mutex may be shared by threads.
  nonisolated(unsafe) private let mutex: UnsafeMutablePointer<pthread_mutex_t>

  /// Makes an unlocked lock.
  public init() {
    mutex = .allocate(capacity: 1)
    pthread_mutex_init(mutex, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  /// Waits until the lock is free, and takes it.
  public func lock() { pthread_mutex_lock(mutex) }
  /// Releases the lock; only for its holder.
  public func unlock() { pthread_mutex_unlock(mutex) }
  /// Takes the lock if it is free; returns whether it did.
  public func tryLock() -> Bool { pthread_mutex_trylock(mutex) == 0 }

  /// Runs `body` while no other thread holds the lock.
  @inlinable
  public func hold<Result: ~Copyable, Failure>(
    _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    lock()
    defer { unlock() }
    return try work()
  }
}
