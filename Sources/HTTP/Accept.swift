/// The media types that a client accepts, from its `Accept` field (RFC 9110 §12.5.1).
public struct Accept: Sendable {
  private struct Range {
    let type: Substring
    let subtype: Substring
    let quality: Double

    /// 0 if it does not match; otherwise higher the more specific it is.
    func precision(for media: Substring, _ sub: Substring) -> Int {
      if type == media, subtype == sub { return 3 }
      if type == media, subtype == "*" { return 2 }
      return type == "*" && subtype == "*" ? 1 : 0
    }
  }

  private let ranges: [Range]

  /// Parses a field's value, ignoring everything that is not a media range.
  public init(_ value: String) {
    ranges = QualityList(value).members.compactMap { member in
      let names = member.name.split(separator: "/")
      guard names.count == 2 else { return nil }
      return Range(type: names[0], subtype: names[1], quality: member.quality)
    }
  }

  /// Returns the index of the available media type that the client prefers, the first of equals;
  /// nil if it accepts none.
  public func best(of types: [String]) -> Int? {
    var best: (index: Int, quality: Double)?
    for (index, type) in types.enumerated() {
      let quality = quality(of: type)
      if quality > best?.quality ?? 0 { best = (index, quality) }
    }
    return best?.index
  }

  private func quality(of type: String) -> Double {
    let names = type.split(separator: "/")
    guard names.count == 2 else { return 0 }
    var found: (precision: Int, quality: Double) = (0, 0)
    for range in ranges {
      let precision = range.precision(for: names[0], names[1])
      if precision > found.precision { found = (precision, range.quality) }
    }
    return found.quality
  }
}
