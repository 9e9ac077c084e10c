/// Reads JSON from bytes, one value at a time, without building a tree.
///
/// It accepts exactly RFC 8259, in UTF-8 without a byte order mark, and rejects duplicate keys. A
/// value of another kind than requested stays unread, and is a mismatch only if the rest of the
/// document is JSON. If more than one kind is acceptable, `peek` first. After a syntax error
/// nothing more can be read.
public struct JSONReader {
  /// What may come next.
  enum Place {
    case value, firstEntry, nextEntry, end
  }

  let bytes: [UInt8]
  let depthLimit: Int
  var position = 0
  var place = Place.value
  var containers: [Container] = []
  var keys = KeyLedger()
  var isKnownToBeJSON = false

  /// Makes a reader at the start of a document whose arrays and objects may nest `depthLimit` deep.
  public init(_ bytes: [UInt8], depthLimit: Int = 64) {
    self.bytes = bytes
    self.depthLimit = depthLimit
  }

  /// Returns the kind of the next value, judged by its first byte alone, and leaves it unread.
  public mutating func peek() throws(JSONError) -> JSONKind {
    guard let kind = JSONKind(firstByte: try startValue()) else { throw noValue() }
    return kind
  }

  /// Checks that the document's one value has been read and that only white space follows.
  public mutating func finish() throws(JSONError) {
    guard place == .end else { throw misuse("the document's value has not been read to its end") }
    skipWhiteSpace()
    guard position == bytes.count else {
      throw syntax(expected: "nothing after the document", at: position)
    }
  }

  /// Checks that the bytes are one JSON document.
  public static func validate(_ bytes: [UInt8], depthLimit: Int = 64) throws(JSONError) {
    var reader = JSONReader(bytes, depthLimit: depthLimit)
    try reader.skipValue()
    try reader.finish()
  }

  /// The current byte; after the last byte 0, which begins no JSON token.
  @inline(__always) var current: UInt8 { byte(at: position) }

  @inline(__always) func byte(at index: Int) -> UInt8 {
    index < bytes.count ? bytes[index] : 0
  }

  @inline(__always) mutating func skipWhiteSpace() {
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"):
        position += 1
      default: return
      }
    }
  }

  /// Moves to the first byte of the next value and returns it.
  @inline(__always) mutating func startValue() throws(JSONError) -> UInt8 {
    guard place == .value else { throw misuse("no value comes next") }
    skipWhiteSpace()
    return current
  }

  /// Moves past a value that ends before `position`.
  @inline(__always) mutating func endValue(at position: Int) {
    self.position = position
    place = containers.isEmpty ? .end : .nextEntry
  }
}

extension JSONKind {
  /// The kind of the value that begins with a byte, if one does.
  init?(firstByte byte: UInt8) {
    switch byte {
    case UInt8(ascii: "{"): self = .object
    case UInt8(ascii: "["): self = .array
    case UInt8(ascii: "\""): self = .string
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): self = .number
    case UInt8(ascii: "t"), UInt8(ascii: "f"): self = .bool
    case UInt8(ascii: "n"): self = .null
    default: return nil
    }
  }
}
