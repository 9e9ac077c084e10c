/// The reason why some bytes could not be read, and where.
public struct JSONError: Error, Hashable, Sendable {
  /// The kind of error: in the text, in its meaning, or in the program that reads it.
  public enum Reason: Hashable, Sendable {
    /// The bytes are not JSON, or exceed a limit of the reader; the message says what was found.
    case syntax(String)
    /// The document is JSON, but has a value of another kind here.
    case mismatch(expected: JSONKind, found: JSONKind)
    /// The program called the reader out of order; no input alone causes this.
    case misuse(String)
  }

  /// What went wrong.
  public let reason: Reason
  /// The line of the first offending byte, from 1; a line feed ends a line.
  public let line: Int
  /// The position in that line, from 1, in Unicode scalars.
  public let column: Int

  /// Makes an error at a line and a column, both counted from 1.
  public init(reason: Reason, line: Int, column: Int) {
    self.reason = reason
    self.line = line
    self.column = column
  }

  /// Makes an error at a byte of a document; continuation bytes of a scalar count no column.
  init(_ reason: Reason, at offset: Int, in bytes: [UInt8]) {
    var line = 1
    var column = 1
    for byte in bytes.prefix(offset) {
      if byte == UInt8(ascii: "\n") {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
    }
    self.init(reason: reason, line: line, column: column)
  }
}

extension JSONError: CustomStringConvertible {
  /// The expected and the found token, without the line and the column.
  public var description: String {
    switch reason {
    case .syntax(let message), .misuse(let message): message
    case .mismatch(let expected, let found): "expected \(expected), found \(found)"
    }
  }
}
