/// The address of a client: IPv6, or IPv4 mapped to IPv6 (`::ffff:192.0.2.1`).
public struct ClientAddress: Hashable, Sendable {
  /// The first 64 bits.
  public let high: UInt64
  /// The last 64 bits.
  public let low: UInt64

  /// Makes an address of its bits.
  public init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// Makes an IPv4 address of its bits.
  public init(ipv4: UInt32) {
    self.init(high: 0, low: Self.ipv4 | UInt64(truncatingIfNeeded: ipv4))
  }

  /// Whether it is an IPv4 address.
  public var isIPv4: Bool { high == 0 && low >> 32 == Self.ipv4 >> 32 }

  /// The network that counts as one client: an IPv4 address, or a 64-bit IPv6 network, since a
  /// household gets one.
  public var network: ClientAddress { isIPv4 ? self : ClientAddress(high: high, low: 0) }

  private static var ipv4: UInt64 { 0xFFFF_0000_0000 }
}

// MARK: - Text

extension ClientAddress {
  /// Parses an address such as `192.0.2.1`, `2001:db8::1` or `::ffff:192.0.2.1`; nil if malformed.
  public init?(_ text: some StringProtocol) {
    // The longest has 45 characters, so a long text is rejected at no cost.
    guard text.utf8.count <= 45 else { return nil }
    guard text.utf8.contains(UInt8(ascii: ":")) else {
      guard let address = Self.ipv4(text) else { return nil }
      self.init(ipv4: address)
      return
    }
    let halves = text.split(separator: "::", omittingEmptySubsequences: false)
    guard halves.count <= 2, let first = halves.first, let last = halves.last,
      let front = Self.groups(first, isLast: halves.count == 1),
      let back = halves.count == 2 ? Self.groups(last, isLast: true) : []
    else { return nil }
    let gap = 8 - front.count - back.count
    guard halves.count == 2 ? gap >= 1 : gap == 0 else { return nil }
    let groups = front + Array(repeating: 0, count: gap) + back
    let half = { (part: ArraySlice<UInt16>) in
      part.reduce(UInt64(0)) { $0 << 16 | UInt64(truncatingIfNeeded: $1) }
    }
    self.init(high: half(groups.prefix(4)), low: half(groups.suffix(4)))
  }

  /// Parses groups of 16 bits between colons; the last two of an address may be in IPv4 form.
  private static func groups(_ text: some StringProtocol, isLast: Bool) -> [UInt16]? {
    if text.isEmpty { return [] }
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    var groups: [UInt16] = []
    for (index, part) in parts.enumerated() {
      if isLast, index == parts.count - 1, let address = ipv4(part) {
        groups += [UInt16(truncatingIfNeeded: address >> 16), UInt16(truncatingIfNeeded: address)]
      } else {
        guard (1...4).contains(part.utf8.count), part.utf8.allSatisfy(isHexadecimal),
          let group = UInt16(part, radix: 16)
        else { return nil }
        groups.append(group)
      }
    }
    return groups.count <= 8 ? groups : nil
  }

  private static func ipv4(_ text: some StringProtocol) -> UInt32? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 4 else { return nil }
    var address: UInt32 = 0
    for part in parts {
      // Some readers parse a leading zero as octal.
      guard (1...3).contains(part.utf8.count), part.utf8.allSatisfy(isDigit),
        // checked: reads text
        part == "0" || part.utf8.first != UInt8(ascii: "0"), let byte = UInt8(part)
      else { return nil }
      address = address << 8 | UInt32(byte)
    }
    return address
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    isDigit(byte) || (0x41...0x46).contains(byte) || (0x61...0x66).contains(byte)
  }
}
