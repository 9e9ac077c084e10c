/// The parts of a view's geometry that adapt when its superview's size changes (views-1.4).
public struct AutoresizingMask: OptionSet, Hashable, Codable, Sendable {
  /// The bits, as UIKit numbers them.
  public let rawValue: Int
  /// Makes a mask from its bits; bits unknown to UIKit do nothing.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The distance to the left edge.
  public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
  /// The width.
  public static let flexibleWidth = AutoresizingMask(rawValue: 2)
  /// The distance to the right edge.
  public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
  /// The distance to the top edge.
  public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
  /// The height.
  public static let flexibleHeight = AutoresizingMask(rawValue: 16)
  /// The distance to the bottom edge.
  public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
}

extension AutoresizingMask {
  /// Each bit with UIKit's name and the abbreviation that UIKit prints.
  package static let parts: [(mask: AutoresizingMask, name: String, abbreviation: String)] = [
    (.flexibleLeftMargin, "flexibleLeftMargin", "LM"), (.flexibleWidth, "flexibleWidth", "W"),
    (.flexibleRightMargin, "flexibleRightMargin", "RM"),
    (.flexibleTopMargin, "flexibleTopMargin", "TM"), (.flexibleHeight, "flexibleHeight", "H"),
    (.flexibleBottomMargin, "flexibleBottomMargin", "BM"),
  ]
}
