/// Which way the interface is turned on the device: `UIInterfaceOrientation`.
public enum Orientation: String, Hashable, Codable, Sendable, CaseIterable {
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight

  /// Whether the device lies on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
