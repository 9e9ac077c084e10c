import HTTP

/// The holder of a share.
enum ShareHolder: Hashable, Sendable {
  /// All clients of an address.
  case address(ClientAddress)
  /// All clients with a token, by the first half of its hash.
  case token(UInt64, UInt64)

  /// The clients with a token; nil if it could not be hashed.
  init?(_ token: Token) {
    guard token.hash.count >= 16 else { return nil }
    // checked: a byte fits
    let half = { (bytes: ArraySlice<UInt8>) in bytes.reduce(UInt64(0)) { $0 << 8 | UInt64($1) } }
    self = .token(half(token.hash.prefix(8)), half(token.hash.dropFirst(8).prefix(8)))
  }
}
