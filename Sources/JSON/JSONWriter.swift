/// Writes JSON on one line without spaces, directly as bytes.
///
/// It writes the commas. The caller must pair each begin with its end and give each key one value.
public struct JSONWriter: ~Copyable {
  @usableFromInline var buffer: ByteBuffer
  @usableFromInline var needsComma = false

  /// Makes a writer with room for `capacity` bytes before it must grow.
  public init(capacity: Int = 512) { buffer = ByteBuffer(capacity: capacity) }

  /// Makes a writer that appends one JSON value to `buffer`.
  public init(appendingTo buffer: consuming ByteBuffer) { self.buffer = buffer }

  /// Returns the bytes.
  public consuming func finish() -> ByteBuffer { buffer }

  /// The number of bytes written.
  public var count: Int { buffer.count }

  /// Passes the bytes from a position on to `body`, which must not keep the pointer.
  public borrowing func withBytes<R>(
    from start: Int, _ body: (UnsafeRawBufferPointer) -> R
  ) -> R {
    // checked: a count that it had before
    buffer.withBytes { body(UnsafeRawBufferPointer(rebasing: $0[start...])) }
  }

  /// Opens an object.
  @inlinable public mutating func beginObject() { begin(UInt8(ascii: "{")) }
  /// Closes the innermost object.
  @inlinable public mutating func endObject() { end(UInt8(ascii: "}")) }
  /// Opens an array.
  @inlinable public mutating func beginArray() { begin(UInt8(ascii: "[")) }
  /// Closes the innermost array.
  @inlinable public mutating func endArray() { end(UInt8(ascii: "]")) }

  /// Writes a constant key, which must need no escape.
  ///
  /// Always inlined, so that the compiler knows the key's length and copies it in a few moves.
  @inlinable @inline(__always)
  public mutating func key(_ key: StaticString) {
    buffer.reserve(key.utf8CodeUnitCount + 4)
    if needsComma { buffer.put(UInt8(ascii: ",")) }
    buffer.put(UInt8(ascii: "\""))
    buffer.put(UnsafeRawBufferPointer(start: key.utf8Start, count: key.utf8CodeUnitCount))
    buffer.put(UInt8(ascii: "\""))
    buffer.put(UInt8(ascii: ":"))
    needsComma = false
  }

  /// Writes a key, escaped if needed.
  @_disfavoredOverload  // A literal is a StaticString.
  public mutating func key(_ key: String) {
    value(key)
    buffer.append(UInt8(ascii: ":"))
    needsComma = false
  }

  @inlinable mutating func begin(_ bracket: UInt8) {
    separate()
    buffer.append(bracket)
    needsComma = false
  }

  @inlinable mutating func end(_ bracket: UInt8) {
    buffer.append(bracket)
    needsComma = true
  }

  /// Writes the comma before a value or a key if one is needed.
  @inlinable mutating func separate() {
    if needsComma { buffer.append(UInt8(ascii: ",")) }
    needsComma = true
  }
}
