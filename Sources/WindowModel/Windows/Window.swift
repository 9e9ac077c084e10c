/// What a window has beyond a view.
public struct Window: Hashable, Sendable {
  /// How far in front it is.
  public internal(set) var level = WindowLevel.normal
  /// The screen that shows it.
  public internal(set) var screen = Identifier.main
  /// What its override of `canBecomeKey` answers.
  public internal(set) var canBecomeKey = true
}

/// What to set on a window; nil leaves a property as it is.
///
/// They are set in the order in which they stand here, whatever order they came in.
public struct WindowProperties: Hashable, Sendable {
  /// What `canBecomeKey` answers from now on.
  public var canBecomeKey: Bool?
  /// The screen to show it on.
  public var screen: Identifier?
  /// The bounds, in points.
  public var bounds: Rect?
  /// The centre, in the screen's points.
  public var center: Point?
  /// The frame, in the screen's points.
  public var frame: Rect?
  /// The transparency, 0 to 1.
  public var alpha: Double?
  /// The colour; `.some(nil)` takes it away.
  public var backgroundColor: Color??
  /// Whether it promises opaque content.
  public var isOpaque: Bool?
  /// Whether it clips its subviews.
  public var clipsToBounds: Bool?
  /// Whether it takes touches.
  public var isUserInteractionEnabled: Bool?
  /// The level.
  public var windowLevel: WindowLevel?
  /// Whether it is hidden; last, so that it is shown with all else in place.
  public var isHidden: Bool?

  /// Makes a set of properties that leaves all as it is.
  public init() {}
}
