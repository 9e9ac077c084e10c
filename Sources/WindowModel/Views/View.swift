/// One view; a window is a view too.
public struct View: Hashable, Codable, Sendable {
  /// The class.
  public internal(set) var viewClass: ViewClass
  /// The superview, which keeps it alive, or nil; a window has none (windows-5.8).
  public internal(set) var superview: NodeID?
  /// The subviews, back to front.
  public internal(set) var subviews: [NodeID] = []
  /// The number by which the app can find it.
  public internal(set) var tag = 0
  /// Its own coordinates, in points; moving the origin scrolls.
  public internal(set) var bounds: Rect
  /// The centre, in the superview's coordinates or, for a window, the screen's, in points.
  public internal(set) var center: Point
  /// The transform, about the centre (views-G2).
  public internal(set) var transform = AffineTransform.identity
  /// What adapts when the superview's size changes.
  public internal(set) var autoresizingMask: AutoresizingMask = []
  /// Whether its subviews follow their masks when its size changes.
  public internal(set) var autoresizesSubviews = true
  /// The opacity, from 0, clear, to 1, opaque.
  public internal(set) var alpha = 1.0
  /// Whether it is left out of drawing and hit tests.
  public internal(set) var isHidden: Bool
  /// Whether it promises to fill its bounds with opaque content.
  public internal(set) var isOpaque: Bool
  /// Whether subviews are drawn within its bounds only.
  public internal(set) var clipsToBounds: Bool
  /// Whether touches can reach it and its subviews.
  public internal(set) var isUserInteractionEnabled: Bool
  /// Whether it receives several fingers at once (windows-6.8D).
  public internal(set) var isMultipleTouchEnabled = false
  /// Whether no other view of its window receives a finger while it does (windows-6.8G).
  public internal(set) var isExclusiveTouch = false
  /// The fill colour, or nil.
  public internal(set) var backgroundColor: Color?
  /// Whether the next layout pass lays out its subviews (views-1.5).
  public internal(set) var needsLayout: Bool
  /// What its class overrides.
  public internal(set) var overrides = Overrides()
  /// The state of a control, or nil.
  public internal(set) var control: Control?
  /// The typed text, nil for a view that takes no text (windows-3.3).
  public internal(set) var text: String?
  /// The state of a window, or nil.
  public internal(set) var window: Window?
  /// The controller that keeps it alive, as its view or as one of its container views, or nil.
  public internal(set) var owner: NodeID?
  /// Whether UIKit, and not the app, put it around a controller's view.
  public internal(set) var isContainer = false
  /// The variables that keep it alive, in the order in which they were set.
  public internal(set) var references: [ReferenceName] = []
  /// Whether any strong reference ever held it.
  var wasRetained = false
  /// Whether views below it may need layout.
  var waitingForLayout = LayoutWait.nobody

  /// What remains of a released view.
  static let released = View(.view, frame: .zero)

  /// Makes what `init(frame:)` of a class returns (views-G9) or, given a window's state, a window
  /// (windows-1.2, windows-1.3).
  init(_ viewClass: ViewClass, frame: Rect, window: Window? = nil) {
    let defaults = window == nil ? viewClass.defaults : ViewClass.window.defaults
    self.viewClass = viewClass
    bounds = Rect(origin: .zero, size: frame.size)
    center = frame.center
    isHidden = window != nil
    isOpaque = defaults.isOpaque
    clipsToBounds = defaults.clipsToBounds
    isUserInteractionEnabled = defaults.isUserInteractionEnabled
    overrides.canBecomeFirstResponder = defaults.takesText
    if defaults.isControl { control = Control() }
    if defaults.takesText { text = "" }
    // A window's own layout has nothing to do until there is something to lay out (views-1.5A).
    needsLayout = window == nil
    self.window = window
  }

  /// Whether it is a window.
  public var isWindow: Bool {
    // Comparing with `!= nil` would copy the window.
    if case .some = window { true } else { false }
  }

  /// The maximum length of a text, in bytes of UTF-8.
  public static let mostText = 4096

  /// Whether a keyboard comes up for it (windows-3.3).
  public var takesText: Bool { text != nil }

  /// The class's name.
  public var className: String { viewClass.name }

  /// The content offset of a scroll view, in points, which is its bounds' origin; nil for other views.
  public var contentOffset: Point? { viewClass.defaults.scrolls ? bounds.origin : nil }

  /// The bounding box of the transformed bounds, in the superview's coordinates or, for a window, the
  /// screen's, in points (views-G1).
  ///
  /// Setting it moves `center` and resizes `bounds`, whose origin stays. Under a transform the size is
  /// transformed back; without an inverse the size stays (windows-6.5).
  public internal(set) var frame: Rect {
    get {
      guard transform != .identity else { return Rect(center: center, size: bounds.size) }
      return Rect(
        center: Point(x: center.x + transform.tx, y: center.y + transform.ty),
        size: transform.boundingSize(of: bounds.size))
    }
    set {
      let middle = newValue.center
      center = Point(x: middle.x - transform.tx, y: middle.y - transform.ty)
      if let inverse = transform.inverse {
        bounds.size = inverse.boundingSize(of: newValue.size)
      }
    }
  }

  /// Whether sums of its coordinates stay finite.
  var isWithinReach: Bool {
    let frame = frame
    let edges = [
      frame.origin.x, frame.origin.y, frame.origin.x + frame.size.width,
      frame.origin.y + frame.size.height,
    ]
    return bounds.isUsable && center.isUsable
      && edges.allSatisfy { $0.magnitude <= 2 * Point.reach }
  }
}
