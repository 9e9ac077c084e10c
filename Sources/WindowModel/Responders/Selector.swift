/// The name of a method that an action calls, as in `copy:`: `[A-Za-z_][A-Za-z0-9_:]{0,63}`.
public struct Selector: Hashable, Codable, Sendable, Comparable, CustomStringConvertible {
  /// The name.
  public let name: String

  /// Makes a selector of its name, or nil where the text does not have the shape.
  public init?(_ name: String) {
    let letters = name.hasPrefix("_") ? "A" + name.dropFirst() : name
    guard Identifier.matches(letters, punctuation: "_:") else { return nil }
    self.name = name
  }

  /// Makes a selector of a name that is known to have the shape.
  init(known name: String) { self.name = name }

  /// The name.
  public var description: String { name }
  /// Alphabetical, by bytes.
  public static func < (a: Selector, b: Selector) -> Bool { a.name < b.name }
}
