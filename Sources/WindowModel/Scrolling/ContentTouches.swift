/// How a scroll view delays and cancels the touches of its content (views-S5).
extension Application {
  /// How long a touch that may become a drag is delayed for the content, in seconds.
  static let contentTouchDelay = 0.15

  /// Until when the scroll views among recognizers delay a touch that begins now; nil for no delay.
  func contentDelay(for recognizers: [Identifier]) -> Double? {
    let delays =
      !scrollViewsByID.isEmpty
      && recognizers.contains { name in
        gestures[name].flatMap(scrollView(draggedBy:))?.delaysContentTouches == true
      }
    return delays ? gestures.clock + Self.contentTouchDelay : nil
  }

  /// Whether an undecided recognizer delays the beginning of a touch in its view.
  func holds(_ it: GestureRecognizer, beginningOf track: TouchTrack) -> Bool {
    if it.settings.delaysTouchesBegan { return true }
    guard let end = track.delayedUntil, end > gestures.clock else { return false }
    return scrollView(draggedBy: it)?.delaysContentTouches == true
  }

  /// Whether a view in a scroll view received a touch that a drag may not cancel.
  mutating func contentKeepsTouch(from it: GestureRecognizer) -> Bool {
    guard let scroll = scrollView(draggedBy: it) else { return false }
    for track in gestures.tracks where track.offered.contains(it.identifier) && !track.isTaken {
      guard track.finger != nil, let view = track.view, view != it.view, !track.isNew,
        !track.isBeginningHeld, arena.isView(view)
      else { continue }
      guard scroll.canCancelContentTouches else { return true }
      let isControl = arena[view].control != nil
      let question = CodeQuestion.touchesShouldCancel(in: view)
      if code.running?.answer(question, it.view, in: &self) ?? !isControl { continue }
      return true
    }
    return false
  }
}
