extension JSONReader {
  /// Reads a string, with its escapes resolved.
  public mutating func readString() throws(JSONError) -> String {
    guard try startValue() == UInt8(ascii: "\"") else { throw unexpected(.string) }
    let literal = try scanString()
    endValue(at: literal.end)
    return text(of: literal)
  }

  /// Reads a number as the nearest double; one too large for a double is an error.
  public mutating func readDouble() throws(JSONError) -> Double {
    guard JSONKind(firstByte: try startValue()) == .number else { throw unexpected(.number) }
    let literal = try scanNumber()
    let number = try double(of: literal)
    endValue(at: literal.end)
    return number
  }

  /// Reads `true` or `false`.
  public mutating func readBool() throws(JSONError) -> Bool {
    switch try startValue() {
    case UInt8(ascii: "t"):
      try readWord("true")
      return true
    case UInt8(ascii: "f"):
      try readWord("false")
      return false
    default: throw unexpected(.bool)
    }
  }

  /// Reads `null`.
  public mutating func readNull() throws(JSONError) {
    guard try startValue() == UInt8(ascii: "n") else { throw unexpected(.null) }
    try readWord("null")
  }

  /// Reads and discards any value; it is checked as if it had been read.
  public mutating func skipValue() throws(JSONError) {
    let depth = containers.count
    try skipScalarOrBegin()
    while containers.count > depth {
      if case .array = containers.last {
        if try nextElement() { try skipScalarOrBegin() }
      } else if try nextKey() != nil {
        try skipScalarOrBegin()
      }
    }
  }

  /// Reads any value and returns its bytes unchanged; it is checked as if it had been read.
  public mutating func readRaw() throws(JSONError) -> ArraySlice<UInt8> {
    _ = try startValue()
    let start = position
    try skipValue()
    return bytes[start..<position]  // checked: reading only moves on
  }

  private mutating func skipScalarOrBegin() throws(JSONError) {
    switch try peek() {
    case .object: try beginObject()
    case .array: try beginArray()
    case .string: endValue(at: try scanString().end)
    case .number: _ = try readDouble()
    case .bool: _ = try readBool()
    case .null: try readNull()
    }
  }

  private mutating func readWord(_ word: StaticString) throws(JSONError) {
    let end = position + word.utf8CodeUnitCount
    // checked: never beyond the end
    let isThere = word.withUTF8Buffer { bytes[position...].starts(with: $0) }
    guard isThere else { throw syntax("expected '\(word)'", at: position) }
    endValue(at: end)
  }
}
