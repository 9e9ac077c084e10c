import Foundation
import TestSupport
import Testing
import WindowModel

@testable import SessionStorage
@testable import PostgresStorage
@testable import WindowSessions

/// A kind of store, for the tests that every store must pass; add new ones to `all`.
struct Backend: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// Makes a store, or opens the one at a place.
  let open: @Sendable (_ place: Place) throws -> any SessionStore

  static let memory = Backend(testDescription: "memory") { place in
    place.memory
      ?? {
        let store = MemoryStore(history: 100_000)
        place.memory = store
        return store
      }()
  }
  static let sqlite = Backend(testDescription: "sqlite") { try SQLiteStore($0.folder) }
  static let postgres = Backend(testDescription: "postgres") { place in
    try PostgresStore(place.database())
  }
  static let all = [memory, sqlite] + (PostgresServer.shared == nil ? [] : [postgres])

  /// The place of a store that a test opens repeatedly; it is deleted with the test.
  // Each test has its own, on one thread.
  final class Place: @unchecked Sendable {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "fenestra-tests-\(UUID().uuidString)").path
    var memory: MemoryStore?
    private var url: String?

    deinit {
      try? FileManager.default.removeItem(atPath: folder)
      if let url { PostgresServer.shared?.drop(url) }
    }

    /// The URL of the test's own database.
    func database() throws -> String {
      if let url { return url }
      let made = try PostgresServer.shared?.makeDatabase() ?? ""
      url = made
      return made
    }
  }
}

/// The sessions of a store that is closed and reopened, as when a process restarts.
final class Keeper {
  let place = Backend.Place()
  private let backend: Backend
  private(set) var store: any SessionStore
  private(set) var rig: Rig

  init(_ backend: Backend, _ set: (inout SessionLimits) -> Void = { _ in }) throws {
    self.backend = backend
    store = try backend.open(place)
    rig = Rig(store, set)
  }

  deinit { store.close() }

  var directory: SessionDirectory { rig.directory }

  /// Restarts, optionally with other rules.
  func restart(
    coding: any SessionCoding = Book.shared, rules: Int = Rule.version,
    _ set: (inout SessionLimits) -> Void = { _ in }
  ) throws {
    directory.keepHashes()
    store.close()
    store = try backend.open(place)
    rig = Rig(store, seed: UInt64(rules) + 1, coding: coding, rules: rules, set)
  }

  /// Returns the session of a name, which must exist.
  func session(_ name: String) throws -> Session {
    try #require(try directory.find(named(name)))
  }
}

extension Session {
  /// Waits until everything is durable; returns the failure, or nil.
  @discardableResult
  func settled() -> StoreFailure? {
    guard let group = unsettled else { return nil }
    let bell = SettlingBell()
    if group.wait(bell) { bell.wait() }
    return group.failure(of: self)
  }
}

extension Session {
  /// Carries out costly commands, each only after the keyframe of the last one is written.
  func runDear(_ name: String, count: Int) throws {
    for _ in 0..<count {
      try run(.dear(name))
      guard
        eventually({
          (log as? SQLiteLog)?.isKeeping != true && (log as? PostgresLog)?.isKeeping != true
        })
      else {
        throw GaveUp("a keyframe is not written")
      }
    }
  }
}

extension Command {
  /// Shows and hides a window repeatedly, as one command.
  static func dear(_ name: String, times: Int = 1000) -> Command {
    .batch((0..<times).map { .hide(name, !$0.isMultiple(of: 2)) })
  }
}

/// Rings once.
private final class SettlingBell: Waker {
  private let semaphore = DispatchSemaphore(value: 0)

  func wake() { semaphore.signal() }
  /// Waits at most ten seconds; after that, the test's next expectation fails.
  func wait() { _ = semaphore.wait(timeout: .now() + 10) }
}
