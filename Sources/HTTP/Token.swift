private import CGnuTLS

/// A secret that opens something, as what is kept of it: its SHA-256, from which it can't be told.
///
/// A token is drawn from 128 random bits or more, so a slow hash would make it no safer.
package struct Token: Sendable {
  /// The SHA-256, in 32 bytes.
  package let hash: [UInt8]

  /// Makes one of what was kept of it.
  package init(hash: [UInt8]) { self.hash = hash }

  /// What is kept of a token; of one that can't be hashed, what no token is equal to.
  package init(_ text: String) {
    var hash = [UInt8](repeating: 0, count: 32)
    let text = Array(text.utf8)
    let result = gnutls_hash_fast(GNUTLS_DIG_SHA256, text, text.count, &hash)
    self.hash = result == 0 ? hash : []
  }

  /// Whether two are the same, in a time that does not tell how much of them is.
  package static func == (a: Token, b: Token) -> Bool {
    !a.hash.isEmpty && a.hash.count == b.hash.count
      && gnutls_memcmp(a.hash, b.hash, a.hash.count) == 0
  }
}
