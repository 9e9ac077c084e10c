/// A finger on the screen: it keeps the view and the window that it began in (windows-6.8).
public struct Touch: Hashable, Codable, Sendable {
  /// The view, or nil where nobody took it; it may be gone by now.
  public let view: NodeID?
  /// The view's window when it began.
  public let window: NodeID?
  /// How many taps in a row the touch makes: 2 for the second tap of a double tap.
  public let tapCount: Int
  /// Where it is on its screen, in points.
  public internal(set) var point: Point
  /// The screen that it began on.
  public let screen: Identifier
}

extension Application {
  /// How many fingers are followed at once.
  public static let mostTouches = 10

  /// One phase of a touch.
  mutating func touch(
    _ phase: Input.Phase, at point: Point?, finger: Int, tapCount: Int, on screen: Identifier?,
    into turn: inout Turn
  ) throws(Refusal) {
    guard (0..<Self.mostTouches).contains(finger) else {
      throw .invalidValue(
        property: "finger", reason: "Fingers are counted from 0 to \(Self.mostTouches - 1).")
    }
    let touch = touches[finger]
    guard (touch == nil) == (phase == .began) else {
      throw .invalidValue(
        property: "phase",
        reason: touch == nil
          ? "No touch of this finger has begun." : "This finger's touch has begun already.")
    }
    guard let point = point ?? touch?.point else {
      throw .invalidValue(property: "at", reason: "A touch begins at a point.")
    }
    if let touch, let screen, screen != touch.screen {
      throw .invalidValue(
        property: "screen", reason: "This finger's touch began on the screen \(touch.screen).")
    }
    try check(point, tapCount)
    let screen = screen ?? .main
    if touch == nil { try check(screen) }
    deliver(phase, at: point, finger: finger, tapCount: tapCount, on: screen, into: &turn)
  }

  /// A touch of a free finger that ends where it begins.
  mutating func tap(
    at point: Point, tapCount: Int, on screen: Identifier, into turn: inout Turn
  ) throws(Refusal) {
    guard let finger = (0..<Self.mostTouches).first(where: { touches[$0] == nil }) else {
      throw .invalidValue(
        property: "type", reason: "All \(Self.mostTouches) fingers are on the screen.")
    }
    try check(point, tapCount)
    try check(screen)
    for phase in [Input.Phase.began, .ended] {
      deliver(phase, at: point, finger: finger, tapCount: tapCount, on: screen, into: &turn)
    }
  }

  private func check(_ screen: Identifier) throws(Refusal) {
    guard self.screen(screen) != nil else {
      throw .unknown(.screen, screen.text, property: "screen")
    }
  }

  private func check(_ point: Point, _ tapCount: Int) throws(Refusal) {
    guard point.isUsable else {
      throw .invalidValue(
        property: "at", reason: "It must be within \(Int(Point.reach)) points of the origin.")
    }
    guard (1...100).contains(tapCount) else {
      throw .invalidValue(property: "tapCount", reason: "It goes from 1 to 100.")
    }
  }

  private mutating func deliver(
    _ phase: Input.Phase, at point: Point, finger: Int, tapCount: Int, on screen: Identifier,
    into turn: inout Turn
  ) {
    var trace = turn.trace ?? InputTrace()
    trace.point = point
    if phase == .began {
      let test = hitTest(point, on: screen)
      trace.hitTest = test
      turn.visits += test.steps.count
      touches[finger] = Touch(
        view: test.view, window: test.view.flatMap(window), tapCount: tapCount, point: point,
        screen: screen)
    }
    touches[finger]?.point = point
    let touch = touches[finger]
    trace.screen = touch?.screen
    if phase == .ended || phase == .cancelled { touches[finger] = nil }
    trace.view = touch?.view
    trace.window = touch?.window
    turn.trace = trace
    guard let touch, let view = touch.view else {
      turn.noteOnce(.nobodyTouched)
      return
    }
    guard arena.isAlive(view) else {
      turn.noteOnce(.touchedViewGone)
      return
    }
    if phase == .began { makeTouchedWindowKey(touch, into: &turn) }
    let chain = responderChain(from: view)
    let taker = deliver(
      phase.method, .input(.touches), along: chain, .touchKeepsItsView, into: &turn)
    if let taker, arena[taker].keepsTouches { track(taker, phase, at: point, into: &turn) }
  }

  /// Where the version has it so, a window becomes key before it gets the touch (windows-3.2).
  private mutating func makeTouchedWindowKey(_ touch: Touch, into turn: inout Turn) {
    guard settings.knobs.touchMakesKey, let window = touch.window, window != keyWindow else {
      return
    }
    makeKey(window, .touchMakesWindowKey, into: &turn)
  }
}

extension Input.Phase {
  /// The method that tells a responder of it.
  fileprivate var method: Event.Name {
    switch self {
    case .began: .touchesBegan
    case .moved: .touchesMoved
    case .ended: .touchesEnded
    case .cancelled: .touchesCancelled
    }
  }
}
