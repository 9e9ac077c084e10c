/// A model of phone, as far as its screen goes.
public struct Device: Hashable, Sendable {
  /// The name that a client gives, as in `iPhone 8`.
  public let name: String
  /// The main screen's size in portrait, in points.
  public let screenSize: Size
  /// Pixels for each point.
  public let scale: Double

  /// The devices that a session can run on; the first is the default.
  public static let all = [
    Device(name: "iPhone 8", screenSize: Size(width: 375, height: 667), scale: 2),
    Device(name: "iPhone 5s", screenSize: Size(width: 320, height: 568), scale: 2),
    Device(name: "iPhone 14", screenSize: Size(width: 390, height: 844), scale: 3),
  ]

  /// The device that a session runs on when nobody chose one.
  public static let standard = all[0]
}
