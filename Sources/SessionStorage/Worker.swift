package import WindowSessions
import Workers

/// A thread that works on queued items, taking all waiting ones at once.
///
/// All mutable state is touched under `monitor` only.
package final class Worker<Item: Sendable>: @unchecked Sendable {
  private let monitor = Monitor()
  private let limit: Int
  private let gathers: Bool
  private var items: [Item] = []
  /// The number of items that wakes the thread; nil while it works.
  private var wanted: Int?
  /// The number of items taken together last time.
  private var lastCount = 0
  private var isStopping = false
  private var thread: WorkerThread?

  /// Makes a worker that takes at most `limit` items at once; with `gathers` it waits briefly for as many
  /// as it took last time.
  package init(limit: Int = .max, gathers: Bool = true) {
    self.limit = limit
    self.gathers = gathers
  }

  /// Starts the thread, which calls `work` with the waiting items, in order. If `work` returns true, it
  /// has more to do of its own and is called again soon, perhaps without items.
  package func start(_ work: @escaping @Sendable ([Item]) -> Bool) throws(StoreFailure) {
    do {
      thread = try WorkerThread { [unowned self] in run(work) }
    } catch { throw .unavailable(error.description) }
  }

  /// Queues an item. `make` receives whether it is the first of the items that the thread will take
  /// together; no other thread adds or takes items while `make` runs.
  package func add(_ make: (_ isFirst: Bool) -> Item) {
    monitor.hold {
      items.append(make(items.count.isMultiple(of: limit)))
      if let wanted, items.count >= wanted { monitor.signal() }
    }
  }

  /// Waits until all items are done and the thread has ended.
  package func stop() {
    monitor.hold {
      isStopping = true
      monitor.signal()
    }
    thread?.join()
    thread = nil
  }

  private func run(_ work: ([Item]) -> Bool) {
    var hasMore = false
    // One array is filled while the other is processed, and both keep their capacity.
    var taken: [Item] = []
    while take(&taken, waiting: !hasMore) {
      hasMore = work(taken)
      taken.removeAll(keepingCapacity: true)
    }
  }

  /// Moves the waiting items into an empty array; returns false once the worker has stopped.
  private func take(_ taken: inout [Item], waiting: Bool) -> Bool {
    monitor.hold {
      if waiting {
        if gathers { gather() }
        wanted = 1
        monitor.wait { items.isEmpty && !isStopping }
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
  }

  /// Waits at most `patience` for as many items as last time, if these were more than two.
  ///
  /// Their senders will soon send the next ones, and more items then share one transaction. It never
  /// waits for more than `enough` items, so that others can queue while these are written.
  private func gather() {
    let count = min(lastCount, Self.enough)
    guard count > 2, items.count < count, !isStopping else { return }
    wanted = count
    monitor.wait(while: { items.count < count && !isStopping }, for: Self.patience)
    wanted = nil
  }

  /// The number of items beyond which sharing a transaction hardly makes an item cheaper.
  private static var enough: Int { 16 }

  /// The maximum wait for further items.
  private static var patience: Duration { .microseconds(500) }
}
