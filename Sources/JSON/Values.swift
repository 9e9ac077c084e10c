extension JSONWriter {
  /// Writes a string, escaped if needed.
  @_disfavoredOverload  // A literal is a StaticString.
  public mutating func value(_ text: String) {
    separate()
    var text = text
    text.withUTF8 { buffer.append(quoted: $0) }
  }

  /// Writes a string that needs no escape, such as a name of letters and digits.
  public mutating func value(plain text: String) {
    separate()
    buffer.append(plain: text)
  }

  /// Writes a constant string, escaped if needed.
  public mutating func value(_ text: StaticString) {
    separate()
    text.withUTF8Buffer { buffer.append(quoted: $0) }
  }

  /// Writes an integer.
  @inlinable public mutating func value(_ number: Int) {
    separate()
    buffer.append(decimal: number)
  }

  /// Writes a number with the fewest digits that are read back as the same double.
  ///
  /// Integers below 2^53 have no fraction (`200`), zero has no sign, and NaN and infinity, which
  /// JSON can't represent, are written as `null`.
  public mutating func value(_ number: Double) {
    guard number.magnitude < 0x1p53, let whole = Int(exactly: number) else {
      return value(unusual: number)
    }
    value(whole)
  }

  /// Writes a number that is not an integer, or too large to be exact.
  private mutating func value(unusual number: Double) {
    guard number.isFinite else { return null() }
    separate()
    // The center of an odd size, such as an anchor point: most fractions are halves.
    if number.magnitude < 0x1p52, let doubled = Int(exactly: number * 2) {
      if doubled == -1 { buffer.append("-") }
      buffer.append(decimal: doubled / 2)
      return buffer.append(".5")
    }
    buffer.append(number.description)
  }

  /// Writes `true` or `false`.
  @inlinable @inline(__always)
  public mutating func value(_ flag: Bool) {
    if flag { raw("true") } else { raw("false") }
  }

  /// Writes `null`.
  @inlinable @inline(__always)
  public mutating func null() { raw("null") }

  /// Writes a constant JSON value, which must be on one line.
  @inlinable @inline(__always)
  public mutating func raw(_ json: StaticString) {
    separate()
    buffer.append(json)
  }

  /// Writes JSON that was read before, unchanged.
  public mutating func raw(_ json: [UInt8]) {
    separate()
    buffer.append(json)
  }
}
