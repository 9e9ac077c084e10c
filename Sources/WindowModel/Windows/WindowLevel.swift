/// A window's level: any finite number; higher levels are in front (windows-4.1).
public struct WindowLevel: RawRepresentable, Hashable, Codable, Sendable, Comparable {
  /// The level.
  public let rawValue: Double
  /// Makes a level from its number.
  public init(rawValue: Double) { self.rawValue = rawValue }

  /// The level of an app's windows.
  public static let normal = WindowLevel(rawValue: 0)
  /// The level of the status bar.
  public static let statusBar = WindowLevel(rawValue: 1000)
  /// The level of alerts.
  public static let alert = WindowLevel(rawValue: 2000)

  /// Whether `a` is behind `b`.
  public static func < (a: WindowLevel, b: WindowLevel) -> Bool { a.rawValue < b.rawValue }
}

extension WindowLevel {
  /// The levels that UIKit names, with their names.
  package static let named: [(name: String, level: WindowLevel)] = [
    ("normal", .normal), ("statusBar", .statusBar), ("alert", .alert),
  ]

  /// Makes a level from UIKit's code: a name such as `alert`, `UIWindowLevelAlert` or
  /// `UIWindow.Level.alert`, optionally plus or minus a whole number, as in `alert + 1`.
  package init?(asWritten text: String) {
    guard text.utf8.count <= 64 else { return nil }
    let name = text.prefix { $0.isASCII && $0.isLetter || $0 == "." }
    guard let base = Self.named.first(where: { Self.spellings(of: $0.name).contains(name) }) else {
      return nil
    }
    let rest = text.dropFirst(name.count).drop { $0 == " " }
    guard let sign = rest.first else {
      guard name.count == text.count else { return nil }
      self = base.level
      return
    }
    guard "+-".contains(sign), let number = Self.number(rest.dropFirst().drop { $0 == " " }) else {
      return nil
    }
    self.init(rawValue: base.level.rawValue + (sign == "-" ? -number : number))
  }

  private static func spellings(of name: String) -> [Substring] {
    [
      "\(name)", "UIWindow.Level.\(name)",
      "UIWindowLevel\(name.prefix(1).uppercased())\(name.dropFirst())",
    ]
  }

  private static func number(_ digits: Substring) -> Double? {
    let areDigits = digits.utf8.allSatisfy { (0x30...0x39).contains($0) }
    return areDigits ? Double(digits) : nil
  }
}
