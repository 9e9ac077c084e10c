/// What `If-Match` and `If-None-Match` ask for (RFC 9110 §13.1).
public enum EntityTags: Hashable, Sendable {
  /// `*`: any state.
  case any
  /// These tags: what stands between the quotation marks, and whether the tag is weak.
  case tags([Tag])

  /// One tag.
  public struct Tag: Hashable, Sendable {
    /// What stands between the quotation marks.
    public var opaque: String
    /// Whether it is marked `W/`.
    public var isWeak: Bool

    /// What the tags of all codings of a reply have in common, the number in replies of this service.
    public var number: Substring { isCompressed ? opaque.dropLast(Self.suffix.count) : opaque[...] }
    /// Whether it is the tag of a compressed body.
    public var isCompressed: Bool { opaque.hasSuffix(Self.suffix) }

    /// What a tag ends with that is of a compressed body.
    public static let suffix = "-gzip"
  }

  /// Reads a field's value; nil where it is not a list of tags.
  public init?(_ value: String) {
    var rest = value.utf8[...]
    Self.skipSpace(&rest)
    if rest.elementsEqual("*".utf8) {
      self = .any
      return
    }
    var tags: [Tag] = []
    while !rest.isEmpty {
      // An empty element is left out (RFC 9110 §5.6.1.2).
      if rest.first != UInt8(ascii: ",") {
        guard let tag = Self.readTag(&rest) else { return nil }
        tags.append(tag)
        Self.skipSpace(&rest)
      }
      guard rest.isEmpty || rest.popFirst() == UInt8(ascii: ",") else { return nil }
      Self.skipSpace(&rest)
    }
    guard !tags.isEmpty else { return nil }
    self = .tags(tags)
  }

  private static func readTag(_ rest: inout Substring.UTF8View) -> Tag? {
    let isWeak = rest.starts(with: "W/".utf8)
    if isWeak { rest = rest.dropFirst(2) }
    guard rest.popFirst() == UInt8(ascii: "\""),
      let end = rest.firstIndex(of: UInt8(ascii: "\"")),
      rest[..<end].allSatisfy({ $0 > 0x20 && $0 != 0x7F })  // checked: an index of it
    else { return nil }
    let opaque = String(Substring(rest[..<end]))  // checked: an index of it
    rest = rest[rest.index(after: end)...]
    return Tag(opaque: opaque, isWeak: isWeak)
  }

  private static func skipSpace(_ rest: inout Substring.UTF8View) {
    rest = rest.drop { $0 == 0x20 || $0 == 0x09 }
  }
}
