import HTTP
import WindowSessions
import Workers

/// The remaining shares of each client.
///
/// Only costly requests use it. Each part is accessed only under its own lock.
final class Shares: @unchecked Sendable {
  let table: ShareTable
  private let clock: @Sendable () -> Int
  private let parts: [Part]

  /// Several parts, so that clients seldom wait for each other, and forgetting is short.
  private static let partCount = 16
  /// The maximum number of buckets remembered, for all clients together.
  static let capacity = 100_000

  private final class Part {
    let lock = Lock()
    var ledger = ShareLedger(capacity: Shares.capacity / Shares.partCount)
  }

  /// Makes full shares; `clock` returns monotonic nanoseconds.
  init(_ table: ShareTable, clock: @escaping @Sendable () -> Int) {
    self.table = table
    self.clock = clock
    parts = (0..<Self.partCount).map { _ in Part() }
  }

  /// Takes one unit of a share from each holder. If one has none left, takes nothing and returns
  /// the seconds to wait.
  func take(_ kind: Share.Kind, from holders: [ShareHolder]) -> Int? {
    guard let share = table[kind] else { return nil }
    let now = clock()
    for (index, holder) in holders.enumerated() {
      let wait = withLedger(kind, holder) { ledger, key in
        let wait = ledger.wait(key, share, at: now)
        if wait == 0 { ledger.take(key, share, at: now) }
        return wait
      }
      guard wait > 0 else { continue }
      giveBack(kind, to: Array(holders.prefix(index)))
      return Self.seconds(wait)
    }
    return nil
  }

  /// Returns the seconds until one unit may be taken, nil if it may be taken now.
  func secondsToWait(_ kind: Share.Kind, for holders: [ShareHolder]) -> Int? {
    guard let share = table[kind] else { return nil }
    let now = clock()
    let waits = holders.map { holder in
      withLedger(kind, holder) { ledger, key in ledger.wait(key, share, at: now) }
    }
    let longest = waits.max() ?? 0
    return longest > 0 ? Self.seconds(longest) : nil
  }

  /// Gives back units that were not needed.
  func giveBack(_ kind: Share.Kind, to holders: [ShareHolder]) {
    guard let share = table[kind] else { return }
    for holder in holders {
      withLedger(kind, holder) { ledger, key in ledger.giveBack(key, share) }
    }
  }

  private func withLedger<Result>(
    _ kind: Share.Kind, _ holder: ShareHolder,
    _ work: (inout ShareLedger, ShareLedger.Key) -> Result
  ) -> Result {
    let key = ShareLedger.Key(kind: kind, holder: holder)
    // checked: less than `partCount`
    let part = parts[Int(UInt(bitPattern: key.hashValue) % UInt(Self.partCount))]
    return part.lock.hold { work(&part.ledger, key) }
  }

  /// The wait in whole seconds, at most an hour.
  private static func seconds(_ nanoseconds: Int) -> Int {
    min((nanoseconds - 1) / 1_000_000_000 + 1, 3600)
  }
}
