import Glibc

/// A name that one thread is working on, for others to wait for.
// The flag is touched under the mutex only.
final class Reservation: @unchecked Sendable {
  let name: SessionTable.Name
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let change = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private var isOver = false

  init(_ name: SessionTable.Name) {
    self.name = name
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(change, nil)
  }

  deinit {
    pthread_cond_destroy(change)
    pthread_mutex_destroy(mutex)
    change.deallocate()
    mutex.deallocate()
  }

  /// Wakes all who wait.
  func finish() {
    pthread_mutex_lock(mutex)
    isOver = true
    pthread_cond_broadcast(change)
    pthread_mutex_unlock(mutex)
  }

  /// Waits for the end of the work.
  func wait() {
    pthread_mutex_lock(mutex)
    while !isOver { pthread_cond_wait(change, mutex) }
    pthread_mutex_unlock(mutex)
  }
}
