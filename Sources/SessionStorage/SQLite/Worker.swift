import Glibc

/// A thread that takes what was handed to it, all at once, as often as there is something.
///
/// All mutable state is touched under `mutex` only.
final class Worker<Item: Sendable>: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let change = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private var items: [Item] = []
  private var isIdle = false
  private var isStopping = false
  private var thread = pthread_t()

  init() {
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(change, nil)
  }

  deinit {
    pthread_cond_destroy(change)
    pthread_mutex_destroy(mutex)
    change.deallocate()
    mutex.deallocate()
  }

  /// Starts the thread: `work` gets all items, in order; it returns whether it has more to do of its
  /// own, and then is called again soon, perhaps with nothing.
  func start(_ work: @escaping @Sendable ([Item]) -> Bool) {
    let loop: @Sendable () -> Void = { [unowned self] in run(work) }
    thread = startThread(loop)
  }

  /// Adds an item; `make` is told whether it is the first of those that will be taken together, and
  /// nobody else adds or takes meanwhile.
  func add(_ make: (_ isFirst: Bool) -> Item) {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    items.append(make(items.isEmpty))
    if isIdle { pthread_cond_signal(change) }
  }

  /// Waits until all is done, and for the thread to end.
  func stop() {
    pthread_mutex_lock(mutex)
    isStopping = true
    pthread_cond_signal(change)
    pthread_mutex_unlock(mutex)
    pthread_join(thread, nil)
  }

  private func run(_ work: ([Item]) -> Bool) {
    var hasMore = false
    while let items = take(waiting: !hasMore) { hasMore = work(items) }
  }

  /// What there is, or nil at the end.
  private func take(waiting: Bool) -> [Item]? {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while items.isEmpty, waiting, !isStopping {
      isIdle = true
      pthread_cond_wait(change, mutex)
      isIdle = false
    }
    if items.isEmpty, isStopping { return nil }
    defer { items = [] }
    return items
  }
}

/// Starts a thread of its own for `body`, which takes no signals: those are for the program's.
private func startThread(_ body: @escaping @Sendable () -> Void) -> pthread_t {
  var (all, before) = (sigset_t(), sigset_t())
  sigfillset(&all)
  pthread_sigmask(SIG_SETMASK, &all, &before)
  defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
  var thread = pthread_t()
  pthread_create(
    &thread, nil,
    { context in
      guard let context else { return nil }
      Unmanaged<ThreadBody>.fromOpaque(context).takeRetainedValue().run()
      return nil
    }, Unmanaged.passRetained(ThreadBody(body)).toOpaque())
  return thread
}

/// A closure that C can carry.
private final class ThreadBody: Sendable {
  let run: @Sendable () -> Void

  init(_ run: @escaping @Sendable () -> Void) { self.run = run }
}
