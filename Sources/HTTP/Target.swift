/// Where the parts of a request's target stand in its bytes, still percent-encoded.
public struct Target: Sendable {
  /// The path; it begins with `/`.
  public let path: Range<Int>
  /// The query without its `?`; nil where there is none.
  public let query: Range<Int>?

  /// Splits a target in origin form (`/path?query`) or absolute form (`http://host/path`); nil for
  /// any other.
  public init?(_ bytes: [UInt8]) {
    var start = 0
    if bytes.first != UInt8(ascii: "/") {
      guard let authority = Self.authorityStart(bytes) else { return nil }
      // checked: the scheme is there
      guard let slash = bytes[authority...].firstIndex(of: UInt8(ascii: "/")) else { return nil }
      start = slash
    }
    // By index, because a slice is counted and checks each step.
    var mark = start
    while mark < bytes.count, bytes[mark] != UInt8(ascii: "?") { mark += 1 }
    path = start..<mark  // checked: counted up from the start
    query = mark < bytes.count ? mark + 1..<bytes.count : nil  // checked: the mark is one of them
  }

  /// Where a target in absolute form names a host and perhaps a port; nil in any other form.
  public static func authority(in bytes: [UInt8]) -> Range<Int>? {
    guard bytes.first != UInt8(ascii: "/"), let start = authorityStart(bytes) else { return nil }
    // checked: the scheme is there
    let end = bytes[start...].firstIndex { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "?") }
    return start..<(end ?? bytes.count)  // checked: the scheme is there
  }

  /// Where the authority of an absolute `http` or `https` target begins.
  private static func authorityStart(_ bytes: [UInt8]) -> Int? {
    for scheme in ["http://", "https://"] where bytes.starts(with: scheme.utf8) {
      return scheme.utf8.count
    }
    return nil
  }

  /// The text of percent-encoded bytes, or nil where an escape is broken, the bytes are no UTF-8,
  /// or a NUL is among them.
  public static func decode(_ encoded: ArraySlice<UInt8>) -> String? {
    if let plain = plainText(of: encoded) { return plain }
    var decoded: [UInt8] = []
    decoded.reserveCapacity(encoded.count)
    var rest = encoded
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        decoded.append(byte)
        continue
      }
      guard let high = rest.popFirst().flatMap(digit), let low = rest.popFirst().flatMap(digit)
      else { return nil }
      decoded.append(high << 4 | low)
    }
    return text(of: decoded[...])
  }

  /// The text of bytes that stand for themselves, as almost all do; nil where one may not.
  private static func plainText(of bytes: ArraySlice<UInt8>) -> String? {
    bytes.withUnsafeBufferPointer { bytes in
      for byte in bytes where byte == 0 || byte == UInt8(ascii: "%") || byte >= 0x80 { return nil }
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  private static func text(of bytes: ArraySlice<UInt8>) -> String? {
    bytes.contains(0) ? nil : String(validating: bytes, as: UTF8.self)
  }

  /// A path as it may stand in a command: percent-encoded where a shell might not leave it alone.
  package static func encode(_ path: some Sequence<UInt8>) -> String {
    var text = ""
    for byte in path {
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
        UInt8(ascii: "-")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "%"):
        text.unicodeScalars.append(UnicodeScalar(byte))
      default: text += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
    return text
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  /// The parameters of the query in the target's bytes, in their order and decoded; nil where one
  /// can't be decoded.
  public func parameters(in bytes: [UInt8]) -> [(name: String, value: String)]? {
    guard let query else { return [] }
    var parameters: [(name: String, value: String)] = []
    for part in bytes[query].split(separator: UInt8(ascii: "&")) {
      let pair = part.split(
        separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = Self.decode(pair[0]), let value = Self.decode(pair.count > 1 ? pair[1] : [])
      else { return nil }
      parameters.append((name, value))
    }
    return parameters
  }
}
