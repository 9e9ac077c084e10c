/// The name of an action's method, for example `copy:`: `[A-Za-z_][A-Za-z0-9_:]{0,63}`.
public struct Selector: Hashable, Codable, Sendable, Comparable, CustomStringConvertible {
  /// The name.
  public let name: String

  /// Makes a selector from its name, or nil for a malformed one.
  public init?(_ name: String) {
    let letters = name.hasPrefix("_") ? "A" + name.dropFirst() : name
    guard Identifier.matches(letters, punctuation: "_:") else { return nil }
    self.name = name
  }

  /// Makes a selector from a valid name.
  init(known name: String) { self.name = name }

  /// The name.
  public var description: String { name }
  /// Alphabetical, by bytes.
  public static func < (a: Selector, b: Selector) -> Bool { a.name < b.name }
}
