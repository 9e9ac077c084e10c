/// How touches reach recognizers, and which of them still reach the view.
extension Application {
  /// Offers a new touch to the recognizers of the hit view and of its superviews up to the window, from
  /// the inside outwards (windows-10.1).
  mutating func beginTrack(of finger: Int, hit: NodeID) {
    guard !gestures.recognizers.isEmpty, arena.isAlive(hit), let touch = touches[finger] else {
      return
    }
    let chain = ancestors(of: hit)
    turn.visits += chain.count + gestures.recognizers.count / 16
    var places: [NodeID: Int] = [:]
    for (place, view) in chain.enumerated() { places[view] = place }
    let near = gestures.recognizers.enumerated()
      .compactMap { index, it in places[it.view].map { (place: $0, index: index, it: it) } }
      .sorted { ($0.place, $0.index) < ($1.place, $1.index) }
    guard !near.isEmpty else { return }
    var offered: [Identifier] = []
    for (_, _, it) in near {
      if isOff(it) {
        trace(it, .ignores, .isDisabled)
      } else if !ask(.shouldReceiveTouch, of: it.identifier) {
        trace(it, .ignores, .delegateRefusesTouch)
      } else if it.kind == .edgePan, it.edges(at: touch.point, in: bounds(of: touch)).isEmpty {
        trace(it, .ignores, .notAtEdge)
      } else if let it = gestures[it.identifier] {
        trace(it, .receives)
        offered.append(it.identifier)
      }
    }
    // The delegates' own code may have cancelled it.
    guard let now = touches[finger], !offered.isEmpty else { return }
    gestures.tracks.append(
      TouchTrack(
        finger: finger, number: now.number, tapCount: now.tapCount, hit: hit, view: now.view,
        window: now.window, start: touch.point,
        point: touch.point, offered: offered, open: offered,
        delayedUntil: contentDelay(for: offered)))
  }

  /// Whether recognizers follow a finger.
  func isTracked(_ finger: Int) -> Bool { track(of: finger) != nil }

  func track(of finger: Int) -> TouchTrack? { gestures.tracks.first { $0.finger == finger } }

  private func trackIndex(of finger: Int) -> Int? {
    gestures.tracks.firstIndex { $0.finger == finger }
  }

  /// Sends a phase of a finger's touch to its recognizers, before the view. Returns whether the view gets
  /// it now.
  mutating func tellRecognizers(_ phase: Input.Phase, of finger: Int) -> Bool {
    guard var track = track(of: finger), let touch = touches[finger] else { return true }
    track.point = touch.point
    if let index = trackIndex(of: finger) { gestures.tracks[index].point = touch.point }
    turn.visits += track.offered.count
    for name in track.offered {
      guard var it = gestures[name] else { continue }
      if phase == .began {
        guard it.state == .possible || it.isActive else { continue }
        if it.fingers.isEmpty, it.taps > 0, touch.tapCount == 1 {
          fail(name, .nextTapMissing)
          competeForTouches()
          guard let again = gestures[name] else { continue }
          it = again
        }
      } else if !it.fingers.contains(finger) {
        continue
      }
      if phase == .cancelled {
        leave(name, finger)
        stop(name, .touchCancelled)
        continue
      }
      let failure = it.follow(
        phase, finger, track, touches, in: bounds(of: touch), gestures.clock)
      let isChanged = it.isActive && phase == .moved && it.isWhole
      gestures[name] = it
      if let failure { fail(name, failure) }
      if isChanged { tellChange(of: name) }
    }
    competeForTouches()
    endActive(after: phase)
    return leavesToView(phase, finger)
  }

  /// The screen that a touch began on, in its points.
  private func bounds(of touch: Touch) -> Rect { (screen(touch.screen) ?? mainScreen).bounds }

  /// Whether the view gets a phase now; otherwise the phase is delayed (windows-10.4).
  private mutating func leavesToView(_ phase: Input.Phase, _ finger: Int) -> Bool {
    guard let index = trackIndex(of: finger) else { return true }
    defer { if phase == .ended || phase == .cancelled { lift(finger) } }
    gestures.tracks[index].isNew = false
    guard !gestures.tracks[index].isTaken else { return false }
    let open = gestures.tracks[index].open.compactMap { gestures[$0] }
    switch phase {
    case .began:
      let track = gestures.tracks[index]
      gestures.tracks[index].isBeginningHeld = open.contains { holds($0, beginningOf: track) }
      return !gestures.tracks[index].isBeginningHeld
    case .moved: return !gestures.tracks[index].isBeginningHeld
    case .ended:
      let isHeld =
        gestures.tracks[index].isBeginningHeld
        || open.contains(where: \.settings.delaysTouchesEnded)
      gestures.tracks[index].isEndHeld = isHeld
      return !isHeld
    case .cancelled: return !gestures.tracks[index].isBeginningHeld
    }
  }

  /// Removes a lifted finger; its touch stays while its end is delayed.
  private mutating func lift(_ finger: Int) {
    guard let index = trackIndex(of: finger) else { return }
    gestures.tracks[index].finger = nil
    if !gestures.tracks[index].isEndHeld { gestures.tracks.remove(at: index) }
  }

  /// Sends views the phases that were delayed until their recognizers failed (windows-10.4).
  mutating func releaseHeldTouches() {
    for _ in 0..<(2 * gestures.tracks.count) {
      guard
        let index = gestures.tracks.firstIndex(where: { track in
          let open = track.open.compactMap { gestures[$0] }
          return !track.isTaken && !track.isNew
            && (track.isBeginningHeld && !open.contains { holds($0, beginningOf: track) }
              || track.isEndHeld && !track.isBeginningHeld
                && !open.contains(where: \.settings.delaysTouchesEnded))
        })
      else { return }
      let track = gestures.tracks[index]
      if track.isBeginningHeld {
        gestures.tracks[index].isBeginningHeld = false
        tellHeld(track, .began)
      } else {
        endHeld(at: index)
        tellHeld(track, .ended)
      }
    }
  }

  private mutating func tellHeld(_ track: TouchTrack, _ phase: Input.Phase) {
    guard let view = track.view, arena.isAlive(view) else { return }
    let rule: Rule =
      phase == .began && track.delayedUntil != nil
      ? .contentTouchesAreDelayed : .gestureDelaysTouches
    tell(view, phase, of: track, rule)
  }

  private mutating func tell(
    _ view: NodeID, _ phase: Input.Phase, of track: TouchTrack, _ rule: Rule
  ) {
    let sight = TouchSight(
      number: track.number, phase: phase, view: view, window: track.window, point: track.point,
      previous: track.finger.flatMap { touches[$0]?.previous } ?? track.point,
      tapCount: track.tapCount, time: gestures.clock)
    tell(view, of: sight, rule)
  }

  private mutating func endHeld(at index: Int) {
    let track = gestures.tracks[index]
    releasePool += [track.view, track.window].compactMap(\.self)
    gestures.tracks.remove(at: index)
  }

  /// Cancels the touches of a recognized gesture in their views (windows-10.3).
  mutating func takeTouches(of name: Identifier) {
    for track in gestures.tracks where track.offered.contains(name) && !track.isTaken {
      guard let index = gestures.tracks.firstIndex(where: { $0.number == track.number }) else {
        continue
      }
      gestures.tracks[index].isTaken = true
      if track.finger == nil { endHeld(at: index) }
      guard let view = track.view else { continue }
      if let finger = track.finger, touches[finger]?.view != nil {
        touches[finger]?.view = nil
        releasePool += [view, track.window].compactMap(\.self)
      }
      if !track.isBeginningHeld, !track.isNew, arena.isAlive(view), window(of: view) != nil {
        tell(view, .cancelled, of: track, .gestureTakesTouches)
      }
    }
  }

  /// Cancels touches in recognizers: those in a view and its descendants, or all (windows-6.8C).
  mutating func cancelTracks(within top: NodeID?) {
    for track in gestures.tracks
    where top.map({ arena.isAlive(track.hit) && isDescendant(track.hit, of: $0) }) ?? true {
      if let finger = track.finger {
        for name in track.offered where gestures[name]?.fingers.contains(finger) == true {
          leave(name, finger)
          stop(name, .touchCancelled)
        }
        if let index = trackIndex(of: finger) { gestures.tracks[index].isTaken = true }
        // Its view never received it.
        if track.isBeginningHeld || track.isNew { touches[finger]?.view = nil }
      } else if let index = gestures.tracks.firstIndex(where: { $0.number == track.number }) {
        endHeld(at: index)
        tellHeld(track, .cancelled)
      }
    }
    if !gestures.tracks.isEmpty { competeForTouches() }
  }

  /// The numbers of the touches that a view may still receive, in order.
  package var touchesGoingOn: [Int] {
    (touches.all.map(\.number) + gestures.tracks.filter { $0.finger == nil }.map(\.number)).sorted()
  }

  /// Removes a finger from a recognizer.
  private mutating func leave(_ name: Identifier, _ finger: Int) {
    gestures[name]?.fingers.removeAll { $0 == finger }
  }

  /// Whether a touch whose end is delayed keeps a view alive.
  package func isHeldByTouch(_ id: NodeID) -> Bool {
    gestures.tracks.contains { $0.isEndHeld && ($0.view == id || $0.window == id) }
  }
}
