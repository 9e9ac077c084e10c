import Glibc

/// A value that several threads use, one at a time.
///
/// Around `pthread_mutex_t` instead of `Synchronization.Mutex`, because the thread sanitizer knows this
/// one, and reports false races on the other.
// The value is accessed only under the mutex.
final class Guarded<Value>: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private var value: Value

  init(_ value: Value) {
    self.value = value
    pthread_mutex_init(mutex, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  func use<Result>(_ work: (inout Value) -> Result) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return work(&value)
  }
}
