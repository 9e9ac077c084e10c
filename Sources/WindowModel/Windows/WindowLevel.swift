/// How far in front a window is: any finite number, higher is nearer to the eye (windows-4.1).
public struct WindowLevel: RawRepresentable, Hashable, Codable, Sendable, Comparable {
  /// The level.
  public let rawValue: Double
  /// Makes a level of its number.
  public init(rawValue: Double) { self.rawValue = rawValue }

  /// Where an app's windows are.
  public static let normal = WindowLevel(rawValue: 0)
  /// Where the status bar is.
  public static let statusBar = WindowLevel(rawValue: 1000)
  /// Where alerts are.
  public static let alert = WindowLevel(rawValue: 2000)

  /// Whether `a` is behind `b`.
  public static func < (a: WindowLevel, b: WindowLevel) -> Bool { a.rawValue < b.rawValue }
}
