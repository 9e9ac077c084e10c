import Synchronization

/// Numbers that any thread may change without a lock.
// The cells are allocated once and freed with their owner, and each of them is atomic.
final class Counters: @unchecked Sendable {
  private let cells: UnsafeMutablePointer<Atomic<Int>>
  private let count: Int

  init(_ count: Int) {
    self.count = count
    cells = .allocate(capacity: count)
    for index in 0..<count { (cells + index).initialize(to: Atomic(0)) }
  }

  deinit {
    cells.deinitialize(count: count)
    cells.deallocate()
  }

  // Relaxed, since no other memory access depends on a count.
  func add(_ amount: Int, at index: Int) { cells[index].wrappingAdd(amount, ordering: .relaxed) }

  subscript(index: Int) -> Int { cells[index].load(ordering: .relaxed) }
}

/// A histogram of durations, whose buckets are each four times as wide as the last.
package struct Histogram: Sendable {
  /// The number of its cells: the buckets, the unbounded one, and the sum.
  static let size = 11
  /// The upper bound of each bucket but the last, in nanoseconds: from 16 µs to about a second.
  package static let bounds = (0..<9).map { 1 << (first + 2 * $0) }
  private static var first: Int { 14 }

  let counters: Counters
  /// The index of its first cell.
  let start: Int

  func record(_ nanoseconds: Int) {
    let bits = Int.bitWidth - (max(nanoseconds, 1) - 1).leadingZeroBitCount
    let bucket = min(max(0, (bits - Self.first + 1) / 2), Self.size - 2)
    counters.add(1, at: start + bucket)
    counters.add(nanoseconds, at: start + Self.size - 1)
  }

  package func bucket(_ index: Int) -> Int { counters[start + index] }
  package var nanoseconds: Int { counters[start + Self.size - 1] }
}
