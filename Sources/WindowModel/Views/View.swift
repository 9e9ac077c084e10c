/// One view, or a window, which is a view too.
public struct View: Hashable, Sendable {
  /// The class's name.
  public internal(set) var className: String
  /// The view's own coordinates, in points; moving the origin scrolls.
  public internal(set) var bounds: Rect
  /// The middle, in the superview's coordinates or, for a window, the screen's, in points.
  public internal(set) var center: Point
  /// From 0, clear, to 1, opaque.
  public internal(set) var alpha = 1.0
  /// Whether it is left out of drawing and of touches.
  public internal(set) var isHidden: Bool
  /// Whether it promises to fill its bounds with opaque content.
  public internal(set) var isOpaque = false
  /// Whether subviews are drawn within its bounds only.
  public internal(set) var clipsToBounds = false
  /// Whether touches can reach it and its subviews.
  public internal(set) var isUserInteractionEnabled = true
  /// What fills it, or nil for nothing.
  public internal(set) var backgroundColor: Color?
  /// What makes it a window, or nil.
  public internal(set) var window: Window?
  /// The strong references that keep it alive, in the order in which they were set.
  public internal(set) var references: [ReferenceName] = []
  /// Whether any strong reference ever held it.
  var wasRetained = false

  /// What is left of a view that was released.
  static let released = View(className: "", frame: .zero, isHidden: true, window: nil)

  /// Makes what `UIWindow(frame:)` returns (windows-1.2, windows-1.3).
  init(window: Window, frame: Rect) {
    self.init(className: "UIWindow", frame: frame, isHidden: true, window: window)
  }

  private init(className: String, frame: Rect, isHidden: Bool, window: Window?) {
    self.className = className
    bounds = Rect(origin: .zero, size: frame.size)
    center = frame.center
    self.isHidden = isHidden
    self.window = window
  }

  /// Where it lies in its superview's coordinates or, for a window, the screen's, in points.
  ///
  /// Setting it moves `center` and resizes `bounds`, whose origin stays.
  public internal(set) var frame: Rect {
    get { Rect(center: center, size: bounds.size) }
    set {
      center = newValue.center
      bounds.size = newValue.size
    }
  }
}
