extension JSONWriter {
  /// Writes a constant key and its string.
  @_disfavoredOverload  // A literal is a StaticString.
  @inlinable @inline(__always)
  public mutating func field(_ name: StaticString, _ text: String) {
    key(name)
    value(text)
  }

  /// Writes a constant key and its string, which must need no escape.
  @inlinable @inline(__always)
  public mutating func field(_ name: StaticString, plain text: String) {
    key(name)
    value(plain: text)
  }

  /// Writes a constant key and its constant string.
  @inlinable @inline(__always)
  public mutating func field(_ name: StaticString, _ text: StaticString) {
    key(name)
    value(text)
  }

  /// Writes a constant key and its integer.
  @inlinable @inline(__always)
  public mutating func field(_ name: StaticString, _ number: Int) {
    key(name)
    value(number)
  }

  /// Writes a constant key and its number; NaN and infinity become `null`.
  @inlinable @inline(__always)
  public mutating func field(_ name: StaticString, _ number: Double) {
    key(name)
    value(number)
  }

  /// Writes a constant key and `true` or `false`.
  @inlinable @inline(__always)
  public mutating func field(_ name: StaticString, _ flag: Bool) {
    key(name)
    value(flag)
  }

  /// Writes a constant key and `null`.
  @inlinable @inline(__always)
  public mutating func nullField(_ name: StaticString) {
    key(name)
    null()
  }

  /// Writes a constant key and its string, or `null` if nil.
  @inlinable public mutating func optionalField(_ name: StaticString, _ text: String?) {
    if let text { field(name, text) } else { nullField(name) }
  }

  /// Writes a constant key and an array, whose elements `write` writes.
  @inlinable @inline(__always)
  public mutating func array<Element>(
    _ name: StaticString, _ elements: some Sequence<Element>,
    _ write: (inout JSONWriter, Element) -> Void
  ) {
    key(name)
    beginArray()
    for element in elements { write(&self, element) }
    endArray()
  }

  /// Writes a constant key and an array of objects, whose fields `write` writes.
  @inlinable @inline(__always)
  public mutating func objects<Element>(
    _ name: StaticString, _ elements: some Sequence<Element>,
    _ write: (inout JSONWriter, Element) -> Void
  ) {
    array(name, elements) { json, element in
      json.beginObject()
      write(&json, element)
      json.endObject()
    }
  }
}
