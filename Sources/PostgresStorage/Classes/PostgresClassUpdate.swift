import Classroom
import HTTP
import WindowModel

/// The statements that write the changes of a class.
struct PostgresClassUpdate {
  private(set) var statements: [(PostgresStatement, [PostgresValue])] = []
  /// Whether the class's own row changes, and with it its version.
  private(set) var isOfRow = false
  private let code: PostgresValue

  init(_ before: ClassState, _ after: ClassState, tag: Int) {
    code = .int(before.code.postgres)
    let row = Self.row(of: after)
    if row != Self.row(of: before) {
      isOfRow = true
      statements.append((Self.update, [code, .int(tag)] + row))
    }
    if before.view.ending == nil, after.view.ending != nil {
      for statement in Self.clear { statements.append((statement, [code])) }
      return
    }
    addAnswers(before.poll, after.poll)
    // A large class has many hands, and most changes don't affect them.
    let isSame = before.lastHand == after.lastHand && after.hasHands(of: before)
    if !isSame { addHands(before.raised, after.raised) }
  }

  private mutating func addAnswers(_ before: Poll?, _ after: Poll?) {
    guard let after else { return }
    let number = PostgresValue.int(after.shown.number)
    let isSame = before?.shown.number == after.shown.number
    if !isSame { statements.append((Self.dropAnswers, [code, number])) }
    let new = after.answers.filter { !isSame || before?.answers[$0.key] == nil }
    guard !new.isEmpty else { return }
    statements.append(
      (
        Self.answer,
        [code, number, .texts(new.map(\.key)), .blobs(new.map { $0.value.address.postgres })]
      ))
  }

  private mutating func addHands(
    _ before: [Int: ClassState.Hand], _ after: [Int: ClassState.Hand]
  ) {
    let gone = before.keys.filter { after[$0] == nil }
    if !gone.isEmpty { statements.append((Self.lower, [code, .ints(gone)])) }
    for (number, hand) in after where before[number] == nil {
      statements.append(
        (
          Self.raise,
          [
            code, .int(number), .bytes(hand.address.postgres), PostgresValue(hand.token?.hash),
          ]
        ))
    }
  }

  /// Writes the number of a node's streams from an address that follow the class.
  mutating func follow(_ address: [UInt8], count: Int, on node: Int) {
    statements.append(
      count > 0
        ? (Self.follow, [code, .int(node), .bytes(address), .int(count)])
        : (Self.unfollow, [code, .int(node), .bytes(address)]))
  }

  /// Removes all streams of a node that follow the class.
  mutating func unfollowAll(on node: Int) {
    statements.append((Self.unfollowAll, [code, .int(node)]))
  }

  /// Returns the values of a class's row, in the order of `update`'s parameters from the third on.
  private static func row(of state: ClassState) -> [PostgresValue] {
    let (view, poll) = (state.view, state.poll?.shown)
    return [
      PostgresValue(state.teacher?.hash), .int(state.lastTaught), .int(state.second),
      .int(state.pointings), PostgresValue(view.cursor.revision),
      PostgresValue(view.cursor.selection?.text), PostgresValue(poll?.number),
      PostgresValue(poll.map { Array($0.question.utf8) }),
      poll.map { .blobs($0.options.map { Array($0.utf8) }) } ?? .null,
      poll.map { .ints($0.counts) } ?? .null, .int(poll?.isOpen == true ? 1 : 0),
      PostgresValue(view.control), PostgresValue(state.controlToken?.hash), .int(state.lastHand),
      .int(view.changes.cursor), .int(view.changes.poll), .int(view.changes.control),
      PostgresValue(view.ending?.rawValue), .text(view.session.text), .text(state.epoch),
      PostgresValue(view.lesson?.name), .int(view.lesson?.step ?? 0),
      .int(view.lesson?.isRevealed == true ? 1 : 0), .int(view.changes.session),
    ]
  }

  private static let update = PostgresStatement(
    "class-update",
    """
    UPDATE class SET version = version + 1, tag = $2, teacher = $3, taught = $4, second = $5,
      pointings = $6, cursor_revision = $7, selection = $8, poll = $9, question = $10, options = $11,
      counts = $12, is_open = $13::int8 <> 0, control = $14, control_token = $15, last_hand = $16,
      cursor_changes = $17, poll_changes = $18, control_changes = $19, ended = $20::text,
      ended_at = CASE WHEN $20::text IS NULL THEN NULL ELSE now() END, session = $21, epoch = $22,
      lesson = $23, step = $24, is_revealed = $25::int8 <> 0, session_changes = $26
    WHERE code = $1
    """)
  private static let dropAnswers = PostgresStatement(
    "class-drop-answers", "DELETE FROM class_answer WHERE class = $1 AND poll < $2")
  private static let answer = PostgresStatement(
    "class-answer",
    """
    INSERT INTO class_answer SELECT $1::int8, $2::int8, a.key, a.address
      FROM unnest($3::text[], $4::bytea[]) AS a (key, address) ON CONFLICT DO NOTHING
    """)
  private static let lower = PostgresStatement(
    "class-lower", "DELETE FROM class_hand WHERE class = $1 AND hand = ANY ($2::int8[])")
  private static let raise = PostgresStatement(
    "class-raise", "INSERT INTO class_hand VALUES ($1, $2, $3, $4)")
  private static let follow = PostgresStatement(
    "class-follow",
    """
    INSERT INTO class_presence VALUES ($1, $2, $3, $4)
      ON CONFLICT (class, node, address) DO UPDATE SET streams = excluded.streams
    """)
  private static let unfollow = PostgresStatement(
    "class-unfollow",
    "DELETE FROM class_presence WHERE class = $1 AND node = $2 AND address = $3")
  private static let unfollowAll = PostgresStatement(
    "class-unfollow-all", "DELETE FROM class_presence WHERE class = $1 AND node = $2")
  /// Deletes an ended class's rows; its own row says for a while that it is over.
  private static let clear = ["class_answer", "class_hand", "class_presence"].map { table in
    PostgresStatement("clear-\(table)", "DELETE FROM \(table) WHERE class = $1")
  }
}

extension ClassCode {
  /// As a number that the database can store.
  var postgres: Int { Int(truncatingIfNeeded: number) }
}

extension ClientAddress? {
  /// The address in the database: empty if unknown.
  var postgres: [UInt8] { self?.bytes ?? [] }
}
