import Classroom
import HTTP
import WindowModel

/// A class as read from the database, with values that its state lacks.
struct PostgresClass: Sendable {
  var state: ClassState
  /// The number of its changes.
  let version: Int
  /// Identifies the last change.
  let tag: Int
  /// The newest revision of its session, nil if the session is gone.
  let revision: Int?
  /// The number of streams of this node that follow it, according to the database.
  let ownStreams: Int
  /// The nodes with followers of it, as bits by their slots.
  let slots: Int
  /// The database's time, in nanoseconds since 1970.
  let time: Int

  /// Parses a row of `statement`, which returned what is beyond the `known` states; nil if a value in it is
  /// invalid.
  init?(_ row: PostgresRow, limits: ClassLimits, beyond known: (ClassCode) -> ClassState?) {
    guard let number = UInt32(exactly: row.int(0)), let session = Identifier(row.text(1)) else {
      return nil
    }
    state = ClassState(
      ClassCode(number), of: session, epoch: row.text(2), limits: limits, at: row.int(6))
    (version, tag) = (row.int(3), row.int(4))
    state.teacher = row.optionalBytes(5).map(Token.init(hash:))
    (state.second, state.pointings) = (row.int(7), row.int(8))
    state.view.cursor.revision = row.optionalInt(9)
    state.view.cursor.selection = row.optionalText(10).flatMap { Identifier($0) }
    state.view.control = row.optionalInt(16)
    state.controlToken = row.optionalBytes(17).map(Token.init(hash:))
    state.lastHand = row.int(18)
    state.view.changes.cursor = row.int(19)
    state.view.changes.poll = row.int(20)
    state.view.changes.control = row.int(21)
    state.view.lesson = row.optionalText(36).map { name in
      ClassView.Lesson(name: name, step: row.int(37), isRevealed: row.bool(38))
    }
    state.view.changes.session = row.int(39)
    state.view.ending = row.optionalText(22).map { ClassEnding(rawValue: $0) ?? .ended }
    revision = row.optionalInt(23)
    ownStreams = row.int(25)
    slots = row.int(26)
    time = row.int(35)
    let poll = row.optionalInt(11).map { number in
      let shown = Poll.Shown(
        number: number, question: String(decoding: row.bytes(12), as: UTF8.self),
        options: row.elements(13).map { String(decoding: $0 ?? [], as: UTF8.self) },
        counts: row.ints(14), isOpen: row.bool(15))
      let keys = row.elements(34).map { String(decoding: $0 ?? [], as: UTF8.self) }
      return Poll(
        shown, answered: keys,
        census: Census(count: shown.count, from: Self.counts(row.elements(32), row.ints(33))))
    }
    let raised = zip(row.elements(30), row.elements(31)).map { token, address in
      ClassState.Hand(
        token: token.map(Token.init(hash:)), address: ClientAddress(bytes: address ?? []))
    }
    let hands = zip(row.ints(29), raised).map { (number: $0, hand: $1) }
    state.restore(
      poll,
      followers: Census(count: row.int(24), from: Self.counts(row.elements(27), row.ints(28))),
      handsOf: known(state.code).flatMap { state.hasHands(of: $0) ? $0 : nil }, and: hands)
  }

  private static func counts(_ addresses: [[UInt8]?], _ counts: [Int]) -> [ClientAddress: Int] {
    zip(addresses, counts).reduce(into: [:]) { result, pair in
      if let address = pair.0.flatMap({ ClientAddress(bytes: $0) }) { result[address] = pair.1 }
    }
  }

  /// Returns classes by their codes ($1) or sessions ($2), as seen by this node ($3), with counts for some
  /// addresses ($4) and answers of some keys ($5). For classes ($6) whose hands are known up to some number ($7) as
  /// of some change of control ($8), it returns only the later ones. A node without a heartbeat for 30 s has no
  /// followers.
  static let statement = PostgresStatement(
    "class",
    """
    SELECT c.code, c.session, c.epoch, c.version, c.tag, c.teacher, c.taught, c.second, c.pointings,
      c.cursor_revision, c.selection, c.poll, c.question, c.options, c.counts, c.is_open, c.control,
      c.control_token, c.last_hand, c.cursor_changes, c.poll_changes, c.control_changes, c.ended,
      s.revision, f.streams, f.own, f.slots, p.addresses, p.counts, h.numbers, h.tokens, h.addresses,
      a.addresses, a.counts, k.keys, (extract(epoch FROM clock_timestamp()) * 1e9)::int8,
      c.lesson, c.step, c.is_revealed, c.session_changes
    FROM fenestra now CROSS JOIN class c LEFT JOIN session s
      ON s.name = c.session AND c.epoch = \(PostgresSchema.epoch(on: "now.branch"))
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(streams), 0)::int8 AS streams,
        coalesce(sum(streams) FILTER (WHERE node = $3::int8), 0)::int8 AS own,
        coalesce(bit_or(1::int8 << slot::int4), 0) AS slots
      FROM class_presence JOIN node ON incarnation = node AND beat > now() - interval '30 s'
      WHERE class = c.code) AS f
    CROSS JOIN LATERAL (
      SELECT array_agg(address) AS addresses, array_agg(streams) AS counts FROM (
        SELECT address, sum(streams)::int8 AS streams
        FROM class_presence JOIN node ON incarnation = node AND beat > now() - interval '30 s'
        WHERE class = c.code AND address = ANY ($4::bytea[]) GROUP BY address) AS each) AS p
    CROSS JOIN LATERAL (
      SELECT array_agg(hand ORDER BY hand) AS numbers, array_agg(token ORDER BY hand) AS tokens,
        array_agg(address ORDER BY hand) AS addresses
      FROM class_hand WHERE class = c.code AND hand > coalesce((
        SELECT known.hand FROM unnest($6::int8[], $7::int8[], $8::int8[]) AS known (code, hand, change)
        WHERE known.code = c.code AND known.change = c.control_changes AND known.hand <= c.last_hand), 0)
      ) AS h
    CROSS JOIN LATERAL (
      SELECT array_agg(address) AS addresses, array_agg(count) AS counts FROM (
        SELECT address, count(*) AS count FROM class_answer
        WHERE class = c.code AND poll = c.poll AND address = ANY ($4::bytea[])
        GROUP BY address) AS each) AS a
    CROSS JOIN LATERAL (
      SELECT array_agg(key) AS keys FROM class_answer
      WHERE class = c.code AND poll = c.poll AND key = ANY ($5::text[])) AS k
    WHERE c.code = ANY ($1::int8[]) OR (c.session = ANY ($2::text[]) AND c.ended IS NULL)
    """)
}

extension ClientAddress {
  /// Its 16 bytes, from which it can be restored.
  var bytes: [UInt8] {
    [high, low].flatMap { half in withUnsafeBytes(of: half.bigEndian) { Array($0) } }
  }

  init?(bytes: [UInt8]) {
    guard bytes.count == 16 else { return nil }
    let half = { (part: ArraySlice<UInt8>) in
      part.reduce(UInt64(0)) { $0 << 8 | UInt64(truncatingIfNeeded: $1) }
    }
    self.init(high: half(bytes.prefix(8)), low: half(bytes.suffix(8)))
  }
}
