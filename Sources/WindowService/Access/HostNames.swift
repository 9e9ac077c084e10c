/// The host names of the service, with any port.
///
/// In DNS rebinding, a page whose own name is made to resolve to this machine sends that name as `Host`.
struct HostNames: Sendable {
  private let names: [[UInt8]]
  private let allowsLiterals: Bool
  /// Whether a request may omit the name, as in HTTP/1.0.
  let allowsNone: Bool

  /// Accepts this machine's names, `others`, and the address that the service listens on. If it
  /// listens on all, any IP address is accepted, since no IP address can be rebound; but not if the
  /// port `isPublishedOnLoopback`, as clients then use no other address.
  init(
    _ others: [String], listeningOn address: String, isPublishedOnLoopback: Bool = false
  ) {
    let isWide = address == "0.0.0.0" || address == "::"
    let own = address.contains(":") ? "[\(address)]" : address
    names = (["localhost", "127.0.0.1", "[::1]", own] + others).map { Array($0.lowercased().utf8) }
    allowsLiterals = isWide && !isPublishedOnLoopback
    allowsNone = Access.isLoopback(address)
  }

  /// Whether an authority, a name with an optional port, is one of them.
  func contains(_ authority: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let name = Self.name(of: authority) else { return false }
    for index in names.indices where Self.isSame(name, names[index]) { return true }
    if allowsLiterals, Self.isLiteral(name) { return true }
    let domain: StaticString = ".localhost"
    guard name.count > domain.utf8CodeUnitCount else { return false }
    let end = UnsafeBufferPointer(rebasing: name.suffix(domain.utf8CodeUnitCount))
    return Self.isSame(end, UnsafeBufferPointer(start: domain.utf8Start, count: end.count))
  }

  /// The name without its port; nil if the rest is not a port.
  private static func name(
    of authority: UnsafeBufferPointer<UInt8>
  ) -> UnsafeBufferPointer<UInt8>? {
    var end = 0
    if authority.first == UInt8(ascii: "[") {
      while end < authority.count, authority[end] != UInt8(ascii: "]") { end += 1 }
      end = min(end + 1, authority.count)
    } else {
      while end < authority.count, authority[end] != UInt8(ascii: ":") { end += 1 }
    }
    if end < authority.count {
      guard authority[end] == UInt8(ascii: ":") else { return nil }
      // checked: the colon is one of them
      for index in end + 1..<authority.count where !isDigit(authority[index]) { return nil }
    }
    return UnsafeBufferPointer(rebasing: authority[..<end])  // checked: counted up to the count
  }

  /// Whether a name is `other`, which is in lower case.
  private static func isSame(
    _ name: UnsafeBufferPointer<UInt8>, _ other: some RandomAccessCollection<UInt8>
  ) -> Bool {
    guard name.count == other.count else { return false }
    for (a, b) in zip(name, other) where small(a) != b { return false }
    return true
  }

  private static func isLiteral(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    if name.first == UInt8(ascii: "[") { return true }
    var dots = 0
    for byte in name {
      if byte == UInt8(ascii: ".") { dots += 1 } else if !isDigit(byte) { return false }
    }
    return dots == 3
  }

  private static func small(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
