import WindowSessions

/// Deletes the commands of removed sessions, a little at a time, so that no commit waits for long.
///
/// Commands that forks share stay until the forks are removed.
// Made by one thread, and then used only by the writing thread, as its connection is.
final class Cleaner: @unchecked Sendable {
  private let database: Database
  private let next: Statement
  private let needed: Statement
  private let deleteKeyframe: Statement
  private let deleteHashes: Statement
  private let sizes: Statement
  private let deleteCommands: Statement

  /// The maximum commands deleted at once, and approximately their maximum bytes.
  private static let (rowLimit, byteLimit) = (500, 1 << 20)

  init(_ database: Database) throws(StoreFailure) {
    self.database = database
    next = try database.prepare("SELECT session FROM removed WHERE held IS NULL LIMIT 1")
    needed = try database.prepare("SELECT max(revision) FROM fork WHERE parent = ?1")
    deleteKeyframe = try database.prepare(
      """
      DELETE FROM keyframe WHERE session = ?1 AND revision =
        (SELECT max(revision) FROM keyframe WHERE session = ?1 AND revision > ?2)
      """)
    deleteHashes = try database.prepare(
      "DELETE FROM state_hash WHERE session = ?1 AND revision > ?2")
    sizes = try database.prepare(
      """
      SELECT revision, length(source) FROM command WHERE session = ?1 AND revision > ?2
        ORDER BY revision LIMIT \(Self.rowLimit)
      """)
    deleteCommands = try database.prepare(
      "DELETE FROM command WHERE session = ?1 AND revision > ?2 AND revision <= ?3")
  }

  /// Deletes some unneeded rows; returns whether there may be more.
  func clean() -> Bool {
    do {
      guard let key = try next.first([], { $0.int(0) }) else { return false }
      let held = try needed.first([.int(key)]) { $0.optionalInt(0) } ?? nil
      if try deleteSome(of: key, behind: held ?? 0) { return true }
      if let held { try hold(key, upTo: held) } else { try forget(key) }
      return true
    } catch {
      // It fails if no transaction is open.
      try? database.run("ROLLBACK")
      return false
    }
  }

  /// Deletes a keyframe or some commands after a revision; returns false if none are left.
  private func deleteSome(of key: Int, behind revision: Int) throws(StoreFailure) -> Bool {
    try deleteKeyframe.run([.int(key), .int(revision)])
    if database.changes > 0 { return true }
    // The one of the start too, unless forks share it.
    try deleteHashes.run([.int(key), .int(revision > 0 ? revision : -1)])
    var (last, bytes) = (0, 0)
    try sizes.each([.int(key), .int(revision)], while: { bytes < Self.byteLimit }) { row in
      last = row.int(0)
      bytes += row.int(1)
    }
    guard last > 0 else { return false }
    try deleteCommands.run([.int(key), .int(revision), .int(last)])
    return true
  }

  /// Skips a session until one of its forks is removed.
  private func hold(_ key: Int, upTo revision: Int) throws(StoreFailure) {
    try database.run("UPDATE removed SET held = \(revision) WHERE session = \(key)")
  }

  /// Forgets a session that is fully deleted; the commands that it shared may be deletable then.
  private func forget(_ key: Int) throws(StoreFailure) {
    try database.run(
      """
      BEGIN IMMEDIATE;
      UPDATE removed SET held = NULL
        WHERE session = (SELECT parent FROM fork WHERE session = \(key));
      DELETE FROM fork WHERE session = \(key);
      DELETE FROM removed WHERE session = \(key);
      COMMIT
      """)
  }
}
