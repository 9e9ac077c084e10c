/// The clock of touches, which only inputs advance.
extension Application {
  /// Delivers an input after a number of seconds, during which recognizers' deadlines pass (windows-10.8).
  mutating func receive(_ input: Input, after seconds: Double) throws(Refusal) {
    guard (0...Gestures.longestWait).contains(seconds) else {
      throw .invalidValue(
        property: "after", reason: "It goes from 0 to \(Int(Gestures.longestWait)) seconds.")
    }
    guard seconds > 0 else { return try receive(input) }
    let before = self
    passTouchTime(seconds)
    do throws(Refusal) { try receive(input) } catch {
      self = before
      throw error
    }
  }

  /// Lets time pass; each deadline gets a turn of its own.
  private mutating func passTouchTime(_ seconds: Double) {
    let end = min(gestures.clock + seconds, Gestures.lastSecond)
    for _ in 0..<Self.mostTurns {
      let due = (gestures.recognizers.compactMap(\.deadline) + contentDelays).min()
      guard let due, due <= end else { break }
      gestures.clock = max(gestures.clock, due)
      for it in gestures.recognizers where it.deadline.map({ $0 <= gestures.clock }) == true {
        guard let reason = gestures[it.identifier]?.timeOut() else { continue }
        fail(it.identifier, reason)
      }
      competeForTouches()
      endTurnInTime()
    }
    gestures.clock = end
  }

  /// When scroll views end the delays of the touches that they delay now.
  private var contentDelays: [Double] {
    gestures.tracks.compactMap { track in
      track.isBeginningHeld ? track.delayedUntil.flatMap { $0 > gestures.clock ? $0 : nil } : nil
    }
  }

  private mutating func endTurnInTime() {
    let before = runLoop.turn
    finishTurn()
    if settings.runLoop == .automatic { settle() }
    if runLoop.turn == before { runLoop.turn += 1 }
    turn.number = runLoop.turn
  }

  /// The tap count of a touch that begins here and now (windows-10.9).
  func countTaps(at point: Point, in window: NodeID?) -> Int {
    guard let last = gestures.lastTap, last.window == window,
      gestures.clock - last.time <= GestureRecognizer.tapInterval,
      (point - last.point).length <= GestureRecognizer.tapReach
    else { return 1 }
    return min(last.count + 1, 100)
  }

  /// Remembers a tap, which the next one may follow.
  mutating func noteTap(_ touch: Touch) {
    let start = touch.start ?? touch.point
    guard (touch.point - start).length <= GestureRecognizer.tapReach else {
      gestures.lastTap = nil
      return
    }
    gestures.lastTap = Gestures.LastTap(
      point: start, window: touch.window, time: gestures.clock, count: touch.tapCount)
  }
}
