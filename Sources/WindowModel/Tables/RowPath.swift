/// The index path of a table view's row: a section and a row, both from 0.
public struct RowPath: Hashable, Codable, Sendable, Comparable, CustomStringConvertible {
  /// The section.
  public let section: Int
  /// The row within it.
  public let row: Int

  /// Makes a path.
  public init(section: Int, row: Int) {
    self.section = section
    self.row = row
  }

  /// Parses a printed path, or returns nil.
  public init?(_ text: String) {
    guard text.hasPrefix("["), text.hasSuffix("]") else { return nil }
    // checked: parses a text, with nil for anything but a number
    let numbers = text.dropFirst().dropLast().split(separator: ", ").map { Int($0) }
    guard numbers.count == 2, let section = numbers[0], let row = numbers[1] else { return nil }
    self.init(section: section, row: row)
  }

  /// The path as UIKit prints it: `[0, 3]` for row 3 of section 0.
  public var description: String { "[\(section), \(row)]" }

  /// By section, then by row.
  public static func < (a: RowPath, b: RowPath) -> Bool {
    (a.section, a.row) < (b.section, b.row)
  }
}
