/// The remaining shares of some holders, as the time at which each bucket is full again.
struct ShareLedger {
  struct Key: Hashable {
    let kind: Share.Kind
    let holder: ShareHolder
  }

  private let capacity: Int
  private var fullAt: [Key: Int] = [:]

  /// Remembers up to `capacity` buckets.
  init(capacity: Int) { self.capacity = capacity }

  /// The number of buckets that it remembers.
  var count: Int { fullAt.count }

  /// Returns the nanoseconds until one may be taken; 0 if one is available now.
  func wait(_ key: Key, _ share: Share, at now: Int) -> Int {
    max(0, max(fullAt[key] ?? now, now) + share.interval - share.interval * share.burst - now)
  }

  /// Takes one, which must be available.
  mutating func take(_ key: Key, _ share: Share, at now: Int) {
    if fullAt.count >= capacity, fullAt[key] == nil { forget(at: now) }
    fullAt[key] = max(fullAt[key] ?? now, now) + share.interval
  }

  /// Gives back one that was not needed.
  mutating func giveBack(_ key: Key, _ share: Share) {
    if let time = fullAt[key] { fullAt[key] = time - share.interval }
  }

  /// Forgets the full buckets, and then those that will be full soonest, until a quarter is free.
  private mutating func forget(at now: Int) {
    fullAt = fullAt.filter { $0.value > now }
    let kept = capacity - capacity / 4 - 1
    guard fullAt.count > kept else { return }
    let last = fullAt.values.sorted()[fullAt.count - kept - 1]
    fullAt = fullAt.filter { $0.value > last }
  }
}
