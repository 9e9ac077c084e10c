// The reader's errors; no valid document gets here.

extension JSONReader {
  @inline(never) func misuse(_ message: String) -> JSONError {
    JSONError(.misuse(message), at: position, in: bytes)
  }

  @inline(never) func syntax(_ message: String, at offset: Int) -> JSONError {
    JSONError(.syntax(message), at: offset, in: bytes)
  }

  /// Makes a syntax error that names what was found instead.
  @inline(never) func syntax(expected: String, at offset: Int) -> JSONError {
    syntax("expected \(expected), found \(found(at: offset))", at: offset)
  }

  /// Makes the error that the current value is of another kind, or is no value.
  ///
  /// The whole document is checked first, so that a mismatch always means valid JSON.
  @inline(never) mutating func unexpected(_ expected: JSONKind) -> JSONError {
    guard let found = JSONKind(firstByte: current) else { return noValue() }
    if !isKnownToBeJSON {
      do throws(JSONError) {
        try Self.validate(bytes, depthLimit: depthLimit)
        isKnownToBeJSON = true
      } catch {
        return error
      }
    }
    return JSONError(.mismatch(expected: expected, found: found), at: position, in: bytes)
  }

  @inline(never) func noValue() -> JSONError {
    if position == bytes.count, containers.isEmpty {
      return syntax("the document is empty", at: position)
    }
    let rest = bytes[position...]  // checked: never beyond the end
    if position == 0, rest.starts(with: [0xEF, 0xBB, 0xBF]) {
      return syntax("expected UTF-8 without a byte order mark", at: position)
    }
    for (beginning, hint) in commonMistakes where rest.starts(with: beginning.utf8) {
      return syntax(hint, at: position)
    }
    return syntax(expected: "a value", at: position)
  }

  @inline(never) func noKey() -> JSONError {
    if current == UInt8(ascii: "/") { return noValue() }
    return syntax(expected: "a key in double quotes", at: position)
  }

  @inline(never) func noComma(before bracket: UInt8) -> JSONError {
    let bracket = Unicode.Scalar(bracket)
    return syntax(expected: "',' or '\(bracket)' after a value", at: position)
  }

  @inline(never) func badEscape(at offset: Int) -> JSONError {
    guard byte(at: offset + 1) == UInt8(ascii: "u") else {
      return syntax(expected: "one of \"\\/bfnrtu after a backslash", at: offset + 1)
    }
    guard escapedUnit(at: offset) != nil else {
      return syntax("expected four hexadecimal digits after '\\u'", at: offset)
    }
    return syntax("this escape is half of a surrogate pair", at: offset)
  }

  @inline(never) func noDigit(at offset: Int, _ expected: StaticString) -> JSONError {
    if bytes[offset...].starts(with: "Inf".utf8) {  // checked: never beyond the end
      return syntax("JSON has no infinity", at: position)
    }
    return syntax(expected: "\(expected)", at: offset)
  }

  /// Describes the byte or the scalar at `offset` for a sentence.
  private func found(at offset: Int) -> String {
    guard offset < bytes.count else { return "the end" }
    let byte = bytes[offset]
    switch byte {
    case UInt8(ascii: "\n"): return "the end of the line"
    case UInt8(ascii: "'"): return "a single quote"
    case 0x20..<0x7F: return "'\(Unicode.Scalar(byte))'"
    default:
      // A scalar's name can't manipulate a terminal, as the scalar itself could.
      // checked: not the end
      let scalar = String(decoding: bytes[offset...].prefix(4), as: UTF8.self).unicodeScalars.first
      guard let scalar, scalar != "\u{FFFD}" else { return "byte 0x\(hex(byte, digits: 2))" }
      return "U+\(hex(scalar.value, digits: 4))"
    }
  }
}

private let commonMistakes: KeyValuePairs = [
  "'": "expected a value, found a single quote; strings take double quotes",
  "/": "JSON has no comments",
  "NaN": "JSON has no NaN",
  "Inf": "JSON has no infinity",
  "+": "a number can't begin with '+'",
  ".": "a number can't begin with '.'; write 0 before it",
]

private func hex(_ value: some BinaryInteger, digits: Int) -> String {
  let text = String(value, radix: 16, uppercase: true)
  return String(repeating: "0", count: max(0, digits - text.count)) + text
}
