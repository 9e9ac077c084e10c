private import CPostgres
import WindowSessions

/// The rows that a statement returned.
final class PostgresRows {
  // Set once and freed with this object; libpq's result never changes.
  private let result: OpaquePointer

  /// Takes ownership of a result.
  init(_ result: OpaquePointer) { self.result = result }

  deinit { postgres_clear(result) }

  /// The number of rows.
  var count: Int { Int(clamping: postgres_row_count(result)) }

  /// Transforms the rows in order.
  func map<Result>(_ body: (PostgresRow) throws -> Result) rethrows -> [Result] {
    try (0..<count).map { try body(PostgresRow(self, $0)) }
  }

  /// The first row, or nil.
  var first: PostgresRow? { count > 0 ? PostgresRow(self, 0) : nil }

  fileprivate func bytes(_ row: Int, _ column: Int) -> UnsafeRawBufferPointer? {
    let (row, column) = (Int32(clamping: row), Int32(clamping: column))
    guard postgres_is_null(result, row, column) == 0 else { return nil }
    return UnsafeRawBufferPointer(
      start: postgres_value(result, row, column),
      count: Int(clamping: postgres_length(result, row, column)))
  }
}

/// One row; values are read by their column's index.
struct PostgresRow {
  private let rows: PostgresRows
  private let index: Int

  fileprivate init(_ rows: PostgresRows, _ index: Int) {
    self.rows = rows
    self.index = index
  }

  /// An integer of any size, or a Boolean as 0 or 1; nil for NULL.
  func optionalInt(_ column: Int) -> Int? {
    guard let bytes = rows.bytes(index, column), let first = bytes.first else { return nil }
    return bytes.count == 1 ? Int(clamping: first) : Self.number(bytes)
  }

  private static func number(_ bytes: some Sequence<UInt8>) -> Int {
    bytes.reduce(nil) { ($0 ?? ($1 >= 0x80 ? -1 : 0)) << 8 | Int(clamping: $1) } ?? 0
  }

  func int(_ column: Int) -> Int { optionalInt(column) ?? 0 }
  func bool(_ column: Int) -> Bool { int(column) != 0 }
  func bytes(_ column: Int) -> [UInt8] { rows.bytes(index, column).map { Array($0) } ?? [] }
  func optionalBytes(_ column: Int) -> [UInt8]? { rows.bytes(index, column).map { Array($0) } }
  func isNull(_ column: Int) -> Bool { rows.bytes(index, column) == nil }
  func optionalText(_ column: Int) -> String? {
    rows.bytes(index, column).map { String(decoding: $0, as: UTF8.self) }
  }
  func text(_ column: Int) -> String { optionalText(column) ?? "" }

  /// The elements of a one-dimensional array; none for NULL.
  func elements(_ column: Int) -> [[UInt8]?] {
    var rest = bytes(column)[...]
    let take = { (count: Int) in
      defer { rest = rest.dropFirst(count) }
      return rest.prefix(count)
    }
    // The number of dimensions, whether it has nulls, and the type; the number of elements, and the first index.
    let head = (0..<5).map { _ in Self.number(take(4)) }
    guard head.count == 5, head[0] == 1 else { return [] }
    var elements: [[UInt8]?] = []
    while elements.count < head[3], !rest.isEmpty {
      let length = Self.number(take(4))
      elements.append(length < 0 ? nil : Array(take(length)))
    }
    return elements
  }

  /// The numbers of a one-dimensional array.
  func ints(_ column: Int) -> [Int] { elements(column).map { Self.number($0 ?? []) } }

  /// The idempotency key in two columns, or nil.
  func key(_ column: Int) -> IdempotencyKey? {
    guard let text = optionalText(column), let expires = optionalInt(column + 1) else { return nil }
    return IdempotencyKey(text, expires: expires)
  }
}
