/// The orientation of the interface: `UIInterfaceOrientation`.
public enum Orientation: String, Hashable, Codable, Sendable, CaseIterable {
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight

  /// Whether it is a landscape orientation.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
