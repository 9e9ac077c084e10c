/// A finger on the screen, with the view and the window in which it began (windows-6.8).
public struct Touch: Hashable, Codable, Sendable {
  /// The view, which it keeps alive (windows-6.8B). It is nil where no view took the touch, after a
  /// cancellation (windows-6.8C), and while the view or an exclusive one follows another finger
  /// (windows-6.8D, windows-6.8G).
  public internal(set) var view: NodeID?
  /// The view's window when it began.
  public let window: NodeID?
  /// The touch's tap count: 2 for the second tap of a double tap.
  public let tapCount: Int
  /// Its location on its screen, in points.
  public internal(set) var point: Point
  /// The screen that it began on.
  public let screen: Identifier
  /// Its unique number.
  package let number: Int
  /// Where it began, in points.
  var start: Point?
  /// Its previous location, in points.
  var previous: Point?
}

extension Application {
  /// The maximum number of fingers at once.
  public static let mostTouches = 10

  /// Carries out one phase of a touch.
  mutating func touch(
    _ phase: Input.Phase, at point: Point?, finger: Int, tapCount: Int?, on screen: Identifier?
  ) throws(Refusal) {
    guard (0..<Self.mostTouches).contains(finger) else {
      throw .invalidValue(
        property: "finger", reason: "Fingers are numbered from 0 to \(Self.mostTouches - 1).")
    }
    let touch = touches[finger]
    guard (touch == nil) == (phase == .began) else {
      throw .invalidValue(
        property: "phase",
        reason: touch == nil
          ? "No touch of this finger has begun." : "This finger's touch has begun already.")
    }
    guard let point = point ?? touch?.point else {
      throw .invalidValue(property: "at", reason: "A touch that begins needs a point.")
    }
    if let touch, let screen, screen != touch.screen {
      throw .invalidValue(
        property: "screen", reason: "This finger's touch began on the screen \(touch.screen).")
    }
    try check(point, tapCount)
    let screen = screen ?? .main
    if touch == nil { try check(screen) }
    move(phase, to: point, finger: finger, tapCount: tapCount, on: screen)
  }

  /// Carries out a touch of a free finger that ends where it begins.
  mutating func tap(at point: Point, tapCount: Int?, on screen: Identifier) throws(Refusal) {
    guard let finger = (0..<Self.mostTouches).first(where: { touches[$0] == nil }) else {
      throw .invalidValue(
        property: "type", reason: "All \(Self.mostTouches) fingers are on the screen.")
    }
    try check(point, tapCount)
    try check(screen)
    for phase in [Input.Phase.began, .ended] {
      move(phase, to: point, finger: finger, tapCount: tapCount, on: screen)
    }
  }

  private func check(_ screen: Identifier) throws(Refusal) {
    guard self.screen(screen) != nil else {
      throw .unknown(.screen, screen.text, property: "screen")
    }
  }

  private func check(_ point: Point, _ tapCount: Int?) throws(Refusal) {
    guard point.isUsable else {
      throw .invalidValue(
        property: "at", reason: "It must be within \(Int(Point.reach)) points of the origin.")
    }
    guard (1...100).contains(tapCount ?? 1) else {
      throw .invalidValue(property: "tapCount", reason: "It goes from 1 to 100.")
    }
  }

  /// Moves a finger into a phase, and sends the event of it.
  private mutating func move(
    _ phase: Input.Phase, to point: Point, finger: Int, tapCount: Int?, on screen: Identifier
  ) {
    var trace = turn.trace ?? InputTrace()
    trace.point = point
    var hit: NodeID?
    if phase == .began {
      let test = hasCode ? hitTestAskingCode(point, on: screen) : hitTest(point, on: screen)
      trace.hitTest = test
      turn.visits += test.steps.count
      hit = test.view
      let window = hit.flatMap(window)
      gestures.touchesCounted += 1
      touches[finger] = Touch(
        view: hit.flatMap { mayFollow($0, in: window) ? $0 : nil }, window: window,
        tapCount: tapCount ?? countTaps(at: point, in: window), point: point, screen: screen,
        number: gestures.touchesCounted, start: point)
    }
    let previous = touches[finger]?.point
    touches[finger]?.previous = previous
    touches[finger]?.point = point
    let touch = touches[finger]
    trace.screen = touch?.screen
    trace.view = touch?.view
    trace.window = touch?.window
    trace.touch = touch.map { sight(of: $0, phase) }
    turn.trace = trace
    if let touch, phase == .began { makeTouchedWindowKey(touch) }
    if let hit { beginTrack(of: finger, hit: hit) }
    send(SentEvent(kind: .touches, window: touch?.window, content: .touch(phase, finger: finger)))
    // Also where the app's code keeps the event from the responders.
    leave(phase, finger)
  }

  /// Passes a finger's phase to the recognizers and to the touch's view.
  mutating func deliver(_ phase: Input.Phase, of finger: Int) {
    guard let touch = touches[finger] else { return }
    let isTracked = isTracked(finger)
    let isForView = tellRecognizers(phase, of: finger)
    // A recognizer may have taken it from the view in the meantime.
    let view = isTracked ? touches[finger]?.view : touch.view
    leave(phase, finger)
    guard isForView else { return }
    guard let view, arena.isAlive(view) else {
      turn.noteOnce(touch.window == nil ? .nobodyTouched : .touchIsNotFollowed)
      return
    }
    tell(view, phase, at: touch.point, .touchKeepsItsView)
    if phase == .ended { touchBesidePopover(view) }
  }

  /// Lifts the finger after its last phase.
  private mutating func leave(_ phase: Input.Phase, _ finger: Int) {
    if phase == .ended, let touch = touches[finger] { noteTap(touch) }
    if phase == .ended || phase == .cancelled { endTouch(of: finger) }
  }

  private func sight(of touch: Touch, _ phase: Input.Phase) -> TouchSight {
    TouchSight(
      number: touch.number, phase: phase, view: touch.view, window: touch.window,
      point: touch.point, previous: touch.previous ?? touch.point,
      tapCount: touch.tapCount, time: gestures.clock)
  }

  /// Offers a phase of a touch to its view and up the chain.
  private mutating func tell(_ view: NodeID, _ phase: Input.Phase, at point: Point, _ rule: Rule) {
    offer(phase, at: point, along: responderChain(from: view), rule)
  }

  /// Offers a phase of a touch along a chain; the responder that takes it then does what its UIKit class does.
  private mutating func offer(
    _ phase: Input.Phase, at point: Point, along chain: [Responder], _ rule: Rule
  ) {
    guard let taker = deliver(phase.method, .input(.touches), along: chain, rule),
      arena.isView(taker)
    else { return }
    // An override does this by calling super; a text input's own recognizers need no such call.
    let isOverridden = code.running?.overrides(phase.method, taker) == true
    if !isOverridden || arena[taker].takesText { keep(taker, phase, at: point) }
  }

  /// Lets a control, a text input or a table view handle a touch.
  private mutating func keep(_ id: NodeID, _ phase: Input.Phase, at point: Point) {
    if arena[id].keepsTouches { track(id, phase, at: point) } else { trackRow(id, phase) }
  }

  /// Does what a responder's own UIKit method does with a touch: controls keep it, any other responder
  /// passes it on.
  package mutating func passOn(_ touch: TouchSight, from id: NodeID) {
    guard arena.isView(id), arena[id].keepsTouches || tables[id] != nil else {
      let chain = Array(responderChain(from: id).dropFirst())
      return offer(touch.phase, at: touch.point, along: chain, .responderChainGoesOutward)
    }
    if !arena[id].takesText { keep(id, touch.phase, at: touch.point) }
  }

  /// Delivers a touch to a view, not necessarily the touch of the current input.
  mutating func tell(_ view: NodeID, of touch: TouchSight, _ rule: Rule) {
    let outer = turn.touch
    turn.touch = touch
    tell(view, touch.phase, at: touch.point, rule)
    turn.touch = outer
  }

  /// Whether a view may follow another finger. It follows one at a time unless `isMultipleTouchEnabled`
  /// is set (windows-6.8D); beside an exclusive view no other view of the window follows any
  /// (windows-6.8G).
  private func mayFollow(_ view: NodeID, in window: NodeID?) -> Bool {
    let isExclusive = arena[view].isExclusiveTouch
    return !touches.all.contains { touch in
      guard let other = touch.view else { return false }
      if other == view { return !arena[view].isMultipleTouchEnabled }
      return touch.window == window && (isExclusive || arena[other].isExclusiveTouch)
    }
  }

  /// Removes a finger's touch, which no longer keeps its view and its window alive (windows-6.8B).
  private mutating func endTouch(of finger: Int) {
    guard let touch = touches[finger] else { return }
    touches[finger] = nil
    releasePool += [touch.view, touch.window].compactMap(\.self)
  }

  /// Cancels all touches in progress, or those in a view and its descendants. Their views get the
  /// cancellation, but no later phases (windows-6.8C).
  mutating func cancelTouches(within top: NodeID? = nil, _ rule: Rule) {
    if !gestures.tracks.isEmpty { cancelTracks(within: top) }
    for finger in touches.fingers {
      guard let touch = touches[finger], let view = touch.view, arena.isAlive(view),
        top.map({ isDescendant(view, of: $0) }) ?? true
      else { continue }
      touches[finger]?.view = nil
      releasePool += [view, touch.window].compactMap(\.self)
      tell(view, of: sight(of: touch, .cancelled), rule)
    }
  }

  /// Whether a touch in progress keeps a view alive, as its view or its window (windows-6.8B).
  func isTouched(_ id: NodeID) -> Bool {
    !touches.isEmpty && touches.all.contains { $0.view == id || $0.view != nil && $0.window == id }
  }

  /// Makes the touched window key before it gets the touch, on versions that do so (windows-3.2).
  private mutating func makeTouchedWindowKey(_ touch: Touch) {
    guard let window = touch.window else { return }
    if settings.knobs.touchMakesKey, !isKey(window) {
      makeKey(window, .touchMakesWindowKey)
    }
    bringKeyWindowToFront(ofSceneOf: window)
  }

  /// Makes the touched scene's key window the application's, where each scene has its own; posts nothing
  /// (windows-3.2A).
  private mutating func bringKeyWindowToFront(ofSceneOf window: NodeID) {
    guard settings.knobs.scenes == .perScene,
      let index = keyWindows.firstIndex(where: { areRivals($0, window) })
    else { return }
    keyWindows.append(keyWindows.remove(at: index))
  }
}

extension Input.Phase {
  /// The responder method for this phase.
  fileprivate var method: Event.Name {
    switch self {
    case .began: .touchesBegan
    case .moved: .touchesMoved
    case .ended: .touchesEnded
    case .cancelled: .touchesCancelled
    }
  }
}
