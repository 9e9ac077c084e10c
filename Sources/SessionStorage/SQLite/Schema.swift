import WindowSessions

/// The tables, and how older ones are upgraded.
///
/// A command's effects follow from its source under the rules that `session.rules` numbers, so only the source is
/// stored. A command that these rules refuse is `refused`. `keyframe` saves time and can be emptied; its checksum
/// is the state's hash. `state_hash` has the hashes of more states, for comparing rules. The `format` of both tells
/// whether this version knows their bytes. A fork has its own commands only after the revision in `fork`; earlier
/// ones belong to its parent or an earlier ancestor. `removed` lists the deleted sessions that still have commands,
/// and `held` the last revision that forks need; null if that is not known yet. `last_use` has the last recorded
/// use of each session, in seconds since 1970; a session of an older file counts as used when the file is upgraded.
enum Schema {
  /// Identifies our files, in their header: "fnst".
  static let application = 0x666E_7374
  /// The version that this program writes; the steps upgrade to it from 0, in order.
  static var version: Int { steps.count }

  private static let steps = [
    """
    CREATE TABLE session (
      key INTEGER PRIMARY KEY,
      name TEXT NOT NULL UNIQUE,
      epoch TEXT NOT NULL,
      origin BLOB NOT NULL,
      token_hash BLOB NOT NULL,
      request_key TEXT,
      request_key_expires INTEGER,
      revision INTEGER NOT NULL,
      last_seq INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX session_by_request_key ON session (request_key) WHERE request_key IS NOT NULL;
    CREATE TABLE command (
      session INTEGER NOT NULL,
      revision INTEGER NOT NULL,
      source BLOB NOT NULL,
      first_seq INTEGER NOT NULL,
      event_count INTEGER NOT NULL,
      checksum INTEGER NOT NULL,
      request_key TEXT,
      request_key_expires INTEGER,
      PRIMARY KEY (session, revision)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX command_by_request_key ON command (session, request_key)
      WHERE request_key IS NOT NULL;
    CREATE TABLE keyframe (
      session INTEGER NOT NULL,
      revision INTEGER NOT NULL,
      last_seq INTEGER NOT NULL,
      state BLOB NOT NULL,
      checksum INTEGER NOT NULL,
      UNIQUE (session, revision)
    ) STRICT;
    CREATE TABLE removed (session INTEGER PRIMARY KEY) STRICT;
    """,
    """
    CREATE TABLE fork (
      session INTEGER PRIMARY KEY,
      parent INTEGER NOT NULL,
      revision INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX fork_by_parent ON fork (parent, revision);
    ALTER TABLE removed ADD COLUMN held INTEGER;
    ALTER TABLE session ADD COLUMN log_bytes INTEGER NOT NULL DEFAULT 0;
    UPDATE session SET log_bytes =
      (SELECT ifnull(sum(length(source)), 0) FROM command WHERE session = key);
    """,
    """
    CREATE TABLE last_use (session INTEGER PRIMARY KEY, time INTEGER NOT NULL) STRICT;
    CREATE INDEX last_use_by_time ON last_use (time);
    INSERT INTO last_use SELECT key, CAST(strftime('%s', 'now') AS INTEGER) FROM session;
    """,
    """
    ALTER TABLE session ADD COLUMN rules INTEGER NOT NULL DEFAULT 1;
    ALTER TABLE session ADD COLUMN rules_changed_at INTEGER;
    ALTER TABLE command ADD COLUMN refused INTEGER NOT NULL DEFAULT 0;
    DROP TABLE keyframe;
    CREATE TABLE keyframe (
      session INTEGER NOT NULL,
      revision INTEGER NOT NULL,
      last_seq INTEGER NOT NULL,
      state BLOB NOT NULL,
      checksum INTEGER NOT NULL,
      format INTEGER NOT NULL,
      UNIQUE (session, revision)
    ) STRICT;
    CREATE TABLE state_hash (
      session INTEGER NOT NULL,
      revision INTEGER NOT NULL,
      format INTEGER NOT NULL,
      hash INTEGER NOT NULL,
      PRIMARY KEY (session, revision)
    ) STRICT, WITHOUT ROWID;
    """,
  ]

  /// Upgrades the tables to this version, or refuses an unknown file.
  static func prepare(_ database: Database) throws(StoreFailure) {
    let application = try database.number("PRAGMA application_id") ?? 0
    let version = try database.number("PRAGMA user_version") ?? 0
    let tables = try database.number("SELECT count(*) FROM sqlite_schema") ?? 0
    guard application == Self.application || application == 0 && tables == 0 else {
      throw .unavailable("the file belongs to another program")
    }
    guard version <= Self.version else {
      throw .unavailable(
        "it was written by a newer fenestra: its schema is \(version), this one knows \(Self.version)"
      )
    }
    guard version < Self.version else { return }
    try database.run("BEGIN IMMEDIATE")
    for step in steps[version...] { try database.run(step) }  // checked: tested just above
    try database.run(
      """
      PRAGMA application_id = \(Self.application);
      PRAGMA user_version = \(Self.version);
      COMMIT
      """)
  }
}
