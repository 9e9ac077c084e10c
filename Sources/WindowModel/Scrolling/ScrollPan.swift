/// Drags of a scroll view's content (views-S4).
extension Application {
  /// The scroll view that a recognizer belongs to, or nil.
  func scrollView(draggedBy it: GestureRecognizer) -> ScrollView? {
    guard it.kind == .pan, let scroll = scrollView(it.view), scroll.pan == it.identifier,
      arena.isView(it.view)
    else { return nil }
    return scroll
  }

  /// Whether a recognizer receives no touches: it is disabled, or its scroll view does not scroll.
  func isOff(_ it: GestureRecognizer) -> Bool {
    !it.settings.isEnabled || scrollView(draggedBy: it)?.isScrollEnabled == false
  }

  /// Whether a recognizer may begin: a scroll view's own begins only in a direction that it scrolls.
  func isAlongContent(_ it: GestureRecognizer) -> Bool {
    guard scrollView(draggedBy: it) != nil else { return true }
    let moved = movement(of: it)
    let axes = dragAxes(of: it.view)
    let (across, down) = (moved.x.magnitude, moved.y.magnitude)
    return axes.horizontal && across >= down || axes.vertical && down >= across
  }

  private func movement(of it: GestureRecognizer) -> Point {
    vector(it.translation, at: it.middle ?? .zero, in: it.view)
  }

  /// The directions in which a finger can move a scroll view's content.
  private func dragAxes(of id: NodeID) -> (horizontal: Bool, vertical: Bool) {
    guard let scroll = scrollView(id) else { return (false, false) }
    let range = scrollRange(of: id)
    return (
      range.upper.x > range.lower.x || scroll.bounces && scroll.alwaysBounceHorizontal,
      range.upper.y > range.lower.y || scroll.bounces && scroll.alwaysBounceVertical
    )
  }

  /// Moves a scroll view's content with its recognizer's finger, and back to its edges after that is lifted.
  mutating func followScroll(_ it: GestureRecognizer) {
    guard let scroll = scrollView(draggedBy: it) else { return }
    let id = it.view
    switch it.state {
    case .began:
      let start = arena[id].bounds.origin
      scrollViewsByID[id]?.dragStart = start
      post(.scrollViewWillBeginDragging, id, .scrollViewTellsDelegate)
      if scroll.keyboardDismissMode == .onDrag { dismissKeyboard(of: id) }
      drag(id, by: it.identifier)
    case .changed: drag(id, by: it.identifier)
    case .ended, .cancelled:
      guard scroll.isDragging else { return }
      scrollViewsByID[id]?.dragStart = nil
      let offset = arena[id].bounds.origin
      let goesBack = restingOffset(of: id) != offset
      if goesBack { runLoop.schedule(.endScrolling(id)) }
      post(
        .scrollViewDidEndDragging, id, .scrollViewTellsDelegate,
        goesBack ? .contentGoesBack : nil)
      guard goesBack, arena.isView(id) else { return }
      post(.scrollViewWillBeginDecelerating, id, .scrollViewTellsDelegate)
    case .possible, .failed: break
    }
  }

  private mutating func drag(_ id: NodeID, by pan: Identifier) {
    // The delegate may have removed it.
    guard arena.isView(id), let it = gestureRecognizer(pan), let view = scrollView(id),
      let start = view.dragStart
    else { return }
    let moved = movement(of: it)
    let axes = dragAxes(of: id)
    let (range, size) = (scrollRange(of: id), arena[id].bounds.size)
    func place(
      _ start: Double, _ moved: Double, _ lower: Double, _ upper: Double, _ length: Double
    ) -> Double {
      // Content that was already beyond an edge follows the finger up to there.
      let (lower, upper) = (min(lower, start), max(upper, start))
      return (start - moved).banded(from: lower, to: upper, in: view.bounces ? length : 0)
    }
    scroll(
      id,
      to: Point(
        x: axes.horizontal
          ? place(start.x, moved.x, range.lower.x, range.upper.x, size.width) : start.x,
        y: axes.vertical
          ? place(start.y, moved.y, range.lower.y, range.upper.y, size.height) : start.y))
  }

  /// The offset where the content comes to rest: within its edges, at the nearest page if it pages.
  private func restingOffset(of id: NodeID) -> Point {
    let (offset, size) = (arena[id].bounds.origin, arena[id].bounds.size)
    func page(_ offset: Double, _ length: Double) -> Double {
      length > 0 ? (offset / length).rounded() * length : offset
    }
    let isPaging = scrollView(id)?.isPagingEnabled == true
    return scrollRange(of: id).confine(
      isPaging ? Point(x: page(offset.x, size.width), y: page(offset.y, size.height)) : offset)
  }

  /// Ends the bounce back to the edges, or the turn to a page.
  mutating func endScrolling(_ id: NodeID) {
    guard arena.isView(id), scrollView(id)?.isDragging == false else { return }
    scroll(id, to: restingOffset(of: id))
    guard arena.isView(id) else { return }
    post(.scrollViewDidEndDecelerating, id, .scrollViewTellsDelegate)
  }

  /// Makes the text input resign when a drag begins (views-S7).
  private mutating func dismissKeyboard(of id: NodeID) {
    guard arena.isView(id), let window = window(of: id),
      let first = arena[window].window?.firstResponder, arena[first].takesText,
      mayResignFirstResponder(first)
    else { return }
    resignFirstResponder(of: window, .dragDismissesKeyboard)
  }
}
