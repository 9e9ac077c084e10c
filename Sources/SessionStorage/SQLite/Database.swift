private import CSQLite
import Glibc
import WindowSessions

/// A connection to an SQLite file; used by one thread at a time.
final class Database {
  // Accessed by the thread that uses the connection.
  fileprivate let handle: OpaquePointer

  /// Set up once for the process, before any connection is open.
  private static let setUp: Void = { _ = sqlite3_config_no_memory_status() }()

  /// Opens a file; if there is none and `isWriter` is true, makes it.
  init(_ path: String, isWriter: Bool) throws(StoreFailure) {
    Self.setUp
    var handle: OpaquePointer?
    let flags =
      isWriter ? SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE : SQLITE_OPEN_READWRITE
    let code = sqlite3_open_v2(path, &handle, flags | SQLITE_OPEN_NOMUTEX, nil)
    guard let handle, code == SQLITE_OK else {
      let failure = StoreFailure(code, handle)
      sqlite3_close_v2(handle)
      throw failure
    }
    self.handle = handle
    sqlite3_extended_result_codes(handle, 1)
    sqlite3_busy_timeout(handle, 5000)
  }

  deinit { sqlite3_close_v2(handle) }

  /// Runs statements without results.
  func run(_ sql: String) throws(StoreFailure) {
    let code = sqlite3_exec(handle, sql, nil, nil, nil)
    if code != SQLITE_OK { throw StoreFailure(code, handle) }
  }

  /// Returns the number in the first column of a statement's first row, or nil.
  func number(_ sql: String, _ values: Value...) throws(StoreFailure) -> Int? {
    try prepare(sql).first(values) { $0.int(0) }
  }

  /// Prepares a statement.
  func prepare(_ sql: String) throws(StoreFailure) -> Statement { try Statement(sql, on: self) }

  /// The number of rows that the last statement changed.
  var changes: Int { Int(clamping: sqlite3_changes64(handle)) }
}

/// A value of a statement's parameter.
enum Value {
  case int(Int)
  case text(String)
  case bytes([UInt8])
  case null

  init(_ number: Int?) { self = number.map(Value.int) ?? .null }
  init(_ text: String?) { self = text.map(Value.text) ?? .null }
}

/// A prepared statement, used by the thread that uses its connection.
final class Statement {
  private let handle: OpaquePointer
  private let database: Database

  fileprivate init(_ sql: String, on database: Database) throws(StoreFailure) {
    var handle: OpaquePointer?
    let code = sqlite3_prepare_v3(
      database.handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &handle, nil)
    guard let handle, code == SQLITE_OK else { throw StoreFailure(code, database.handle) }
    self.handle = handle
    self.database = database
  }

  deinit { sqlite3_finalize(handle) }

  /// Runs it for its effect.
  func run(_ values: [Value]) throws(StoreFailure) { try each(values) { _ in } }

  /// Runs it and reads the first row.
  func first<Result>(
    _ values: [Value], _ read: (borrowing Row) -> Result
  ) throws(StoreFailure) -> Result? {
    var result: Result?
    try each(values) { row in if result == nil { result = read(row) } }
    return result
  }

  /// Runs it and reads each row, while `wantsMore` returns true.
  func each(
    _ values: [Value], while wantsMore: () -> Bool = { true }, _ read: (borrowing Row) -> Void
  ) throws(StoreFailure) {
    defer { sqlite3_clear_bindings(handle) }
    for (index, value) in values.enumerated() { try bind(value, at: Int32(clamping: index + 1)) }
    try step(while: wantsMore, read)
  }

  /// Runs it after its parameters are bound.
  func step(
    while wantsMore: () -> Bool = { true }, _ read: (borrowing Row) -> Void = { _ in }
  ) throws(StoreFailure) {
    defer { sqlite3_reset(handle) }
    while wantsMore() {
      let code = sqlite3_step(handle)
      if code == SQLITE_DONE { return }
      guard code == SQLITE_ROW else { throw StoreFailure(code, database.handle) }
      read(Row(handle: handle))
    }
  }

  /// Binds a number to a parameter, counted from 1; it stays until another is bound.
  func bind(_ number: Int, at index: Int32) throws(StoreFailure) {
    try check(sqlite3_bind_int64(handle, index, Int64(clamping: number)))
  }

  /// Binds a copy of some bytes.
  func bind(_ bytes: [UInt8], at index: Int32) throws(StoreFailure) {
    // An empty array may have no address, which would bind a null.
    try check(
      bytes.isEmpty
        ? sqlite3_bind_zeroblob(handle, index, 0)
        : sqlite3_bind_blob64(handle, index, bytes, UInt64(bytes.count), copied))
  }

  /// Binds any value.
  func bind(_ value: Value, at index: Int32) throws(StoreFailure) {
    switch value {
    case .int(let number): try bind(number, at: index)
    case .text(let text): try check(sqlite3_bind_text(handle, index, text, -1, copied))
    case .bytes(let bytes): try bind(bytes, at: index)
    case .null: try check(sqlite3_bind_null(handle, index))
    }
  }

  private func check(_ code: Int32) throws(StoreFailure) {
    if code != SQLITE_OK { throw StoreFailure(code, database.handle) }
  }

  /// Makes SQLite copy bound values: a pointer made of -1, which Swift does not import.
  private var copied: sqlite3_destructor_type {
    unsafeBitCast(-1, to: sqlite3_destructor_type.self)
  }
}

/// A row that is being read.
struct Row: ~Copyable {
  fileprivate let handle: OpaquePointer

  func int(_ column: Int32) -> Int { Int(clamping: sqlite3_column_int64(handle, column)) }

  /// A number that counts something; nil if it is negative, or so large that sums of such numbers
  /// might overflow.
  func count(_ column: Int32) -> Int? {
    let number = int(column)
    return (0...1 << 53).contains(number) ? number : nil
  }

  func optionalInt(_ column: Int32) -> Int? {
    sqlite3_column_type(handle, column) == SQLITE_NULL ? nil : int(column)
  }

  func text(_ column: Int32) -> String { String(decoding: bytes(column), as: UTF8.self) }

  func optionalText(_ column: Int32) -> String? {
    sqlite3_column_type(handle, column) == SQLITE_NULL ? nil : text(column)
  }

  func bytes(_ column: Int32) -> [UInt8] {
    let count = Int(clamping: sqlite3_column_bytes(handle, column))
    return Array(UnsafeRawBufferPointer(start: sqlite3_column_blob(handle, column), count: count))
  }
}

extension StoreFailure {
  /// Makes a failure with SQLite's message.
  fileprivate init(_ code: Int32, _ handle: OpaquePointer?) {
    let words = handle.flatMap { sqlite3_errmsg($0) } ?? sqlite3_errstr(code)
    var text = words.map { String(cString: $0) } ?? "error \(code)"
    switch code & 0xFF {
    case SQLITE_FULL: self = .full
    case SQLITE_CORRUPT, SQLITE_NOTADB: self = .damaged(text)
    case SQLITE_IOERR:
      // The failed operation, as SQLite's number, and the system's reason.
      let reason = sqlite3_system_errno(handle)
      text += " (\(code >> 8))"
      if reason != 0 { text += ": \(String(cString: strerror(reason)))" }
      self = .unavailable(text)
    default: self = .unavailable(text)
    }
  }
}
