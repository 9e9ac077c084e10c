/// A gesture recognizer of a view: its settings and its progress (windows-10.1).
public struct GestureRecognizer: Hashable, Codable, Sendable {
  /// Its class.
  public enum Kind: String, Hashable, Codable, Sendable, CaseIterable {
    case tap = "UITapGestureRecognizer"
    case longPress = "UILongPressGestureRecognizer"
    case pan = "UIPanGestureRecognizer"
    case swipe = "UISwipeGestureRecognizer"
    case pinch = "UIPinchGestureRecognizer"
    case rotation = "UIRotationGestureRecognizer"
    case edgePan = "UIScreenEdgePanGestureRecognizer"

    /// Whether it recognizes once, rather than continuously while fingers move.
    var isDiscrete: Bool { self == .tap || self == .swipe }
    /// Whether it is a pan.
    package var isPan: Bool { self == .pan || self == .edgePan }
    /// Whether it needs exactly two fingers.
    package var needsTwoFingers: Bool { self == .pinch || self == .rotation }
    /// Whether it has a `numberOfTouchesRequired`.
    package var countsTouches: Bool { !isPan && !needsTwoFingers }
  }

  /// `UIGestureRecognizer.State`; a discrete recognizer goes straight to ended.
  public enum State: String, Hashable, Codable, Sendable, CaseIterable {
    case possible, began, changed, ended, cancelled, failed
  }

  /// Its name, unique among recognizers and objects while it exists.
  public let identifier: Identifier
  /// Its class.
  public let kind: Kind
  /// The view that it was added to.
  public let view: NodeID
  /// Its settings.
  public internal(set) var settings: GestureSettings
  /// Its state.
  public internal(set) var state = State.possible

  /// The fingers that it follows.
  var fingers: [Int] = []
  /// The maximum number of fingers down at once.
  var mostFingers = 0
  /// How many of the required taps it has seen.
  var taps = 0
  /// When its timer makes it fail or recognize, in seconds of the clock of touches.
  var deadline: Double?
  /// Whether its gesture is complete and only other recognizers hold it back.
  var isReady = false
  /// The centre of its fingers on their screen; kept after they are lifted.
  var middle: Point?
  /// How far the centre moved, in points of the screen.
  var translation = Point.zero
  /// The velocity, in points a second.
  var velocity = Point.zero
  /// When it last moved, in seconds of the clock of touches.
  var movedAt = 0.0
  /// The measures of its two fingers, nil for recognizers that don't need two.
  public internal(set) var spread: Spread?

  init(_ identifier: Identifier, _ kind: Kind, on view: NodeID, _ settings: GestureSettings) {
    self.identifier = identifier
    self.kind = kind
    self.view = view
    self.settings = settings
    if kind.needsTwoFingers { spread = Spread() }
  }

  /// The number of fingers in its gesture, or in its last one.
  public var numberOfTouches: Int { fingers.isEmpty ? mostFingers : fingers.count }

  /// Whether a gesture is in progress, so that others may have to wait for it.
  var isInPlay: Bool { !fingers.isEmpty || deadline != nil || isReady }

  /// Whether it is recognizing a continuous gesture.
  var isActive: Bool { state == .began || state == .changed }

  /// Makes it ready for the next gesture; keeps the location of its fingers.
  mutating func reset() {
    state = .possible
    taps = 0
    deadline = nil
    isReady = false
  }
}

/// What the app sets on a gesture recognizer, and what its delegate answers (windows-10.1, windows-10.5).
public struct GestureSettings: Hashable, Codable, Sendable {
  /// `UISwipeGestureRecognizer.Direction`.
  public enum Direction: String, Hashable, Codable, Sendable, CaseIterable {
    case right, left, up, down
  }

  /// `UIRectEdge`, in the order of its bits.
  public enum Edge: String, Hashable, Codable, Sendable, CaseIterable {
    case top, left, bottom, right
  }

  /// The methods that it calls, on an object of the app's that is not a view.
  public internal(set) var actions: [Selector] = []
  /// Whether it receives touches.
  public internal(set) var isEnabled = true
  /// Whether recognizing a gesture cancels its touches in their view.
  public internal(set) var cancelsTouchesInView = true
  /// Whether the view gets a touch only after the recognizer failed.
  public internal(set) var delaysTouchesBegan = false
  /// Whether the view gets a touch's end only after the recognizer failed.
  public internal(set) var delaysTouchesEnded = true
  /// The recognizers that must fail first, by name.
  public internal(set) var requiresToFail: [Identifier] = []
  /// For a tap.
  public internal(set) var numberOfTapsRequired = 1
  /// For a tap, a long press and a swipe.
  public internal(set) var numberOfTouchesRequired = 1
  /// For a long press, in seconds.
  public internal(set) var minimumPressDuration = 0.5
  /// For a long press, in points.
  public internal(set) var allowableMovement = 10.0
  /// For a pan.
  public internal(set) var minimumNumberOfTouches = 1
  /// For a pan.
  public internal(set) var maximumNumberOfTouches = Int.max
  /// For a swipe.
  public internal(set) var direction: [Direction] = [.right]
  /// For a screen edge pan, nil until set.
  public internal(set) var edges: [Edge]?
  /// What the delegate's `gestureRecognizerShouldBegin(_:)` returns.
  public internal(set) var shouldBegin = true
  /// What its `gestureRecognizer(_:shouldReceive:)` returns.
  public internal(set) var shouldReceiveTouch = true
  /// What its `gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)` returns.
  public internal(set) var recognizesSimultaneously = false

  /// Makes the settings of a new recognizer.
  public init() {}
}
