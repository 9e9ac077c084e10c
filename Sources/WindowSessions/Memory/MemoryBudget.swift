import Synchronization

/// The memory that the process may use, and what uses how much of it.
///
/// Owners report estimates, which may be too high. What the operating system measures counts where it
/// is more, so that nothing unreported passes the limit by far.
public final class MemoryBudget: Sendable {
  /// What memory is used for.
  public enum Category: Int, CaseIterable, Sendable {
    /// The states of sessions and their commands that are not durable yet.
    case sessions
    /// Commands and keyframes that are in memory alone.
    case logs
    /// What saves time and can be made again.
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
  /// What was resident when it was last measured, and the total then.
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

  /// Counts bytes that are needed if they fit; false, and nothing counted, if they don't.
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

  /// From how many bytes on a reservation is compared with what is resident at that moment.
  private static let large = 1 << 20

  // MARK: - Measuring

  /// Measures what is resident.
  public func measure() {
    let accounted = total.load(ordering: .relaxed)
    resident.store(measureResident(), ordering: .relaxed)
    totalWhenMeasured.store(accounted, ordering: .relaxed)
  }

  /// Measures what is resident if the last time is long ago; `now` is in nanoseconds.
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

  /// How many bytes a category uses.
  public subscript(category: Category) -> Int { cells[category.rawValue].load(ordering: .relaxed) }

  /// How many bytes are used: those that were reported or, if more, those that were resident when they
  /// were last measured and those reported since.
  public var used: Int {
    let total = total.load(ordering: .relaxed)
    let since = max(0, total - totalWhenMeasured.load(ordering: .relaxed))
    return max(total, resident.load(ordering: .relaxed) + since)
  }

  /// Whether nothing is left.
  public var isFull: Bool { used >= limit }

  /// Whether so much is used that what nobody has asked for lately should leave the memory: a quarter.
  public var isHigh: Bool { used >= limit / 4 }

  /// Whether so little is left that what can be had again should leave the memory.
  public var isTight: Bool { used >= limit - limit / 8 }

  /// Counts a request that was refused for want of memory.
  public func countRefusal() { refusals.add(1, ordering: .relaxed) }

  /// How often memory was refused.
  public var refusalCount: Int { refusals.load(ordering: .relaxed) }
}
