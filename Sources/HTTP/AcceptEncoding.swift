/// Which content codings a client takes, as its `Accept-Encoding` field says (RFC 9110 §12.5.3).
public struct AcceptEncoding: Sendable {
  private let list: QualityList

  /// Reads a field's value; an empty one takes no coding.
  public init(_ value: String) { list = QualityList(value) }

  /// Whether the client takes gzip and does not prefer the plain form.
  public var prefersGzip: Bool {
    let others = quality(of: "*")
    // RFC 9110 §8.4.1.3 has the second name for the same coding.
    let gzip = quality(of: "gzip") ?? quality(of: "x-gzip") ?? others ?? 0
    // A client that does not name the plain form takes it, but asks for another.
    let identity = quality(of: "identity") ?? others ?? 0
    return gzip > 0 && gzip >= identity
  }

  private func quality(of coding: String) -> Double? {
    list.members.first { $0.name == coding }?.quality
  }
}
