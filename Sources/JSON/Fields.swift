extension JSONWriter {
  /// Writes a constant key and its string.
  @_disfavoredOverload  // A literal is a StaticString.
  @inlinable public mutating func field(_ name: StaticString, _ text: String) {
    key(name)
    value(text)
  }

  /// Writes a constant key and its constant string.
  @inlinable public mutating func field(_ name: StaticString, _ text: StaticString) {
    key(name)
    value(text)
  }

  /// Writes a constant key and its whole number.
  @inlinable public mutating func field(_ name: StaticString, _ number: Int) {
    key(name)
    value(number)
  }

  /// Writes a constant key and its number; NaN and infinity become `null`.
  @inlinable public mutating func field(_ name: StaticString, _ number: Double) {
    key(name)
    value(number)
  }

  /// Writes a constant key and `true` or `false`.
  @inlinable public mutating func field(_ name: StaticString, _ flag: Bool) {
    key(name)
    value(flag)
  }

  /// Writes a constant key and `null`.
  @inlinable public mutating func nullField(_ name: StaticString) {
    key(name)
    null()
  }
}
