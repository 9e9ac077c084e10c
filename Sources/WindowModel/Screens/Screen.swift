/// A display that windows are shown on.
public struct Screen: Hashable, Sendable {
  /// `main` for the device's own.
  public let identifier: Identifier
  /// Its area, in points.
  public let bounds: Rect
  /// Pixels for each point.
  public let scale: Double

  /// Makes the device's own screen.
  init(of device: Device) {
    identifier = .main
    bounds = Rect(origin: .zero, size: device.screenSize)
    scale = device.scale
  }
}
