/// One owner's use of a budget, returned to the budget when the owner releases the share.
///
/// The owner ensures that one thread at a time accesses `bytes`.
public final class MemoryShare: @unchecked Sendable {
  private let budget: MemoryBudget
  private let category: MemoryBudget.Category
  /// The bytes in use.
  public private(set) var bytes = 0

  /// Makes an empty share.
  public init(of budget: MemoryBudget, for category: MemoryBudget.Category) {
    self.budget = budget
    self.category = category
  }

  /// Makes a share of `bytes`, or nil if they don't fit.
  public init?(of budget: MemoryBudget, for category: MemoryBudget.Category, reserving bytes: Int) {
    guard budget.reserve(bytes, for: category) else { return nil }
    self.budget = budget
    self.category = category
    self.bytes = bytes
  }

  deinit { budget.release(bytes, from: category) }

  /// Reports the bytes that the owner uses now.
  public func set(_ bytes: Int) {
    let more = bytes - self.bytes
    if more != 0 { add(more) }
  }

  /// Reports that the owner uses `more` additional bytes.
  public func add(_ more: Int) {
    budget.add(more, to: category)
    bytes += more
  }
}
