/// A block of addresses with a common prefix: one address, or a network such as `10.0.0.0/8`.
public struct AddressBlock: Hashable, Sendable {
  private let first: ClientAddress
  private let (highMask, lowMask): (UInt64, UInt64)

  /// Parses an address, or a network in CIDR notation; nil if it is neither.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count <= 2, let address = parts.first.flatMap({ ClientAddress($0) }) else {
      return nil
    }
    var length = 128
    if parts.count == 2 {
      let longest = address.isIPv4 ? 32 : 128
      // checked: reads text
      guard let written = Int(parts[1]), "\(written)" == parts[1], (0...longest).contains(written)
      else { return nil }
      length = 128 - longest + written
    }
    // A shift by 64 or more yields zero.
    highMask = ~(UInt64.max >> UInt64(min(length, 64)))  // checked: 64 at most
    lowMask = ~(UInt64.max >> UInt64(max(length - 64, 0)))  // checked: 0 at least
    first = address
  }

  /// Whether an address is one of them.
  public func contains(_ address: ClientAddress) -> Bool {
    address.high & highMask == first.high & highMask && address.low & lowMask == first.low & lowMask
  }
}
