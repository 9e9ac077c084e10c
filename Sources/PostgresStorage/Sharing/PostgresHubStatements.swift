extension PostgresHub {
  static let mark = PostgresStatement(
    "mark",
    "UPDATE session SET watchers = watchers | $2 WHERE key = $1 AND watchers & $2 = 0")
  static let unmark = PostgresStatement(
    "unmark", "UPDATE session SET watchers = watchers & ~$2::int8 WHERE key = ANY ($1::int8[])")

  static let claim = PostgresStatement(
    "claim",
    """
    INSERT INTO node SELECT free, $1::int8, $2::int8, $3::int8, now() FROM generate_series(0, 62) AS free
      WHERE NOT EXISTS (SELECT FROM node WHERE slot = free AND incarnation <> $1
        AND beat > now() - interval '30 s')
      ORDER BY free <> coalesce((SELECT slot FROM node WHERE incarnation = $1), -1), free LIMIT 1
      ON CONFLICT (slot) DO UPDATE SET incarnation = $1, schema = $2, rules = $3, beat = now()
        WHERE node.incarnation = $1 OR node.beat <= now() - interval '30 s'
      RETURNING slot
    """)
  static let beat = PostgresStatement(
    "beat", "UPDATE node SET beat = now() WHERE slot = $1 AND incarnation = $2 RETURNING slot")
  static let leave = PostgresStatement("leave", "DELETE FROM node WHERE incarnation = $1")
  static let count = PostgresStatement("count", "SELECT count(*) FROM session")
  static let notify = PostgresStatement("notify", "SELECT pg_notify($1, $2)")
  static let listens = (0..<63).map { slot in
    PostgresStatement("listen-\(slot)", "LISTEN fenestra_\(slot)")
  }
}
