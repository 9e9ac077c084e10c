import Glibc

/// A mutual exclusion lock that the thread sanitizer understands, which `Mutex` is not (Swift 6.3).
// The mutex is only used through its address, which never changes.
final class Lock: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

  init() { pthread_mutex_init(mutex, nil) }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  /// Does the work while no other thread does any under this lock.
  func withLock<R>(_ work: () -> R) -> R {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return work()
  }
}
