/// A model of phone, as far as its screen goes.
public struct Device: Hashable, Sendable {
  /// The name that a client gives, as in `iPhone 8`.
  public let name: String
  /// The main screen's size in portrait, in points.
  public let screenSize: Size
  /// Pixels for each point.
  public let scale: Double
  /// What the status bar and the rounded edges cover of the screen in portrait, in points.
  public let safeArea: EdgeInsets

  /// The devices that a session can run on; the first is the default.
  public static let all = [
    Device(
      name: "iPhone 8", screenSize: Size(width: 375, height: 667), scale: 2,
      safeArea: EdgeInsets(top: 20, left: 0, bottom: 0, right: 0)),
    Device(
      name: "iPhone 5s", screenSize: Size(width: 320, height: 568), scale: 2,
      safeArea: EdgeInsets(top: 20, left: 0, bottom: 0, right: 0)),
    Device(
      name: "iPhone 14", screenSize: Size(width: 390, height: 844), scale: 3,
      safeArea: EdgeInsets(top: 47, left: 0, bottom: 34, right: 0)),
  ]

  /// The device that a session runs on when nobody chose one.
  public static let standard = all[0]
}
