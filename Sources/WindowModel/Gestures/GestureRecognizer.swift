/// A gesture recognizer of a view: what it looks for, and how far it has come (windows-10.1).
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

    /// Whether it recognizes once and is done, and does not go on while fingers move.
    var isDiscrete: Bool { self == .tap || self == .swipe }
    /// Whether it is a pan.
    package var isPan: Bool { self == .pan || self == .edgePan }
    /// Whether two fingers make it, and no more.
    package var needsTwoFingers: Bool { self == .pinch || self == .rotation }
    /// Whether it has a `numberOfTouchesRequired`.
    package var countsTouches: Bool { !isPan && !needsTwoFingers }
  }

  /// `UIGestureRecognizer.State`; a discrete one that recognizes has ended.
  public enum State: String, Hashable, Codable, Sendable, CaseIterable {
    case possible, began, changed, ended, cancelled, failed
  }

  /// Its name, which no other recognizer and no object has while it is there.
  public let identifier: Identifier
  /// Its class.
  public let kind: Kind
  /// The view that it was added to.
  public let view: NodeID
  /// What it was told.
  public internal(set) var settings: GestureSettings
  /// Where it is in its life.
  public internal(set) var state = State.possible

  /// The fingers down that it follows.
  var fingers: [Int] = []
  /// The most that were down at once.
  var mostFingers = 0
  /// How many taps it saw of those that it needs.
  var taps = 0
  /// When it fails or recognizes by itself, in seconds of the clock of touches.
  var deadline: Double?
  /// Whether it saw all it needs, and only others keep it from recognizing.
  var isReady = false
  /// The middle of its fingers, on their screen; it stays after they are lifted.
  var middle: Point?
  /// How far that moved, in points of the screen.
  var translation = Point.zero
  /// How fast, in points a second.
  var velocity = Point.zero
  /// When it moved last.
  var movedAt = 0.0
  /// What its two fingers make, nil for those that follow no two.
  public internal(set) var spread: Spread?

  init(_ identifier: Identifier, _ kind: Kind, on view: NodeID, _ settings: GestureSettings) {
    self.identifier = identifier
    self.kind = kind
    self.view = view
    self.settings = settings
    if kind.needsTwoFingers { spread = Spread() }
  }

  /// How many fingers make its gesture, or made it.
  public var numberOfTouches: Int { fingers.isEmpty ? mostFingers : fingers.count }

  /// Whether it is amid a gesture, so that others may have to wait for it.
  var isInPlay: Bool { !fingers.isEmpty || deadline != nil || isReady }

  /// Whether it recognized and goes on.
  var isActive: Bool { state == .began || state == .changed }

  /// Makes it ready for the next gesture; where its fingers were is kept.
  mutating func reset() {
    state = .possible
    taps = 0
    deadline = nil
    isReady = false
  }
}

/// What an app tells a gesture recognizer, and what its delegate answers (windows-10.1, windows-10.5).
public struct GestureSettings: Hashable, Codable, Sendable {
  /// `UISwipeGestureRecognizer.Direction`.
  public enum Direction: String, Hashable, Codable, Sendable, CaseIterable {
    case right, left, up, down
  }

  /// `UIRectEdge`, in the order of its bits.
  public enum Edge: String, Hashable, Codable, Sendable, CaseIterable {
    case top, left, bottom, right
  }

  /// The methods that it calls, of an object of the app's that is no view.
  public internal(set) var actions: [Selector] = []
  /// Whether it is given touches.
  public internal(set) var isEnabled = true
  /// Whether the touches of a gesture that it recognizes are cancelled in their view.
  public internal(set) var cancelsTouchesInView = true
  /// Whether the view is told of a touch only when it failed.
  public internal(set) var delaysTouchesBegan = false
  /// Whether the view is told of a touch's end only when it failed.
  public internal(set) var delaysTouchesEnded = true
  /// The recognizers that must fail first, by name.
  public internal(set) var requiresToFail: [Identifier] = []
  /// Of a tap.
  public internal(set) var numberOfTapsRequired = 1
  /// Of a tap, a long press and a swipe.
  public internal(set) var numberOfTouchesRequired = 1
  /// Of a long press, in seconds.
  public internal(set) var minimumPressDuration = 0.5
  /// Of a long press, in points.
  public internal(set) var allowableMovement = 10.0
  /// Of a pan.
  public internal(set) var minimumNumberOfTouches = 1
  /// Of a swipe.
  public internal(set) var direction: [Direction] = [.right]
  /// Of a pan from the screen's edge, nil until it was told.
  public internal(set) var edges: [Edge]?
  /// What the delegate's `gestureRecognizerShouldBegin(_:)` answers.
  public internal(set) var shouldBegin = true
  /// What its `gestureRecognizer(_:shouldReceive:)` answers.
  public internal(set) var shouldReceiveTouch = true
  /// What its `gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)` answers.
  public internal(set) var recognizesSimultaneously = false

  /// Makes what a new one has.
  public init() {}
}
