/// The content codings that a client accepts, from its `Accept-Encoding` field (RFC 9110 §12.5.3).
public struct AcceptEncoding: Sendable {
  private let list: QualityList

  /// Parses a field's value; an empty one accepts no coding.
  public init(_ value: String) { list = QualityList(value) }

  /// Whether the client accepts gzip and does not prefer the plain form.
  public var prefersGzip: Bool {
    let others = quality(of: "*")
    // RFC 9110 §8.4.1.3 has the second name for the same coding.
    let gzip = quality(of: "gzip") ?? quality(of: "x-gzip") ?? others ?? 0
    // A client that does not name the plain form accepts it, but prefers another.
    let identity = quality(of: "identity") ?? others ?? 0
    return gzip > 0 && gzip >= identity
  }

  private func quality(of coding: String) -> Double? {
    list.members.first { $0.name == coding }?.quality
  }
}
