public import WindowModel
import Workers

/// All sessions by name: those in memory, and the others in the store.
///
/// A thread that opens or makes a session reserves its name and holds no lock meanwhile. Only
/// threads that want the same session wait for it.
///
/// All mutable state is touched under `standing` only.
public final class SessionDirectory: @unchecked Sendable {
  /// The limits of sessions.
  public let limits: SessionLimits
  /// The memory that the process may use.
  public let memory: MemoryBudget

  let standing = Lock()
  let store: any SessionStore
  let world: SessionWorld
  let table: SessionTable
  let expiry: SessionExpiry
  private var random: any RandomNumberGenerator & Sendable

  /// Makes a directory of the sessions in `store`. Time and randomness come only from `clock`, `date`
  /// and `random`. `rules` is the version of the rules that `coding` and the model implement.
  public init(
    limits: SessionLimits = SessionLimits(), store: any SessionStore, coding: any SessionCoding,
    encoder: @escaping EventEncoder, clock: @escaping Clock, date: @escaping Date,
    random: any RandomNumberGenerator & Sendable, memory: MemoryBudget = MemoryBudget(),
    rules: Int = Rule.version
  ) {
    let table = SessionTable()
    self.limits = limits
    self.memory = memory
    self.store = store
    self.table = table
    world = SessionWorld(
      limits: limits, coding: coding, rules: rules, encoder: encoder, clock: clock, date: date,
      memory: memory, forget: { [weak table] in table?.remove($0) })
    expiry = SessionExpiry(store, limits)
    self.random = random
  }

  /// Whether other processes may change the sessions too.
  public var isShared: Bool { store.isShared }

  /// Whether the store can be reached; never waits.
  public var isReachable: Bool { store.isReachable }

  /// The store's counters.
  public var storeCounters: [StoreCounter] { store.counters }

  /// The number of sessions.
  public var count: Int { store.count }

  /// Returns the session of a name if it is in memory; never waits.
  public func openSession(_ identifier: Identifier) -> Session? { table.find(identifier) }

  /// Returns the sessions whose names sort after `name`, ordered by name. An empty `name` returns all.
  /// No session is opened for this.
  public func list(after name: String = "", limit: Int) throws(SessionRefusal) -> [ListedSession] {
    let stored: [StoredSession]
    do { stored = try store.list(after: name, limit: limit) } catch { throw .store(error) }
    return stored.map { stored in
      let origin = world.coding.origin(of: stored.record.origin)
      return ListedSession(
        record: stored.record, settings: origin?.settings, revision: stored.revision,
        lastSeq: stored.lastSeq)
    }
  }

  /// Returns the first names in alphabetical order without reading the sessions.
  public func names(limit: Int) throws(SessionRefusal) -> [String] {
    do { return try store.list(after: "", limit: limit).map(\.record.identifier.text) } catch {
      throw .store(error)
    }
  }

  /// Makes a random word of lowercase letters and digits.
  func word(length: Int) -> String {
    let letters = Array("abcdefghijklmnopqrstuvwxyz0123456789")
    return standing.hold {
      String(
        (0..<length).map { _ in
          letters[Int(truncatingIfNeeded: random.next() % UInt64(letters.count))]
        })
    }
  }
}
