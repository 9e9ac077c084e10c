import WindowSessions

/// The tables in the database, and how older ones are upgraded.
///
/// A session's row is changed at each commit, so no index has a column that changes. `watchers` has a bit
/// for each node with followers of the session. `append` identifies the commit of a command after a
/// connection broke in between. `removed` lists the sessions whose commands are still to be deleted.
enum PostgresSchema {
  /// The version that this program writes; the steps upgrade to it from 0, in order.
  static var version: Int { steps.count }

  private static let steps: [[String]] = [
    [
      """
      CREATE TABLE node (
        slot int2 PRIMARY KEY,
        incarnation int8 NOT NULL,
        schema int4 NOT NULL,
        rules int4 NOT NULL,
        beat timestamptz NOT NULL
      )
      """,
      """
      CREATE TABLE session (
        key int8 PRIMARY KEY,
        name text COLLATE "C" NOT NULL UNIQUE,
        epoch text NOT NULL,
        origin bytea NOT NULL,
        token_hash bytea NOT NULL,
        rules int4 NOT NULL,
        rules_changed_at int4,
        request_key text,
        request_key_expires int8,
        revision int4 NOT NULL,
        last_seq int4 NOT NULL,
        log_bytes int8 NOT NULL,
        watchers int8 NOT NULL DEFAULT 0
      ) WITH (fillfactor = 70)
      """,
      """
      CREATE UNIQUE INDEX session_by_request_key ON session (request_key)
        WHERE request_key IS NOT NULL
      """,
      """
      CREATE TABLE command (
        session int8 NOT NULL,
        revision int4 NOT NULL,
        source bytea NOT NULL,
        first_seq int4 NOT NULL,
        event_count int4 NOT NULL,
        checksum int8 NOT NULL,
        append int8 NOT NULL,
        request_key text,
        request_key_expires int8,
        refused bool NOT NULL DEFAULT false,
        PRIMARY KEY (session, revision)
      )
      """,
      """
      CREATE INDEX command_by_request_key ON command (session, request_key)
        WHERE request_key IS NOT NULL
      """,
      """
      CREATE TABLE keyframe (
        session int8 NOT NULL,
        revision int4 NOT NULL,
        format int8 NOT NULL,
        last_seq int4 NOT NULL,
        state bytea NOT NULL,
        checksum int8 NOT NULL,
        PRIMARY KEY (session, revision, format)
      )
      """,
      """
      CREATE TABLE state_hash (
        session int8 NOT NULL,
        revision int4 NOT NULL,
        format int8 NOT NULL,
        hash int8 NOT NULL,
        PRIMARY KEY (session, revision, format)
      )
      """,
      "CREATE TABLE removed (session int8 PRIMARY KEY)",
      "CREATE TABLE last_use (session int8 PRIMARY KEY, time int8 NOT NULL)",
      "CREATE INDEX last_use_by_time ON last_use (time)",
    ]
  ]

  /// The tables of classes, which a node that does not know them ignores. So they don't count as another
  /// version: nodes of the last release keep running beside this one, and can restart.
  ///
  /// `tag` identifies the last change after a connection broke in between. An answer's content is only
  /// counted, not stored. `node` is a node's `incarnation`; an empty `address` is an unknown one.
  private static let classes = [
    """
    CREATE TABLE class (
      code int8 PRIMARY KEY,
      session text COLLATE "C" NOT NULL,
      epoch text NOT NULL,
      version int8 NOT NULL DEFAULT 0,
      tag int8 NOT NULL DEFAULT 0,
      teacher bytea,
      taught int8 NOT NULL,
      second int8 NOT NULL DEFAULT 0,
      pointings int8 NOT NULL DEFAULT 0,
      cursor_revision int8,
      selection text,
      poll int8,
      question bytea,
      options bytea[],
      counts int8[],
      is_open bool NOT NULL DEFAULT false,
      control int8,
      control_token bytea,
      last_hand int8 NOT NULL DEFAULT 0,
      cursor_changes int8 NOT NULL DEFAULT 0,
      poll_changes int8 NOT NULL DEFAULT 0,
      control_changes int8 NOT NULL DEFAULT 0,
      ended text,
      ended_at timestamptz
    ) WITH (fillfactor = 50)
    """,
    "CREATE UNIQUE INDEX class_by_session ON class (session) WHERE ended IS NULL",
    """
    CREATE TABLE class_answer (
      class int8 NOT NULL,
      poll int8 NOT NULL,
      key text COLLATE "C" NOT NULL,
      address bytea NOT NULL,
      PRIMARY KEY (class, poll, key)
    )
    """,
    """
    CREATE TABLE class_hand (
      class int8 NOT NULL,
      hand int8 NOT NULL,
      address bytea NOT NULL,
      token bytea,
      PRIMARY KEY (class, hand)
    )
    """,
    """
    CREATE TABLE class_presence (
      class int8 NOT NULL,
      node int8 NOT NULL,
      address bytea NOT NULL,
      streams int8 NOT NULL,
      PRIMARY KEY (class, node, address)
    )
    """,
  ]
  private static let hasClasses = PostgresStatement(
    "schema-has-classes", "SELECT to_regclass('class_presence')")
  /// The class's columns for a lesson, added later.
  private static let lesson = PostgresStatement(
    "schema-lesson",
    """
    ALTER TABLE class ADD COLUMN lesson text, ADD COLUMN step int8 NOT NULL DEFAULT 0,
      ADD COLUMN is_revealed bool NOT NULL DEFAULT false,
      ADD COLUMN session_changes int8 NOT NULL DEFAULT 0
    """)
  private static let hasLesson = PostgresStatement(
    "schema-has-lesson",
    """
    SELECT count(*) FROM pg_attribute WHERE attrelid = to_regclass('class') AND attname = 'lesson'
    """)

  /// The branch in which a session was made, added later.
  private static let sessionBranch = PostgresStatement(
    "schema-branch", "ALTER TABLE session ADD COLUMN branch int4 NOT NULL DEFAULT 0")
  private static let hasSessionBranch = PostgresStatement(
    "schema-has-branch",
    """
    SELECT count(*) FROM pg_attribute WHERE attrelid = to_regclass('session') AND attname = 'branch'
    """)

  /// The epoch of the session `s` on a branch: that of its row on the branch in which it was made, and another one
  /// on each later branch, since these may have lost commands.
  static func epoch(on branch: String) -> String {
    """
    CASE WHEN s.branch = \(branch) THEN s.epoch
      ELSE left(md5(s.epoch || \(branch)::text), \(SessionRecord.epochLength)) END
    """
  }

  /// Upgrades the tables to this version, one node at a time, or refuses an unknown version.
  static func prepare(_ connection: PostgresConnection, rules: Int) throws(PostgresFailure) {
    // Held until the transaction ends, so that two nodes that start together don't both make the tables.
    _ = try connection.run([(.begin, []), (lock, []), (make, [])])
    do throws(PostgresFailure) {
      try connection.run(insert, .int(rules))
      let found = try connection.run(read)
      let schema = found.first?.int(0) ?? 0
      guard schema <= Self.version else {
        throw .refused(
          state: "",
          "it was written by a newer fenestra: its schema is \(schema), this one knows \(Self.version)"
        )
      }
      for (number, step) in steps.enumerated().dropFirst(schema) {
        for (part, sql) in step.enumerated() {
          try connection.run(PostgresStatement("schema-\(number)-\(part)", sql))
        }
      }
      try connection.run(update, .int(Self.version))
      if try connection.run(hasClasses).first?.isNull(0) != false {
        for (part, sql) in classes.enumerated() {
          try connection.run(PostgresStatement("schema-classes-\(part)", sql))
        }
      }
      if try connection.run(hasLesson).first?.int(0) == 0 { try connection.run(lesson) }
      if try connection.run(hasSessionBranch).first?.int(0) == 0 {
        try connection.run(sessionBranch)
      }
      try connection.run(.commit)
    } catch {
      _ = try? connection.run(.rollback)
      throw error
    }
  }

  /// The number spells "fnst".
  private static let lock = PostgresStatement(
    "schema-lock", "SELECT pg_advisory_xact_lock(1718514548)")
  private static let make = PostgresStatement(
    "schema-make",
    """
    CREATE TABLE IF NOT EXISTS fenestra (
      one bool PRIMARY KEY CHECK (one),
      schema int4 NOT NULL,
      rules int4 NOT NULL,
      timeline int4 NOT NULL,
      branch int4 NOT NULL,
      synchronous bool NOT NULL
    )
    """)
  private static let insert = PostgresStatement(
    "schema-insert",
    "INSERT INTO fenestra VALUES (true, 0, $1, 0, 0, false) ON CONFLICT DO NOTHING")
  private static let read = PostgresStatement("schema-version", "SELECT schema FROM fenestra")
  private static let update = PostgresStatement(
    "schema-update", "UPDATE fenestra SET schema = $1 WHERE schema < $1")
}
