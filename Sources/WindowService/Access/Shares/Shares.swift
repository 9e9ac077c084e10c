import HTTP
import WindowSessions
import Workers

/// What each client has left of its shares.
///
/// Only requests for costly things ask. Each part is touched under its own lock only.
final class Shares: @unchecked Sendable {
  let table: ShareTable
  private let clock: @Sendable () -> Int
  private let parts: [Part]

  /// Several, so that clients seldom wait for each other, and forgetting is short.
  private static let partCount = 16
  /// How many buckets are remembered of all clients together.
  static let capacity = 100_000

  private final class Part {
    let lock = Lock()
    var ledger = ShareLedger(capacity: Shares.capacity / Shares.partCount)
  }

  /// Makes full shares; `clock` tells nanoseconds that never go back.
  init(_ table: ShareTable, clock: @escaping @Sendable () -> Int) {
    self.table = table
    self.clock = clock
    parts = (0..<Self.partCount).map { _ in Part() }
  }

  /// Takes one of a share from each holder, or from none: then after how many seconds they may try
  /// again.
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

  /// After how many seconds one of a share may be taken, nil where it may be now.
  func secondsToWait(_ kind: Share.Kind, for holders: [ShareHolder]) -> Int? {
    guard let share = table[kind] else { return nil }
    let now = clock()
    let waits = holders.map { holder in
      withLedger(kind, holder) { ledger, key in ledger.wait(key, share, at: now) }
    }
    let longest = waits.max() ?? 0
    return longest > 0 ? Self.seconds(longest) : nil
  }

  /// Puts back what was taken for nothing.
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

  /// The whole seconds of a wait, an hour at most.
  private static func seconds(_ nanoseconds: Int) -> Int {
    min((nanoseconds - 1) / 1_000_000_000 + 1, 3600)
  }
}
