internal import JSON

/// How a reply's body is coded (RFC 9110 §8.4.1).
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
  /// The largest body that is plain for every client: with its head it fits one packet.
  public static var longestFixedBody: Int { 1024 }

  /// Notes that clients may get the reply to a request of `method` compressed, where they may.
  public mutating func allowCompression(for method: Method) {
    guard coding == .fixed, let count = bodyCount, count > Self.longestFixedBody,
      !isCompressedAsItIs
    else { return }
    // A write's reply that must not be stored carries a token. Compressed beside text that an attacker
    // chose, its length would tell how much of the token that text has in common with it (BREACH).
    let isRead = method == .get || method == .head
    guard isRead || !headers.contains(HeaderField(.cacheControl, "no-store")) else { return }
    coding = .identity
  }

  /// Whether it is of a kind that is compressed by itself.
  private var isCompressedAsItIs: Bool {
    // By its length first, for every reply is asked.
    guard let type = contentType, type.utf8CodeUnitCount == 9 else { return false }
    return type.description == "image/png"
  }

  /// Lends the body's bytes to `work`; nil where the reply has none.
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
  /// In which coding the client has the reply with an entity tag, as `If-None-Match` says; nil where it
  /// has none.
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
