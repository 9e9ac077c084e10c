extension ByteBuffer {
  /// Appends one byte.
  @inlinable public mutating func append(_ byte: UInt8) {
    reserve(1)
    put(byte)
  }

  /// Appends a constant's UTF-8 unescaped.
  @inlinable @inline(__always)
  public mutating func append(_ text: StaticString) {
    append(UnsafeRawBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Appends a text's UTF-8 unescaped.
  @_disfavoredOverload  // A literal is a StaticString.
  @inlinable public mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { append(UnsafeRawBufferPointer($0)) }
  }

  /// Appends a copy of `bytes`.
  @inlinable @inline(__always)
  public mutating func append(_ bytes: UnsafeRawBufferPointer) {
    reserve(bytes.count)
    put(bytes)
  }

  /// Appends a copy of `bytes`.
  @inlinable public mutating func append(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { append($0) }
  }

  /// Appends an integer in decimal digits, with a minus sign if negative.
  @inlinable public mutating func append(decimal number: Int) {
    reserve(20)
    if number < 0 { put(UInt8(ascii: "-")) }
    var rest = number.magnitude
    // Nearly all are this small, and need no loop.
    if rest < 1000 {
      if rest >= 100 { put(digit: rest / 100) }
      if rest >= 10 { put(digit: rest / 10 % 10) }
      return put(digit: rest % 10)
    }
    var end = used + Self.digits(rest)
    used = end
    repeat {
      end -= 1
      base.storeBytes(
        of: UInt8(truncatingIfNeeded: 48 + rest % 10), toByteOffset: end, as: UInt8.self)
      rest /= 10
    } while rest > 0
  }

  @inlinable @inline(__always) mutating func put(digit: UInt) {
    put(UInt8(truncatingIfNeeded: 48 + digit))
  }

  /// The number of decimal digits of an `Int`'s magnitude that is at least 1000.
  @inlinable @inline(__always) static func digits(_ magnitude: UInt) -> Int {
    var digits = 4
    // Counted up, since multiplying is faster than dividing; at most 19 digits, so it fits.
    var power: UInt = 10_000
    while magnitude >= power {
      digits += 1
      power *= 10
    }
    return digits
  }

  /// Appends a byte for which room was reserved.
  @inlinable @inline(__always) mutating func put(_ byte: UInt8) {
    base.storeBytes(of: byte, toByteOffset: used, as: UInt8.self)
    used += 1
  }

  /// Appends bytes for which room was reserved.
  @inlinable @inline(__always) mutating func put(_ bytes: UnsafeRawBufferPointer) {
    guard let source = bytes.baseAddress else { return }
    (base + used).copyMemory(from: source, byteCount: bytes.count)
    used += bytes.count
  }
}
