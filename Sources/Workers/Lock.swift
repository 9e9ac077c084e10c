import Glibc

/// A mutual exclusion lock.
///
/// A class round `pthread_mutex_t`, and not `Synchronization.Mutex`, because the thread sanitizer
/// knows this one and reports races on the other that are none.
public final class Lock: Sendable {
  // Made once and freed with the lock; the mutex in it is made to be shared by threads.
  nonisolated(unsafe) private let mutex: UnsafeMutablePointer<pthread_mutex_t>

  /// Makes one that is free.
  public init() {
    mutex = .allocate(capacity: 1)
    pthread_mutex_init(mutex, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  /// Takes the lock, and waits until it is free.
  public func lock() { pthread_mutex_lock(mutex) }
  /// Frees the lock; only for its holder.
  public func unlock() { pthread_mutex_unlock(mutex) }
  /// Takes the lock if it is free; whether it did.
  public func tryLock() -> Bool { pthread_mutex_trylock(mutex) == 0 }

  /// Does some work while nobody else holds it.
  @inlinable
  public func hold<Result: ~Copyable, Failure>(
    _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    lock()
    defer { unlock() }
    return try work()
  }
}
