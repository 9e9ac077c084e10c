/// A display that windows are shown on.
public struct Screen: Hashable, Codable, Sendable {
  /// `main` for the device's own.
  public let identifier: Identifier
  /// Its bounds, in points; the main screen's rotate with the interface (windows-9.3).
  public internal(set) var bounds: Rect
  /// The number of pixels per point.
  public let scale: Double

  /// Makes the device's own screen.
  init(of device: Device) {
    self.init(.main, size: device.screenSize, scale: device.scale)
  }

  /// Makes a screen of this size, in points.
  init(_ identifier: Identifier, size: Size, scale: Double) {
    self.identifier = identifier
    bounds = Rect(origin: .zero, size: size)
    self.scale = scale
  }
}
