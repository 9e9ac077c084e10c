import Synchronization

/// The memory that the process may use, by category.
///
/// Owners report estimates, which may be too high. If the operating system measures more, that counts,
/// so that unreported memory cannot exceed the limit by far.
public final class MemoryBudget: Sendable {
  /// What memory is used for.
  public enum Category: Int, CaseIterable, Sendable {
    /// The states of sessions and their commands that are not durable yet.
    case sessions
    /// Commands and keyframes that are in memory alone.
    case logs
    /// Derived data that can be computed again.
    case caches
    /// Large replies that are being sent, and bodies of requests.
    case replies
    /// Events that streams have yet to send.
    case streams
    /// Requests that are being worked on.
    case work

    /// Its name.
    public var name: String { "\(self)" }
  }

  /// The maximum, in bytes.
  public let limit: Int
  private let measureResident: @Sendable () -> Int

  private let cells: InlineArray<6, Atomic<Int>>
  private let total = Atomic(0)
  /// The resident bytes when they were last measured, and the total then.
  private let resident = Atomic(0)
  private let totalWhenMeasured = Atomic(0)
  private let lastMeasured = Atomic(Int.min)
  private let refusals = Atomic(0)

  /// Makes a budget of `limit` bytes; `measure` returns how many bytes of the process are resident.
  public init(limit: Int = .max, measure: @escaping @Sendable () -> Int = { 0 }) {
    self.limit = limit
    measureResident = measure
    cells = InlineArray { _ in Atomic(0) }
  }

  // MARK: - Reporting

  /// Counts bytes if they fit; otherwise counts nothing and returns false.
  public func reserve(_ bytes: Int, for category: Category) -> Bool {
    if bytes >= Self.large { measure() }
    add(bytes, to: category)
    if used <= limit { return true }
    release(bytes, from: category)
    refusals.add(1, ordering: .relaxed)
    return false
  }

  /// Counts bytes whether they fit or not.
  public func add(_ bytes: Int, to category: Category) {
    cells[category.rawValue].wrappingAdd(bytes, ordering: .relaxed)
    total.wrappingAdd(bytes, ordering: .relaxed)
  }

  /// Takes back bytes that were counted.
  public func release(_ bytes: Int, from category: Category) { add(-bytes, to: category) }

  /// The reservation size from which on resident memory is measured at once, in bytes.
  private static let large = 1 << 20

  // MARK: - Measuring

  /// Measures resident memory.
  public func measure() {
    let accounted = total.load(ordering: .relaxed)
    resident.store(measureResident(), ordering: .relaxed)
    totalWhenMeasured.store(accounted, ordering: .relaxed)
  }

  /// Measures resident memory if the last measurement is old; `now` is in nanoseconds.
  public func measure(at now: Int) {
    let last = lastMeasured.load(ordering: .relaxed)
    guard last == .min || now &- last >= Self.interval,
      lastMeasured.compareExchange(expected: last, desired: now, ordering: .relaxed).exchanged
    else { return }
    measure()
  }

  /// How long a measurement counts, in nanoseconds.
  private static let interval = 50_000_000

  // MARK: - Looking

  /// The bytes that a category uses.
  public subscript(category: Category) -> Int { cells[category.rawValue].load(ordering: .relaxed) }

  /// The bytes in use: the reported ones or, if more, the resident ones at the last measurement plus
  /// those reported since.
  public var used: Int {
    let total = total.load(ordering: .relaxed)
    let since = max(0, total - totalWhenMeasured.load(ordering: .relaxed))
    return max(total, resident.load(ordering: .relaxed) + since)
  }

  /// Whether no memory is left.
  public var isFull: Bool { used >= limit }

  /// Whether a quarter is in use, so that idle sessions should be unloaded.
  public var isHigh: Bool { used >= limit / 4 }

  /// Whether so little is left that everything that can be loaded again should be dropped.
  public var isTight: Bool { used >= limit - limit / 8 }

  /// Counts a request that was refused for lack of memory.
  public func countRefusal() { refusals.add(1, ordering: .relaxed) }

  /// The number of requests refused for lack of memory.
  public var refusalCount: Int { refusals.load(ordering: .relaxed) }
}
