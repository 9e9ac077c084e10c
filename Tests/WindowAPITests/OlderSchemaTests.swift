import Foundation
import Operations
import TestSupport
import Testing
import WindowModel

@testable import SessionStorage
@testable import WindowAPI
@testable import WindowService
@testable import WindowSessions
import Wire

@Suite struct OlderSchemaTests {
  /// Data of the schema's first version: a session, and a fork of it with copied commands.
  private static let first = """
    CREATE TABLE session (
      key INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, epoch TEXT NOT NULL,
      origin BLOB NOT NULL, token_hash BLOB NOT NULL, request_key TEXT,
      request_key_expires INTEGER, revision INTEGER NOT NULL, last_seq INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX session_by_request_key ON session (request_key) WHERE request_key IS NOT NULL;
    CREATE TABLE command (
      session INTEGER NOT NULL, revision INTEGER NOT NULL, source BLOB NOT NULL,
      first_seq INTEGER NOT NULL, event_count INTEGER NOT NULL, checksum INTEGER NOT NULL,
      request_key TEXT, request_key_expires INTEGER, PRIMARY KEY (session, revision)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX command_by_request_key ON command (session, request_key)
      WHERE request_key IS NOT NULL;
    CREATE TABLE keyframe (
      session INTEGER NOT NULL, revision INTEGER NOT NULL, last_seq INTEGER NOT NULL,
      state BLOB NOT NULL, checksum INTEGER NOT NULL, UNIQUE (session, revision)
    ) STRICT;
    CREATE TABLE removed (session INTEGER PRIMARY KEY) STRICT;
    INSERT INTO session VALUES
      (1, 'demo', 'q4kie5', CAST('{"profile":"ios12"}' AS BLOB), x'', NULL, NULL, 3, 9),
      (2, 'copy', 'qf7gx4', CAST('{"profile":"ios12"}' AS BLOB), x'', NULL, NULL, 3, 2);
    INSERT INTO command VALUES
      (1, 1, CAST('POST /windows' || char(10) || '{"id":"window1"}' AS BLOB), 1, 0, 6582381245357121883,
        'first', 1795547581),
      (1, 2, CAST('POST /windows/window1/makeKeyAndVisible' || char(10) || '' AS BLOB), 1, 2,
        6340970849200975150, NULL, NULL),
      (1, 3, CAST('POST /views' || char(10) || '{"id":"box","superview":"window1","frame":[0,0,10,10]}' AS BLOB),
        3, 7, 3864079110929512952, NULL, NULL),
      (2, 1, CAST('POST /windows' || char(10) || '{"id":"window1"}' AS BLOB), 1, 0, 6582381245357121883,
        NULL, NULL),
      (2, 2, CAST('POST /windows/window1/makeKeyAndVisible' || char(10) || '' AS BLOB), 1, 2,
        6340970849200975150, NULL, NULL),
      (2, 3, CAST('POST /windows' || char(10) || '{"id":"late"}' AS BLOB), 3, 0, -298376676936055938, NULL, NULL);
    INSERT INTO removed VALUES (7);
    PRAGMA application_id = 1718514548;
    PRAGMA user_version = 1;
    """

  /// The changes of the second version.
  private static let second =
    first + """
      CREATE TABLE fork (
        session INTEGER PRIMARY KEY, parent INTEGER NOT NULL, revision INTEGER NOT NULL
      ) STRICT;
      CREATE INDEX fork_by_parent ON fork (parent, revision);
      ALTER TABLE removed ADD COLUMN held INTEGER;
      ALTER TABLE session ADD COLUMN log_bytes INTEGER NOT NULL DEFAULT 0;
      UPDATE session SET log_bytes =
        (SELECT ifnull(sum(length(source)), 0) FROM command WHERE session = key);
      PRAGMA user_version = 2;
      """

  private static func directory(_ store: SQLiteStore) -> SessionDirectory {
    SessionDirectory(
      store: store, coding: LogCoding(), encoder: WindowAPI.eventEncoder, clock: { 0 },
      date: { 1_795_500_000 }, random: SplitMix64(seed: 1))
  }

  private static func find(_ name: String, in directory: SessionDirectory) throws -> Session {
    let identifier: Identifier? = Identifier(name)
    let session = try directory.find(try #require(identifier))
    return try #require(session)
  }

  @Test(arguments: [first, second])
  func `sessions of an older schema go on as they were, used when upgraded`(schema: String) throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "fenestra-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "sessions.sqlite").path
    try Database(file, isWriter: true).run(schema)

    // Opens it twice: the second time upgrades nothing.
    for _ in 0..<2 {
      let store = try SQLiteStore(folder.path)
      defer { store.close() }
      #expect(store.count == 2)
      let directory = Self.directory(store)
      for (name, hash) in [("demo", "84d411445ef01f9b"), ("copy", "e67a9fb7fbc606e9")] {
        let session = try Self.find(name, in: directory)
        #expect(StateHash(of: session.moment.application).text == hash)
      }
      let demo = try Self.find("demo", in: directory)
      #expect(try demo.hasCarriedOut("first"))
    }
    let store = try SQLiteStore(folder.path)
    defer { store.close() }
    #expect(
      try Database(file, isWriter: false).number("SELECT log_bytes FROM session WHERE key = 1")
        == 30 + 40 + 66)
    #expect(
      try Database(file, isWriter: false).number(
        "SELECT count(*) FROM last_use WHERE time > strftime('%s', 'now') - 600") == 2)
    let directory = Self.directory(store)
    let demo = try Self.find("demo", in: directory)
    let fork = try directory.fork(demo, at: 2, as: nil)
    #expect(fork.moment.revision == 2)
    #expect(try fork.commands(from: 1, limit: 9).count == 2)
  }
}
