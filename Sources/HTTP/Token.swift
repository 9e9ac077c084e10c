private import CGnuTLS

/// A secret token, stored as its SHA-256, from which the token can't be recovered.
///
/// A token has at least 128 random bits, so a slow hash would not make it safer.
package struct Token: Sendable {
  /// The SHA-256, in 32 bytes.
  package let hash: [UInt8]

  /// Makes a token from a stored hash.
  package init(hash: [UInt8]) { self.hash = hash }

  /// Hashes a token; if that fails, the result equals no token.
  package init(_ text: String) {
    var hash = [UInt8](repeating: 0, count: 32)
    let text = Array(text.utf8)
    let result = gnutls_hash_fast(GNUTLS_DIG_SHA256, text, text.count, &hash)
    self.hash = result == 0 ? hash : []
  }

  /// Compares two tokens in constant time.
  package static func == (a: Token, b: Token) -> Bool {
    !a.hash.isEmpty && a.hash.count == b.hash.count
      && gnutls_memcmp(a.hash, b.hash, a.hash.count) == 0
  }
}
