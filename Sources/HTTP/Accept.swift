/// What a client takes, as its `Accept` field says (RFC 9110 §12.5.1).
public struct Accept: Sendable {
  private struct Range {
    let type: Substring
    let subtype: Substring
    let quality: Double

    /// 0 where it does not match, else the higher the more it names.
    func precision(for media: Substring, _ sub: Substring) -> Int {
      if type == media, subtype == sub { return 3 }
      if type == media, subtype == "*" { return 2 }
      return type == "*" && subtype == "*" ? 1 : 0
    }
  }

  private let ranges: [Range]

  /// Reads a field's value; what is not a media range in it is passed over.
  public init(_ value: String) {
    ranges = QualityList(value).members.compactMap { member in
      let names = member.name.split(separator: "/")
      guard names.count == 2 else { return nil }
      return Range(type: names[0], subtype: names[1], quality: member.quality)
    }
  }

  /// Which of the media types that are there the client likes best, the earlier one where it likes
  /// two alike; nil where it takes none of them.
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
