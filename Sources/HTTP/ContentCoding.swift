internal import JSON

/// The coding of a reply's body (RFC 9110 §8.4.1).
///
/// Each form of a reply has an entity tag of its own: `"7"` is plain, `"7-gzip"` is compressed.
public enum ContentCoding: Hashable, Sendable {
  /// Plain for every client.
  case fixed
  /// Plain for this client; others get the body compressed. The transport adds `Vary`.
  case identity
  /// Compressed. The transport adds `Vary` and `Content-Encoding`.
  case gzip
}

extension Response {
  /// The maximum bytes of a body that is never compressed: with its head it fits one packet.
  public static var longestFixedBody: Int { 1024 }

  /// Allows compression of the reply to a request of `method`, if it is safe and useful.
  public mutating func allowCompression(for method: Method) {
    guard coding == .fixed, let count = bodyCount, count > Self.longestFixedBody,
      !isCompressedAsItIs
    else { return }
    // A write's reply that must not be stored carries a token. If it were compressed with text that an
    // attacker chose, its length would reveal how much of the token matches that text (BREACH).
    let isRead = method == .get || method == .head
    guard isRead || !headers.contains(HeaderField(.cacheControl, "no-store")) else { return }
    coding = .identity
  }

  /// Whether its format is compressed itself.
  private var isCompressedAsItIs: Bool {
    // The length is checked first, since this runs for every reply.
    guard let type = contentType, type.utf8CodeUnitCount == 9 else { return false }
    return type.description == "image/png"
  }

  /// Passes the body's bytes to `work`; returns nil if the reply has none.
  public borrowing func withBody<Result: ~Copyable>(
    _ work: (UnsafeRawBufferPointer) -> Result?
  ) -> Result? {
    switch body {
    case .bytes(let buffer): buffer.withBytes(work)
    case .constant(let bytes): work(bytes)
    case .kept(let kept): kept.body.buffer.withBytes(work)
    default: nil
    }
  }
}

extension Request {
  /// Returns the coding in which the client has the reply with an entity tag, by `If-None-Match`; nil
  /// if it has neither.
  public func knownCoding(of tag: EntityTag) -> ContentCoding? {
    guard let value = self[.ifNoneMatch], let wanted = EntityTags(value) else { return nil }
    guard case .tags(let tags) = wanted else { return .identity }
    let known = tags.filter { $0.names(tag) }
    // A cache may name the compressed form for a client that can't read it.
    if known.contains(where: \.isCompressed), takesGzip { return .gzip }
    return known.contains { !$0.isCompressed } ? .identity : nil
  }

  /// Whether the client gets compressed bodies.
  public var takesGzip: Bool {
    self[.acceptEncoding].map { AcceptEncoding($0).prefersGzip } ?? false
  }
}
