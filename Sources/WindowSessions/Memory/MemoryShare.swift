/// What one owner uses of a budget; the budget has it back when the owner lets go of the share.
///
/// `bytes` is touched by one thread at a time, which the owner sees to.
public final class MemoryShare: @unchecked Sendable {
  private let budget: MemoryBudget
  private let category: MemoryBudget.Category
  /// How many bytes it is.
  public private(set) var bytes = 0

  /// Makes an empty share.
  public init(of budget: MemoryBudget, for category: MemoryBudget.Category) {
    self.budget = budget
    self.category = category
  }

  /// Makes a share of so many bytes, or nil if they don't fit.
  public init?(of budget: MemoryBudget, for category: MemoryBudget.Category, reserving bytes: Int) {
    guard budget.reserve(bytes, for: category) else { return nil }
    self.budget = budget
    self.category = category
    self.bytes = bytes
  }

  deinit { budget.release(bytes, from: category) }

  /// Reports that the owner uses so many bytes now.
  public func set(_ bytes: Int) {
    let more = bytes - self.bytes
    if more != 0 { add(more) }
  }

  /// Reports that the owner uses so many bytes more.
  public func add(_ more: Int) {
    budget.add(more, to: category)
    bytes += more
  }
}
