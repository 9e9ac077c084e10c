/// The user turns a page, or begins to and cancels; views-2.8B.
package struct SwipePage: CommandAction {
  package static let name = "swipePage"
  package var pages = Identifier.unnamed
  package var direction = Pages.NavigationDirection.forward
  package var isCancelled = false

  package init() {}

  package var subject: String? { pages.text }

  package func perform(in application: inout Application) throws(Refusal) {
    try application.swipePage(of: pages, direction, isCancelled: isCancelled)
  }
}

extension Application {
  /// Turns a page in a direction, as the user does, or cancels the turn before its end.
  mutating func swipePage(
    of identifier: Identifier, _ direction: Pages.NavigationDirection, isCancelled: Bool
  ) throws(Refusal) {
    let id = try find(.controller, identifier)
    guard pages(of: id) != nil else {
      throw .notPossible("\(identifier) is not a page view controller, so it has no pages.")
    }
    guard canSwipe(id) else {
      throw .notPossible("\(identifier) has no page at rest on screen, so it can't be swiped.")
    }
    turn.subject = .controller(id)
    guard let page = try nextPage(direction, of: id) else {
      turn.notes.append(.noPageThere)
      return
    }
    beginSwipe(of: id, to: page, direction, drag: nil, isCancelled: isCancelled)
    runLoop.schedule(.endTransition(id))
  }

  /// Makes a scroll view's own pan recognizer, which scrolls it or turns its pages.
  mutating func addPan(to scroll: NodeID, namedAfter owner: NodeID) -> Identifier {
    let own = Identifier("\(identifier(of: owner))-pan")
    let isFree = own.map { !arena.isTaken($0) && !gestures.isTaken($0) } ?? false
    let name = isFree ? own ?? nextGestureName() : nextGestureName()
    gestures.recognizers.append(GestureRecognizer(name, .pan, on: scroll, GestureSettings()))
    return name
  }

  /// The page view controller whose pages a recognizer turns, or nil.
  private func pagesTurned(by it: GestureRecognizer) -> (id: NodeID, pages: Pages)? {
    guard it.kind == .pan, arena.isView(it.view), let id = arena[it.view].owner,
      let pages = pages(of: id), pages.views?.pan == it.identifier
    else { return nil }
    return (id, pages)
  }

  /// Whether a recognizer may begin: one that turns pages begins only in their direction.
  func isAlongPages(_ it: GestureRecognizer) -> Bool {
    guard let (_, pages) = pagesTurned(by: it) else { return true }
    let (x, y) = (it.translation.x.magnitude, it.translation.y.magnitude)
    return pages.navigationOrientation == .horizontal ? x >= y : y >= x
  }

  /// Moves a page view controller's pages with the finger of its recognizer. The page turns if more than
  /// half of it is turned when the finger is lifted (views-2.8B).
  mutating func followPan(_ it: GestureRecognizer) {
    guard let (id, pages) = pagesTurned(by: it) else { return }
    let isHorizontal = pages.navigationOrientation == .horizontal
    let size = arena[it.view].bounds.size
    let moved = vector(it.translation, at: it.middle ?? .zero, in: it.view)
    let length = isHorizontal ? size.width : size.height
    let part = length > 0 ? -(isHorizontal ? moved.x : moved.y) / length : 0
    switch it.state {
    case .began:
      let direction: Pages.NavigationDirection = part > 0 ? .forward : .reverse
      // An invalid answer of the data source counts as no page.
      guard canSwipe(id), let page = try? nextPage(direction, of: id) else {
        return turn.noteOnce(.noPageThere)
      }
      beginSwipe(of: id, to: page, direction, drag: min(part.magnitude, 1))
    case .changed:
      guard let turning = pages.turning, turning.drag != nil else { return }
      let along = turning.direction == .forward ? part : -part
      arena[controller: id]?.stack?.pages?.turning?.drag = min(max(along, 0), 1)
      layOutPages(of: id)
    case .ended, .cancelled:
      guard let drag = pages.turning?.drag else { return }
      arena[controller: id]?.stack?.pages?.turning?.drag = nil
      arena[controller: id]?.stack?.transition?.isCancelled = it.state == .cancelled || drag <= 0.5
      layOutPages(of: id)
      runLoop.schedule(.endTransition(id))
    case .possible, .failed: break
    }
  }
}
