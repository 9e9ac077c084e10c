import Glibc
import WindowSessions

/// A thread that takes what was handed to it, all that there is at once, as often as there is
/// something.
///
/// All mutable state is touched under `mutex` only.
final class Worker<Item: Sendable>: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let change = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private let limit: Int
  private var items: [Item] = []
  /// How many items the thread sleeps for; nil while it works.
  private var wanted: Int?
  /// How many came together last time.
  private var lastCount = 0
  private var isStopping = false
  private var thread: WorkerThread?

  /// `limit` is how many items it takes at once, at most.
  init(limit: Int = .max) {
    self.limit = limit
    pthread_mutex_init(mutex, nil)
    // By a clock that nobody sets.
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

  /// Starts the thread: `work` gets all items, in order; it returns whether it has more to do of its
  /// own, and then is called again soon, perhaps with nothing.
  func start(_ work: @escaping @Sendable ([Item]) -> Bool) throws(StoreFailure) {
    do {
      thread = try WorkerThread { [unowned self] in run(work) }
    } catch { throw .unavailable(error.description) }
  }

  /// Adds an item; `make` is told whether it is the first of those that will be taken together, and
  /// nobody else adds or takes meanwhile.
  func add(_ make: (_ isFirst: Bool) -> Item) {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    items.append(make(items.count.isMultiple(of: limit)))
    if let wanted, items.count >= wanted { pthread_cond_signal(change) }
  }

  /// Waits until all is done, and for the thread to end.
  func stop() {
    pthread_mutex_lock(mutex)
    isStopping = true
    pthread_cond_signal(change)
    pthread_mutex_unlock(mutex)
    thread?.join()
    thread = nil
  }

  private func run(_ work: ([Item]) -> Bool) {
    var hasMore = false
    // One array is filled while the other is worked on, and neither grows again and again.
    var taken: [Item] = []
    while take(&taken, waiting: !hasMore) {
      hasMore = work(taken)
      taken.removeAll(keepingCapacity: true)
    }
  }

  /// Puts what there is into an empty array; false at the end.
  private func take(_ taken: inout [Item], waiting: Bool) -> Bool {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    if waiting { gather() }
    while items.isEmpty, waiting, !isStopping {
      wanted = 1
      pthread_cond_wait(change, mutex)
      wanted = nil
    }
    if items.isEmpty, isStopping { return false }
    lastCount = min(items.count, limit)
    if items.count <= limit {
      swap(&items, &taken)
    } else {
      taken += items.prefix(limit)
      items.removeFirst(limit)  // checked: there are more than that
    }
    return true
  }

  /// Waits a moment for as many as came last time, where these were several: those who sent them will
  /// have sent the next ones, and what is done once for all of them is done less often. Where they were
  /// many it waits for no more than enough, so that others come while these are written.
  private func gather() {
    let count = min(lastCount, Self.enough)
    guard count > 2, items.count < count, !isStopping else { return }
    var end = timespec()
    clock_gettime(CLOCK_MONOTONIC, &end)
    end.tv_nsec += Self.patience
    if end.tv_nsec >= 1_000_000_000 {
      end.tv_sec += 1
      end.tv_nsec -= 1_000_000_000
    }
    wanted = count
    while items.count < count, !isStopping, pthread_cond_timedwait(change, mutex, &end) == 0 {}
    wanted = nil
  }

  /// How many items share what is done once so that more would hardly make it cheaper for each.
  private static var enough: Int { 16 }

  /// How long it gathers at most, in nanoseconds.
  private static var patience: Int { 500_000 }
}
