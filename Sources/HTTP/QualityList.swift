/// A list whose members have weights, such as `text/html;q=0.5, */*` (RFC 9110 §12.4.2).
struct QualityList: Sendable {
  /// One member, in lower case.
  struct Member: Sendable {
    let name: Substring
    /// 1 if the list has none, 0 if it is not a number.
    let quality: Double
  }

  let members: [Member]

  /// Parses a field's value; parameters other than the weight are ignored.
  init(_ value: String) {
    members = value.lowercased().split(separator: ",").compactMap { part in
      let pieces = part.split(separator: ";").map(Self.trim)
      guard let name = pieces.first else { return nil }
      let quality = pieces.dropFirst().first { $0.hasPrefix("q=") }.map { Double($0.dropFirst(2)) }
      return Member(name: name, quality: (quality ?? 1) ?? 0)
    }
  }

  private static func trim(_ text: Substring) -> Substring {
    let start = text.drop { $0 == " " || $0 == "\t" }
    guard let last = start.lastIndex(where: { $0 != " " && $0 != "\t" }) else { return "" }
    return start[...last]  // checked: an index of it
  }
}
