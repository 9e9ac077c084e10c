import WindowModel
import Workers

extension Session {
  /// Reports what the session needs to the budget, after a command of so many bytes and events and
  /// visited views; under the state lock.
  func account(adding bytes: Int, changes: Int) {
    // What it says was sent, and stays for as long as something holds it.
    textBytes = min(textBytes + bytes, view.textCapacity)
    if let before = changesOfShared { changesOfShared = before + changes }
    let state = view.footprint(changedBy: changesOfShared)
    share.set(Self.baseFootprint + state + textBytes + pendingBytes)
  }

  /// The session itself, its locks, and what it was started with.
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
  /// How many bytes the texts of the state can have.
  fileprivate var textCapacity: Int { application.textCapacity }

  /// What the state needs, of which another session had all but so many changes; nil where none had it. What a
  /// fork shares is counted for the other session; where that is gone, the resident memory still counts.
  fileprivate func footprint(changedBy changes: Int?) -> Int {
    guard let changes else { return application.footprint }
    return changes == 0 ? 0 : application.footprint(changedBy: changes)
  }
}

extension SessionDirectory {
  /// Frees memory: from a quarter of the budget on, durable sessions that were idle for ten seconds
  /// are unloaded, those first that were idle longest; where little is left, caches are dropped too, and
  /// each session that nobody uses at the moment goes, until a quarter of the memory is free.
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
