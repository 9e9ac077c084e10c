/// An open object or array.
enum Container {
  case object(KeyLedger.Mark)
  case array
}

extension JSONReader {
  /// Opens an object; `nextKey` then returns its keys.
  public mutating func beginObject() throws(JSONError) {
    guard try startValue() == UInt8(ascii: "{") else { throw unexpected(.object) }
    try open(.object(keys.mark()))
  }

  /// Opens an array; `nextElement` then tells whether a value follows.
  public mutating func beginArray() throws(JSONError) {
    guard try startValue() == UInt8(ascii: "[") else { throw unexpected(.array) }
    try open(.array)
  }

  /// Returns the next key of the innermost object, whose value must then be read or skipped; `nil`
  /// closes the object. A duplicate key, scalar for scalar, is an error.
  public mutating func nextKey() throws(JSONError) -> String? {
    guard case .object(let mark) = containers.last else { throw misuse("no object is open") }
    guard try nextEntry(closing: UInt8(ascii: "}")) else {
      keys.forget(since: mark)
      return nil
    }
    guard current == UInt8(ascii: "\"") else { throw noKey() }
    let start = position
    let literal = try scanString()
    let key = text(of: literal)
    guard keys.insert(key, since: mark) else {
      throw syntax("this object already has this key", at: start)
    }
    position = literal.end
    skipWhiteSpace()
    guard current == UInt8(ascii: ":") else {
      throw syntax(expected: "':' after a key", at: position)
    }
    position += 1
    place = .value
    return key
  }

  /// Returns whether the innermost array has a next value, which must then be read or skipped;
  /// `false` closes the array.
  public mutating func nextElement() throws(JSONError) -> Bool {
    guard case .array = containers.last else { throw misuse("no array is open") }
    guard try nextEntry(closing: UInt8(ascii: "]")) else { return false }
    place = .value
    return true
  }

  private mutating func open(_ container: Container) throws(JSONError) {
    guard containers.count < depthLimit else {
      throw syntax("nested more than \(depthLimit) deep", at: position)
    }
    containers.append(container)
    position += 1
    place = .firstEntry
  }

  /// Moves to the next entry of the innermost container, or past its closing bracket.
  @inline(__always)
  private mutating func nextEntry(closing bracket: UInt8) throws(JSONError) -> Bool {
    guard place != .value else { throw misuse("a value has not been read") }
    skipWhiteSpace()
    if current == bracket {
      _ = containers.popLast()
      endValue(at: position + 1)
      return false
    }
    if place == .nextEntry {
      guard current == UInt8(ascii: ",") else { throw noComma(before: bracket) }
      let comma = position
      position += 1
      skipWhiteSpace()
      if current == bracket {
        throw syntax("expected no ',' after the last value", at: comma)
      }
    }
    return true
  }
}
