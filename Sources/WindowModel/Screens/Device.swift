/// A model of phone, as far as its screen goes.
public struct Device: Hashable, Codable, Sendable {
  /// The name that a client gives, as in `iPhone 8`.
  public let name: String
  /// The main screen's size in portrait, in points.
  public let screenSize: Size
  /// Pixels for each point.
  public let scale: Double
  /// The status bar's height in portrait, in points; on its side a phone shows none.
  public let statusBarHeight: Double
  /// What the status bar and the rounded edges cover of the screen in portrait, in points.
  public let safeArea: EdgeInsets
  /// What they cover of it on its side, in points.
  public let landscapeSafeArea: EdgeInsets

  /// The devices that a session can run on; the first is the default.
  public static let all = [
    Device(withHomeButton: "iPhone 8", Size(width: 375, height: 667)),
    Device(withHomeButton: "iPhone 4s", Size(width: 320, height: 480)),
    Device(withHomeButton: "iPhone 5s", Size(width: 320, height: 568)),
    Device("iPhone X", Size(width: 375, height: 812), statusBarHeight: 44, edge: 44),
    Device("iPhone 14", Size(width: 390, height: 844), statusBarHeight: 47, edge: 47),
    Device("iPhone 14 Pro", Size(width: 393, height: 852), statusBarHeight: 54, edge: 59),
  ]

  /// The device that a session runs on when nobody chose one.
  public static let standard = all[0]

  /// Whether it has a button below its screen; without one the screen has rounded edges.
  public var hasHomeButton: Bool { safeArea.bottom == 0 }

  /// How high the keyboard is in portrait, with suggestions, in points; nil where nobody measured it
  /// (windows-3.4B).
  var keyboardHeight: Double? {
    switch name {
    case "iPhone 8": 258
    case "iPhone 4s", "iPhone 5s": 253
    case "iPhone X": 333
    case "iPhone 14", "iPhone 14 Pro": 336
    default: nil
    }
  }

  /// The main screen's size that way round, in points.
  func screenSize(in orientation: Orientation) -> Size {
    guard orientation.isLandscape else { return screenSize }
    return Size(width: screenSize.height, height: screenSize.width)
  }

  private init(withHomeButton name: String, _ screenSize: Size) {
    self.name = name
    self.screenSize = screenSize
    scale = 2
    statusBarHeight = 20
    safeArea = EdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    landscapeSafeArea = .zero
  }

  /// One whose camera covers an edge, in points, and whose home indicator the opposite one.
  private init(_ name: String, _ screenSize: Size, statusBarHeight: Double, edge: Double) {
    self.name = name
    self.screenSize = screenSize
    scale = 3
    self.statusBarHeight = statusBarHeight
    safeArea = EdgeInsets(top: edge, left: 0, bottom: 34, right: 0)
    landscapeSafeArea = EdgeInsets(top: 0, left: edge, bottom: 21, right: edge)
  }
}
