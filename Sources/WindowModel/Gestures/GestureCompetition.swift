/// How competing recognizers are resolved (windows-10.2).
extension Application {
  /// Makes every recognizer whose gesture is complete recognize or fail, and delivers delayed touches.
  ///
  /// A tap that needs more taps goes before one that needs fewer, which would exclude it; then inner
  /// views go before outer ones.
  mutating func competeForTouches() {
    guard !gestures.recognizers.isEmpty || !gestures.tracks.isEmpty else { return }
    turn.visits += 1 + gestures.recognizers.count / 16
    // Each round decides one recognizer.
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

  /// Records, once an input, the recognizers whose gesture is complete but that wait for others to fail.
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

  /// Whether a recognizer that must fail first can still recognize.
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

  /// Sets the state, excludes others, sends the actions, and cancels the touches in the view.
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
    // It had to wait, and its fingers were lifted before it recognized.
    if let now = gestures[name], now.isActive, now.fingers.isEmpty { finish(name, .ended) }
  }

  /// Whether both may recognize: one of the delegates allows it (windows-10.5).
  private mutating func mayBoth(_ a: Identifier, _ b: Identifier) -> Bool {
    ask(.recognizesSimultaneously(with: b), of: a) || ask(.recognizesSimultaneously(with: a), of: b)
  }

  /// Whether two recognizers can share a touch: their views are the same or nested.
  private func areNear(_ a: GestureRecognizer, _ b: GestureRecognizer) -> Bool {
    a.view == b.view
      || arena.isAlive(a.view) && arena.isAlive(b.view)
        && (isDescendant(a.view, of: b.view) || isDescendant(b.view, of: a.view))
  }

  /// Whether the touched control has its own action for a one-finger tap, which takes precedence over a
  /// recognizer of a view around it (windows-10.7).
  private func controlActs(instead it: GestureRecognizer) -> Bool {
    guard it.kind == .tap, it.settings.numberOfTapsRequired == 1,
      it.settings.numberOfTouchesRequired == 1
    else { return false }
    return gestures.tracks.contains { track in
      track.offered.contains(it.identifier) && track.hit != it.view && arena.isAlive(track.hit)
        && arena[track.hit].hasTapAction && !isDescendant(it.view, of: track.hit)
    }
  }

  /// Makes a recognizer fail; it sends nothing.
  mutating func fail(_ name: Identifier, _ reason: GestureStep.Reason) {
    guard let it = gestures[name], it.state == .possible else { return }
    gestures[name]?.state = .failed
    gestures[name]?.isReady = false
    gestures[name]?.deadline = nil
    trace(it, .failed, reason)
    close(name)
  }

  /// Stops a recognizer: cancels one that is active, fails any other.
  mutating func stop(_ name: Identifier, _ reason: GestureStep.Reason) {
    guard let it = gestures[name] else { return }
    if it.isActive { finish(name, .cancelled) } else { fail(name, reason) }
  }

  /// Sends the change of an active recognizer.
  mutating func tellChange(of name: Identifier) {
    guard gestures[name]?.isActive == true else { return }
    gestures[name]?.state = .changed
    tellState(of: name)
  }

  /// Ends the active recognizers that have too few fingers left.
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

  /// Sends a recognizer's state to its targets.
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

  /// Removes a recognizer that has decided from the touches waiting for it.
  private mutating func close(_ name: Identifier) {
    for index in gestures.tracks.indices {
      gestures.tracks[index].open.removeAll { $0 == name }
    }
  }

  /// Resets finished recognizers without fingers for the next gesture.
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
  /// The number of taps it needs.
  fileprivate var requiredTaps: Int { kind == .tap ? settings.numberOfTapsRequired : 1 }

  /// The minimum number of fingers to remain active.
  fileprivate var fewestFingers: Int {
    kind.isPan
      ? settings.minimumNumberOfTouches
      : kind.needsTwoFingers ? 1 : settings.numberOfTouchesRequired
  }

  /// Whether it excludes another: a tap does not exclude one that needs more taps (windows-10.2).
  fileprivate func excludes(_ other: GestureRecognizer) -> Bool {
    !(kind == .tap && other.kind == .tap && requiredTaps < other.requiredTaps)
  }
}

extension View {
  /// Whether it is an enabled control or takes text, and so handles a one-finger tap itself.
  fileprivate var hasTapAction: Bool {
    if takesText { return control?.isEnabled != false }
    guard let control, control.isEnabled else { return false }
    return ["UIButton", "UISwitch", "UIStepper", "UISegmentedControl", "UIPageControl"]
      .contains(className) || viewClass.defaults == ViewClass(known: "UIButton").defaults
  }
}
