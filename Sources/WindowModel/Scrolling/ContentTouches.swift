/// What a scroll view does to the touches of its content (views-S5).
extension Application {
  /// How long its content is not told of a touch that may become a drag, in seconds.
  static let contentTouchDelay = 0.15

  /// Until when the scroll views among recognizers hold back a touch that begins now; nil where none does.
  func contentDelay(for recognizers: [Identifier]) -> Double? {
    let delays =
      !scrollViewsByID.isEmpty
      && recognizers.contains { name in
        gestures[name].flatMap(scrollView(draggedBy:))?.delaysContentTouches == true
      }
    return delays ? gestures.clock + Self.contentTouchDelay : nil
  }

  /// Whether a recognizer that has not decided keeps a touch's view from being told that it began.
  func holds(_ it: GestureRecognizer, beginningOf track: TouchTrack) -> Bool {
    if it.settings.delaysTouchesBegan { return true }
    guard let end = track.delayedUntil, end > gestures.clock else { return false }
    return scrollView(draggedBy: it)?.delaysContentTouches == true
  }

  /// Whether a view within a scroll view was told of a touch that a drag may not take from it.
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
