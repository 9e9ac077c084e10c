/// A model of phone or tablet, as far as its screen goes.
public struct Device: Hashable, Codable, Sendable {
  /// Its name in the API, for example `iPhone 8`.
  public let name: String
  /// Whether it is a phone or a tablet.
  public let idiom: UserInterfaceIdiom
  /// The main screen's size in portrait, in points.
  public let screenSize: Size
  /// The number of pixels per point.
  public let scale: Double
  /// The status bar's height, in points; a phone in landscape shows none.
  public let statusBarHeight: Double
  /// The insets of the status bar and the rounded corners in portrait, in points.
  public let safeArea: EdgeInsets
  /// Their insets in landscape, in points.
  public let landscapeSafeArea: EdgeInsets

  /// The devices that a session can run on; the first is the default.
  public static let all = [
    Device(withHomeButton: "iPhone 8", Size(width: 375, height: 667)),
    Device(withHomeButton: "iPhone 4s", Size(width: 320, height: 480)),
    Device(withHomeButton: "iPhone 5s", Size(width: 320, height: 568)),
    Device("iPhone X", Size(width: 375, height: 812), statusBarHeight: 44, edge: 44),
    Device("iPhone 14", Size(width: 390, height: 844), statusBarHeight: 47, edge: 47),
    Device("iPhone 14 Pro", Size(width: 393, height: 852), statusBarHeight: 54, edge: 59),
    Device("iPad", pad: Size(width: 768, height: 1024), statusBarHeight: 20, homeIndicator: 0),
    Device(
      "iPad Pro 11-inch", pad: Size(width: 834, height: 1194), statusBarHeight: 24,
      homeIndicator: 20),
  ]

  /// The default device.
  public static let standard = all[0]

  /// Whether it has a home button; without one the screen has rounded corners.
  public var hasHomeButton: Bool { safeArea.bottom == 0 }

  /// Whether it shows the status bar in this orientation: a phone in landscape does not (windows-9.3C).
  func showsStatusBar(in orientation: Orientation) -> Bool {
    idiom == .pad || !orientation.isLandscape
  }

  /// Whether the interface rotates to this orientation: only a phone without a home button never turns
  /// upside down (windows-9.3B, windows-9.4).
  func turns(to orientation: Orientation) -> Bool {
    idiom == .pad || hasHomeButton || orientation != .portraitUpsideDown
  }

  /// The keyboard's height in this orientation, with suggestions, in points; nil where it was never
  /// measured (windows-3.4B).
  func keyboardHeight(in orientation: Orientation) -> Double? {
    switch (name, orientation.isLandscape) {
    case ("iPhone 8", false): 258
    case ("iPhone 4s", false), ("iPhone 5s", false): 253
    case ("iPhone X", false): 333
    case ("iPhone 14", false), ("iPhone 14 Pro", false): 336
    case ("iPad", let isLandscape): isLandscape ? 398 : 313
    default: nil
    }
  }

  /// The main screen's size in this orientation, in points.
  func screenSize(in orientation: Orientation) -> Size {
    guard orientation.isLandscape else { return screenSize }
    return Size(width: screenSize.height, height: screenSize.width)
  }

  /// The width of a scene that shares the screen, in points; a gap of 10 separates the two (windows-1.8G).
  func width(of share: ScreenShare, in orientation: Orientation) -> Double {
    let whole = screenSize(in: orientation).width - 10
    let third = orientation.isLandscape && screenSize.height > 1112 ? 375.0 : 320
    return switch share {
    case .third: third
    case .half: whole / 2
    case .twoThirds: whole - third
    }
  }

  private init(withHomeButton name: String, _ screenSize: Size) {
    self.name = name
    idiom = .phone
    self.screenSize = screenSize
    scale = 2
    statusBarHeight = 20
    safeArea = EdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    landscapeSafeArea = .zero
  }

  /// Makes a phone whose camera covers one edge, in points, and whose home indicator covers the opposite one.
  private init(_ name: String, _ screenSize: Size, statusBarHeight: Double, edge: Double) {
    self.name = name
    idiom = .phone
    self.screenSize = screenSize
    scale = 3
    self.statusBarHeight = statusBarHeight
    safeArea = EdgeInsets(top: edge, left: 0, bottom: 34, right: 0)
    landscapeSafeArea = EdgeInsets(top: 0, left: edge, bottom: 21, right: edge)
  }

  /// Makes a tablet whose home indicator covers this much of the lower edge, in points; 0 with a home button.
  private init(
    _ name: String, pad screenSize: Size, statusBarHeight: Double, homeIndicator: Double
  ) {
    self.name = name
    idiom = .pad
    self.screenSize = screenSize
    scale = 2
    self.statusBarHeight = statusBarHeight
    safeArea = EdgeInsets(top: statusBarHeight, left: 0, bottom: homeIndicator, right: 0)
    landscapeSafeArea = safeArea
  }
}
