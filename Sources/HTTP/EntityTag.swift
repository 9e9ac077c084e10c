/// Identifies a version of a resource, in any coding (RFC 9110 §8.8.3).
public struct EntityTag: Hashable, Sendable {
  /// The number that changes with each version.
  public var number: Int
  /// Distinguishes resources that had the same name at different times; empty if not needed.
  public var epoch: String

  /// Makes a tag.
  public init(_ number: Int, epoch: String = "") {
    self.number = number
    self.epoch = epoch
  }

  /// The text between the quotation marks, without a coding's suffix: `7-k3x9ab`.
  public var text: String { epoch.isEmpty ? "\(number)" : "\(number)-\(epoch)" }
}

/// The condition in `If-Match` or `If-None-Match` (RFC 9110 §13.1).
public enum EntityTags: Hashable, Sendable {
  /// `*`: any version.
  case any
  /// These tags.
  case tags([Tag])

  /// One tag.
  public struct Tag: Hashable, Sendable {
    /// The text between the quotation marks.
    public var opaque: String
    /// Whether it has the prefix `W/`.
    public var isWeak: Bool

    /// Whether it identifies a version, in any coding. A number alone matches any epoch, since only a person
    /// writes one: a client repeats the tag it got.
    public func names(_ tag: EntityTag) -> Bool {
      let state = isCompressed ? opaque.dropLast(Self.suffix.count) : opaque[...]
      return state == tag.text || state == "\(tag.number)"
    }

    /// Returns the version's number within an epoch, or nil if no reply ever had this tag.
    public func number(in epoch: String) -> Int? {
      let digits = opaque.prefix { $0 != "-" }
      guard let number = Int(digits, radix: 10), names(EntityTag(number, epoch: epoch)) else {
        return nil
      }
      return number
    }

    /// Whether it is the tag of a compressed body.
    public var isCompressed: Bool { opaque.hasSuffix(Self.suffix) }

    /// The suffix of a compressed body's tag.
    public static let suffix = "-gzip"
  }

  /// Parses a field's value; nil if it is not a list of tags.
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
