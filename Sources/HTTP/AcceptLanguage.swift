/// The languages that a client prefers, from its `Accept-Language` field (RFC 9110 §12.5.4).
public struct AcceptLanguage: Sendable {
  private let list: QualityList

  /// Parses a field's value.
  public init(_ value: String) { list = QualityList(value) }

  /// Whether the client prefers Chinese to English; of equal preferences, the first wins.
  public var prefersChinese: Bool {
    let best = list.members.filter { ["zh", "en"].contains($0.name.prefix { $0 != "-" }) }
      .enumerated().max { ($0.element.quality, -$0.offset) < ($1.element.quality, -$1.offset) }
    guard let best else { return false }
    return best.element.quality > 0 && best.element.name.hasPrefix("zh")
  }
}

extension Request {
  /// Whether the client prefers Chinese.
  public var prefersChinese: Bool {
    self[.acceptLanguage].map { AcceptLanguage($0).prefersChinese } ?? false
  }
}
