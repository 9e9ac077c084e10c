import HTTP

/// Who has shares.
enum ShareHolder: Hashable, Sendable {
  /// The clients of an address.
  case address(ClientAddress)
  /// Those who have a token, by the first half of its hash.
  case token(UInt64, UInt64)

  /// Whoever has a token; nil where it could not be hashed.
  init?(_ token: Token) {
    guard token.hash.count >= 16 else { return nil }
    // checked: a byte fits
    let half = { (bytes: ArraySlice<UInt8>) in bytes.reduce(UInt64(0)) { $0 << 8 | UInt64($1) } }
    self = .token(half(token.hash.prefix(8)), half(token.hash.dropFirst(8).prefix(8)))
  }
}
