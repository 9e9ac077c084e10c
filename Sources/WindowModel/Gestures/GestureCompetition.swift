/// Who of several recognizers recognizes (windows-10.2).
extension Application {
  /// Lets every recognizer that saw all it needs recognize or fail, and tells views what was held back.
  ///
  /// A tap of more taps comes before one of fewer, so that it is not kept from recognizing; then the inner
  /// before the outer.
  mutating func competeForTouches() {
    guard !gestures.recognizers.isEmpty || !gestures.tracks.isEmpty else { return }
    turn.visits += 1 + gestures.recognizers.count / 16
    // Each round decides for one.
    for _ in 0..<(gestures.recognizers.count + 1) {
      guard let name = nextReady() else { break }
      decide(name)
    }
    traceWaiting()
    releaseHeldTouches()
    resetDone()
  }

  private mutating func nextReady() -> Identifier? {
    let ready = gestures.recognizers.filter { $0.isReady && $0.state == .possible }
    guard !ready.isEmpty else { return nil }
    return
      ready.filter { !waits($0) }
      .max { a, b in
        (a.requiredTaps, depth(of: a.view)) < (b.requiredTaps, depth(of: b.view))
      }?.identifier
  }

  /// Takes down, once for an input, who saw all it needs and waits for others to fail.
  private mutating func traceWaiting() {
    guard let trace = turn.trace else { return }
    for it in gestures.recognizers where it.isReady && it.state == .possible {
      guard
        !trace.recognizers.contains(where: {
          $0.outcome == .waits && $0.recognizer == it.identifier
        })
      else { continue }
      self.trace(it, .waits, .waitsForOthers)
    }
  }

  private func depth(of view: NodeID) -> Int { ancestors(of: view).count }

  /// Whether a recognizer that must fail first may still recognize.
  private func waits(_ it: GestureRecognizer) -> Bool {
    it.settings.requiresToFail.contains { name in
      guard let other = gestures[name] else { return false }
      return other.state == .possible && other.isInPlay && areNear(it, other)
    }
  }

  private mutating func decide(_ name: Identifier) {
    guard let it = gestures[name] else { return }
    let active = gestures.recognizers.filter {
      $0.identifier != name && ($0.isActive || $0.state == .ended) && areNear($0, it)
    }
    if active.contains(where: { it.settings.requiresToFail.contains($0.identifier) }) {
      return fail(name, .requiredRecognized)
    }
    for other in active where other.excludes(it) && !mayBoth(it.identifier, other.identifier) {
      return fail(name, .anotherRecognized)
    }
    if controlActs(instead: it) { return fail(name, .controlActs) }
    guard isAlongPages(it), isAlongContent(it) else { return fail(name, .movedElsewhere) }
    if contentKeepsTouch(from: it) { return fail(name, .contentKeepsTouch) }
    guard ask(.shouldBegin, of: name) else { return fail(name, .delegateRefusesToBegin) }
    recognize(name)
  }

  /// Sets the state, keeps others from recognizing, sends the actions, and takes the touches from the view.
  private mutating func recognize(_ name: Identifier) {
    guard let it = gestures[name], it.isReady, it.state == .possible else { return }
    gestures[name]?.isReady = false
    gestures[name]?.deadline = nil
    gestures[name]?.state = it.kind.isDiscrete ? .ended : .began
    close(name)
    for other in gestures.recognizers
    where other.identifier != name && other.state == .possible && other.isInPlay
      && areNear(it, other)
    {
      if other.settings.requiresToFail.contains(name) {
        fail(other.identifier, .requiredRecognized)
      } else if it.excludes(other), !mayBoth(name, other.identifier) {
        fail(other.identifier, .anotherRecognized)
      }
    }
    tellState(of: name)
    if gestures[name]?.settings.cancelsTouchesInView == true { takeTouches(of: name) }
    // It recognized only after its fingers were lifted, for it waited.
    if let now = gestures[name], now.isActive, now.fingers.isEmpty { finish(name, .ended) }
  }

  /// Whether two may both recognize: one of the delegates lets them (windows-10.5).
  private mutating func mayBoth(_ a: Identifier, _ b: Identifier) -> Bool {
    ask(.recognizesSimultaneously(with: b), of: a) || ask(.recognizesSimultaneously(with: a), of: b)
  }

  /// Whether a touch of one may be of the other too: their views lie one within the other.
  private func areNear(_ a: GestureRecognizer, _ b: GestureRecognizer) -> Bool {
    a.view == b.view
      || arena.isAlive(a.view) && arena.isAlive(b.view)
        && (isDescendant(a.view, of: b.view) || isDescendant(b.view, of: a.view))
  }

  /// Whether the control that is touched has an action of its own for a tap of one finger, which a recognizer of
  /// a view round it does not take (windows-10.7).
  private func controlActs(instead it: GestureRecognizer) -> Bool {
    guard it.kind == .tap, it.settings.numberOfTapsRequired == 1,
      it.settings.numberOfTouchesRequired == 1
    else { return false }
    return gestures.tracks.contains { track in
      track.offered.contains(it.identifier) && track.hit != it.view && arena.isAlive(track.hit)
        && arena[track.hit].hasTapAction && !isDescendant(it.view, of: track.hit)
    }
  }

  /// A recognizer that fails; it sends nothing.
  mutating func fail(_ name: Identifier, _ reason: GestureStep.Reason) {
    guard let it = gestures[name], it.state == .possible else { return }
    gestures[name]?.state = .failed
    gestures[name]?.isReady = false
    gestures[name]?.deadline = nil
    trace(it, .failed, reason)
    close(name)
  }

  /// Ends what a recognizer is about: one that recognized is cancelled, any other fails.
  mutating func stop(_ name: Identifier, _ reason: GestureStep.Reason) {
    guard let it = gestures[name] else { return }
    if it.isActive { finish(name, .cancelled) } else { fail(name, reason) }
  }

  /// Tells of a change of one that goes on.
  mutating func tellChange(of name: Identifier) {
    guard gestures[name]?.isActive == true else { return }
    gestures[name]?.state = .changed
    tellState(of: name)
  }

  /// Ends those that go on and have too few fingers left.
  mutating func endActive(after phase: Input.Phase) {
    guard phase == .ended else { return }
    for it in gestures.recognizers where it.isActive && it.fingers.count < it.fewestFingers {
      finish(it.identifier, .ended)
    }
    resetDone()
  }

  private mutating func finish(_ name: Identifier, _ state: GestureRecognizer.State) {
    gestures[name]?.state = state
    tellState(of: name)
  }

  /// Announces a recognizer's state to its targets.
  private mutating func tellState(of name: Identifier) {
    guard let it = gestures[name] else { return }
    let (event, outcome): (Event.Name, GestureStep.Outcome)
    switch it.state {
    case .began: (event, outcome) = (.gestureBegan, .began)
    case .changed: (event, outcome) = (.gestureChanged, .changed)
    case .ended: (event, outcome) = (.gestureEnded, .ended)
    case .cancelled: (event, outcome) = (.gestureCancelled, .cancelled)
    case .possible, .failed: return
    }
    trace(it, outcome)
    post(event, it.view, .gestureSendsActions, action: name.text)
    for action in it.settings.actions where arena.isAlive(it.view) {
      post(.sendAction, it.view, .gestureSendsActions, action: action.name)
    }
    followPan(it)
    followScroll(it)
  }

  /// Says that a recognizer has decided.
  private mutating func close(_ name: Identifier) {
    for index in gestures.tracks.indices {
      gestures.tracks[index].open.removeAll { $0 == name }
    }
  }

  /// Makes those that are done, and that no finger is on, ready for the next gesture.
  private mutating func resetDone() {
    for index in gestures.recognizers.indices {
      let it = gestures.recognizers[index]
      if it.fingers.isEmpty, [.ended, .cancelled, .failed].contains(it.state) {
        gestures.recognizers[index].reset()
      }
    }
  }
}

extension GestureRecognizer {
  /// How many taps it needs.
  fileprivate var requiredTaps: Int { kind == .tap ? settings.numberOfTapsRequired : 1 }

  /// With fewer fingers it does not go on.
  fileprivate var fewestFingers: Int {
    kind.isPan
      ? settings.minimumNumberOfTouches
      : kind.needsTwoFingers ? 1 : settings.numberOfTouchesRequired
  }

  /// Whether it keeps another from recognizing: a tap does not keep one of more taps from it (windows-10.2).
  fileprivate func excludes(_ other: GestureRecognizer) -> Bool {
    !(kind == .tap && other.kind == .tap && requiredTaps < other.requiredTaps)
  }
}

extension View {
  /// Whether it is an enabled control, or takes text, and so does something by itself when one finger taps it.
  fileprivate var hasTapAction: Bool {
    if takesText { return control?.isEnabled != false }
    guard let control, control.isEnabled else { return false }
    return ["UIButton", "UISwitch", "UIStepper", "UISegmentedControl", "UIPageControl"]
      .contains(className) || viewClass.defaults == ViewClass(known: "UIButton").defaults
  }
}
