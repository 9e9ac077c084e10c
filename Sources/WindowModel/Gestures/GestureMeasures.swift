/// How each class of recognizer recognizes its gesture (windows-10.6).
extension GestureRecognizer {
  /// The maximum movement of a tap's finger, in points.
  static let tapReach = 45.0
  /// The maximum duration of a tap, in seconds.
  static let tapDuration = 0.75
  /// The maximum time from the end of a tap to the next one, in seconds.
  static let tapInterval = 0.35
  /// The movement at which a pan begins, in points.
  static let panStart = 10.0
  /// The change of distance at which a pinch begins, in points.
  static let pinchStart = 8.0
  /// The angle at which a rotation begins, in radians.
  static let rotationStart = 0.1
  /// The maximum distance from a screen's edge at which an edge pan begins, in points.
  static let edgeReach = 20.0
  /// The minimum movement of a swipe, and its maximum sideways movement, in points.
  static let swipeReach = 50.0
  /// The maximum duration of a swipe, in seconds.
  static let swipeDuration = 0.5

  /// Handles a phase of a touch. Returns why the recognizer fails, or nil.
  mutating func follow(
    _ phase: Input.Phase, _ finger: Int, _ track: TouchTrack, _ touches: Touches, in screen: Rect,
    _ clock: Double
  ) -> GestureStep.Reason? {
    switch phase {
    case .began:
      if kind.needsTwoFingers, fingers.count == 2 { return nil }
      if kind.isPan, fingers.count >= settings.maximumNumberOfTouches {
        return state == .possible ? .tooManyFingers : nil
      }
      if fingers.isEmpty { start() }
      fingers.append(finger)
      mostFingers = max(mostFingers, fingers.count)
      // An additional finger is not a movement.
      middle = middle(of: touches)
      spread?.hold(fingers.compactMap { touches[$0]?.point })
      if kind.countsTouches, fingers.count > settings.numberOfTouchesRequired, state == .possible {
        return .tooManyFingers
      }
      return begin(clock)
    case .moved:
      let time = clock - movedAt
      move(to: middle(of: touches), clock)
      spread?.follow(fingers.compactMap { touches[$0]?.point }, after: time)
      guard state == .possible else { return nil }
      return measure(track, in: screen)
    case .ended:
      fingers.removeAll { $0 == finger }
      if !fingers.isEmpty { middle = middle(of: touches) }
      spread?.hold(fingers.compactMap { touches[$0]?.point })
      guard state == .possible else { return nil }
      return lifted(touches[finger]?.tapCount ?? 1, clock)
    case .cancelled: return nil
    }
  }

  /// Handles the deadline. Returns why the recognizer fails, or nil if it recognizes.
  mutating func timeOut() -> GestureStep.Reason? {
    deadline = nil
    switch kind {
    case .longPress:
      isReady = true
      return nil
    case .tap: return fingers.isEmpty ? .nextTapMissing : .heldTooLong
    case .pan, .edgePan, .swipe, .pinch, .rotation: return .heldTooLong
    }
  }

  private mutating func start() {
    (mostFingers, translation, velocity) = (0, .zero, .zero)
    if kind.needsTwoFingers { spread = Spread() }
  }

  private mutating func begin(_ clock: Double) -> GestureStep.Reason? {
    movedAt = clock
    let isComplete = fingers.count == settings.numberOfTouchesRequired
    switch kind {
    case .tap: if fingers.count == 1 { deadline = clock + Self.tapDuration }
    case .longPress where isComplete && state == .possible:
      deadline = clock + settings.minimumPressDuration
      if settings.minimumPressDuration == 0 { _ = timeOut() }
    case .swipe: if fingers.count == 1 { deadline = clock + Self.swipeDuration }
    case .longPress, .pan, .edgePan, .pinch, .rotation: break
    }
    return nil
  }

  private mutating func move(to place: Point?, _ clock: Double) {
    guard let place, let old = middle else { return }
    let step = place - old
    middle = place
    translation = translation + step
    let time = clock - movedAt
    if time > 0 {
      velocity = Point(x: step.x / time, y: step.y / time)
      movedAt = clock
    }
  }

  private mutating func measure(_ track: TouchTrack, in screen: Rect) -> GestureStep.Reason? {
    switch kind {
    case .tap: return (track.point - track.start).length > Self.tapReach ? .movedTooFar : nil
    case .longPress:
      guard !isReady else { return nil }
      return (track.point - track.start).length > settings.allowableMovement ? .movedTooFar : nil
    case .pan:
      if fingers.count >= settings.minimumNumberOfTouches, translation.length >= Self.panStart {
        isReady = true
      }
      return nil
    case .edgePan:
      guard !isReady, fingers.count >= settings.minimumNumberOfTouches,
        translation.length >= Self.panStart
      else { return nil }
      let edges = edges(at: track.start, in: screen)
      guard edges.contains(where: { $0.leads(inwards: translation) }) else {
        return .movedElsewhere
      }
      isReady = true
      return nil
    case .pinch:
      if let spread, spread.stretch.magnitude >= Self.pinchStart { isReady = true }
      return nil
    case .rotation:
      if let spread, spread.rotation.magnitude >= Self.rotationStart { isReady = true }
      return nil
    case .swipe:
      guard !isReady, fingers.count == settings.numberOfTouchesRequired else { return nil }
      let isAcross = translation.x.magnitude >= translation.y.magnitude
      let (far, aside) =
        isAcross
        ? (translation.x, translation.y.magnitude) : (translation.y, translation.x.magnitude)
      if far.magnitude < Self.swipeReach { return nil }
      let direction: GestureSettings.Direction =
        isAcross ? (far > 0 ? .right : .left) : (far > 0 ? .down : .up)
      guard settings.direction.contains(direction), aside <= Self.swipeReach else {
        return .movedElsewhere
      }
      deadline = nil
      isReady = true
      return nil
    }
  }

  private mutating func lifted(_ tapCount: Int, _ clock: Double) -> GestureStep.Reason? {
    switch kind {
    case .tap:
      guard fingers.isEmpty else { return nil }
      guard mostFingers == settings.numberOfTouchesRequired else { return .tooFewFingers }
      taps = tapCount
      if tapCount % max(settings.numberOfTapsRequired, 1) == 0 {
        deadline = nil
        isReady = true
      } else {
        deadline = clock + Self.tapInterval
      }
      return nil
    case .longPress: return isReady ? nil : .liftedTooEarly
    case .pan, .edgePan, .swipe, .pinch, .rotation:
      return fingers.isEmpty && !isReady ? .movedTooLittle : nil
    }
  }

  /// Whether it has all the fingers that a change needs.
  var isWhole: Bool { !kind.needsTwoFingers || fingers.count == 2 }

  /// The required edges that a point of a screen is near.
  func edges(at point: Point, in screen: Rect) -> [GestureSettings.Edge] {
    (settings.edges ?? []).filter { edge in
      switch edge {
      case .top: point.y - screen.origin.y <= Self.edgeReach
      case .left: point.x - screen.origin.x <= Self.edgeReach
      case .bottom: screen.origin.y + screen.size.height - point.y <= Self.edgeReach
      case .right: screen.origin.x + screen.size.width - point.x <= Self.edgeReach
      }
    }
  }

  private func middle(of touches: Touches) -> Point? {
    let points = fingers.compactMap { touches[$0]?.point }
    guard !points.isEmpty else { return middle }
    let sum = points.reduce(.zero, +)
    let count = Double(points.count)
    return Point(x: sum.x / count, y: sum.y / count)
  }
}

extension GestureSettings.Edge {
  /// Whether a movement is away from the edge rather than along it.
  fileprivate func leads(inwards movement: Point) -> Bool {
    let (inwards, along) =
      switch self {
      case .top: (movement.y, movement.x)
      case .left: (movement.x, movement.y)
      case .bottom: (-movement.y, movement.x)
      case .right: (-movement.x, movement.y)
      }
    return inwards > 0 && inwards >= along.magnitude
  }
}
