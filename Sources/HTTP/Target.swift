/// The ranges of a request target's parts in its bytes, still percent-encoded.
public struct Target: Sendable {
  /// The path; it begins with `/`.
  public let path: Range<Int>
  /// The query without its `?`; nil if there is none.
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
    // By index, since a slice is retained and checks each step.
    var mark = start
    while mark < bytes.count, bytes[mark] != UInt8(ascii: "?") { mark += 1 }
    path = start..<mark  // checked: counted up from the start
    query = mark < bytes.count ? mark + 1..<bytes.count : nil  // checked: the mark is one of them
  }

  /// The range of the host and optional port in absolute form; nil in any other form.
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

  /// Returns the text of percent-encoded bytes, or nil if an escape is malformed, the bytes are not
  /// UTF-8, or one is NUL.
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

  /// Returns the text of bytes that need no decoding, as almost all do; otherwise nil.
  private static func plainText(of bytes: ArraySlice<UInt8>) -> String? {
    bytes.withUnsafeBufferPointer { bytes in
      for byte in bytes where byte == 0 || byte == UInt8(ascii: "%") || byte >= 0x80 { return nil }
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  private static func text(of bytes: ArraySlice<UInt8>) -> String? {
    bytes.contains(0) ? nil : String(validating: bytes, as: UTF8.self)
  }

  /// Returns a path for use in a shell command: percent-encoded where a shell might change it.
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

  /// Returns the query parameters in the target's bytes, in order and decoded; nil if one is
  /// malformed.
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
