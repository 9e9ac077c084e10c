import WindowSessions

/// A parameter of a statement, in PostgreSQL's binary form. Numbers are `int8`, and a list is one array.
enum PostgresValue: Hashable {
  case int(Int)
  case text(String)
  case bytes([UInt8])
  case null
  case ints([Int?])
  case texts([String?])
  case blobs([[UInt8]])

  /// PostgreSQL's number of the type; 0 infers it from the statement.
  var type: UInt32 {
    switch self {
    case .int: 20
    case .text: 25
    case .bytes: 17
    case .null: 0
    case .ints: 1016
    case .texts: 1009
    case .blobs: 1001
    }
  }

  /// The bytes, or nil for NULL.
  var encoded: [UInt8]? {
    switch self {
    case .int(let number): Self.bytes(of: number)
    case .text(let text): Array(text.utf8)
    case .bytes(let bytes): bytes
    case .null: nil
    case .ints(let numbers): Self.array(numbers.map { $0.map(Self.bytes(of:)) }, of: 20)
    case .texts(let texts): Self.array(texts.map { $0.map { Array($0.utf8) } }, of: 25)
    case .blobs(let blobs): Self.array(blobs, of: 17)
    }
  }

  private static func bytes(of number: Int) -> [UInt8] {
    withUnsafeBytes(of: Int64(clamping: number).bigEndian) { Array($0) }
  }

  /// A one-dimensional array: the dimensions, whether it has nulls, the type; count and first index;
  /// then each element after its length.
  private static func array(_ elements: [[UInt8]?], of type: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(20 + elements.reduce(0) { $0 + 4 + ($1?.count ?? 0) })
    append(elements.isEmpty ? 0 : 1, to: &bytes)
    append(elements.contains { $0 == nil } ? 1 : 0, to: &bytes)
    append(type, to: &bytes)
    guard !elements.isEmpty else { return bytes }
    append(elements.count, to: &bytes)
    append(1, to: &bytes)
    for element in elements {
      append(element?.count ?? -1, to: &bytes)
      if let element { bytes += element }
    }
    return bytes
  }

  private static func append(_ number: Int, to bytes: inout [UInt8]) {
    withUnsafeBytes(of: Int32(clamping: number).bigEndian) { bytes += $0 }
  }

  init(_ number: Int?) { self = number.map(PostgresValue.int) ?? .null }
  init(_ bytes: [UInt8]?) { self = bytes.map(PostgresValue.bytes) ?? .null }
  init(_ text: String?) { self = text.map(PostgresValue.text) ?? .null }
}

/// A statement, prepared once on each connection that runs it.
///
/// Each statement needs its own name.
struct PostgresStatement: Hashable, Sendable {
  let name: String
  let sql: String

  init(_ name: String, _ sql: String) {
    self.name = name
    self.sql = sql
  }
}

extension PostgresStatement {
  static let begin = PostgresStatement("begin", "BEGIN")
  static let commit = PostgresStatement("commit", "COMMIT")
  static let rollback = PostgresStatement("rollback", "ROLLBACK")
}

/// The reason why a statement failed.
enum PostgresFailure: Error, Hashable, Sendable {
  /// The connection is lost or did not answer in time; whether a commit happened is unknown.
  case disconnected(String)
  /// The database refused: SQLSTATE and its message.
  case refused(state: String, String)

  /// Whether another connection may succeed: the server is ending, or has become a standby.
  var endsConnection: Bool {
    if case .refused(let state, _) = self {
      state.hasPrefix("57P") || state == "25006"
    } else {
      false
    }
  }

  /// Whether the same statement may succeed on a retry: after a deadlock, a serialization failure, or a
  /// lock timeout.
  var isPassing: Bool {
    if case .refused(let state, _) = self {
      state.hasPrefix("40") || state == "55P03"
    } else {
      false
    }
  }

  /// The failure for a caller of the store.
  var storeFailure: StoreFailure {
    switch self {
    case .disconnected(let words): .unavailable("the database can't be reached: \(words)")
    // Class 53: disk full, out of memory, too many connections.
    case .refused("53100", _): .full
    case .refused(_, let words): .unavailable("the database refused: \(words)")
    }
  }
}
