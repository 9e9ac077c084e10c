import WindowModel
import Workers

extension Session {
  /// Reports the session's size to the budget, after a command of so many bytes, and so many events and
  /// visited views; under the state lock.
  func account(adding bytes: Int, changes: Int) {
    // Its texts came with commands, and stay while an object holds them.
    textBytes = min(textBytes + bytes, view.textCapacity)
    if let before = changesOfShared { changesOfShared = before + changes }
    let state = view.footprint(changedBy: changesOfShared)
    share.set(Self.baseFootprint + state + textBytes + pendingBytes)
  }

  /// The session itself, its locks, and its origin.
  private static let baseFootprint = 4096

  /// Drops the caches.
  func dropCaches() {
    lock.lock()
    keepsake = nil
    lock.unlock()
    history.dropCaches()
  }

  /// When it was last used, and how many bytes it needs.
  var idleness: (since: Double, bytes: Int) {
    lock.lock()
    defer { lock.unlock() }
    return (lastUsed, share.bytes)
  }
}

extension Session.View {
  /// The maximum bytes of the state's texts.
  fileprivate var textCapacity: Int { application.textCapacity }

  /// The size of the state. `changes` counts the differences from another session's state, nil without one.
  /// What a fork shares counts for the other session; once that is gone, the resident memory still counts.
  fileprivate func footprint(changedBy changes: Int?) -> Int {
    guard let changes else { return application.footprint }
    return changes == 0 ? 0 : application.footprint(changedBy: changes)
  }
}

extension SessionDirectory {
  /// Frees memory. From a quarter of the budget on, it unloads durable sessions that were idle for ten
  /// seconds, the longest idle first. If little is left, it also drops caches, and unloads sessions idle for
  /// one second until a quarter of the memory is free.
  public func relieveMemory() {
    guard memory.isHigh else { return }
    let isTight = memory.isTight
    var idle: [(identifier: Identifier, since: Double, bytes: Int)] = []
    for identifier in table.identifiers {
      guard let session = table.find(identifier) else { continue }
      if isTight { session.dropCaches() }
      let (since, bytes) = session.idleness
      idle.append((identifier, since, bytes))
    }
    guard store.isDurable else { return }
    let kept = isTight ? memory.limit / 4 * 3 : memory.limit / 4
    // A request that has just opened a session is about to use it again.
    let seconds = isTight ? 1.0 : 10
    var surplus = memory.used - kept
    for (identifier, _, bytes) in idle.sorted(by: { $0.since < $1.since }) where surplus > 0 {
      if table.unload(identifier, where: { $0.isIdle(for: seconds) }) { surplus -= bytes }
    }
  }
}
