/// The views of a page view controller (views-2.8).
extension Application {
  /// Makes the scroll view and its three views for pages; with a page curl, pages go into the
  /// controller's view itself.
  mutating func makePageViews(of id: NodeID, in view: NodeID) {
    guard let pages = pages(of: id), pages.transitionStyle == .scroll else { return }
    let size = arena[view].bounds.size
    let scroll = makeContainer(.queuingScrollView, "scroll", of: id, size)
    let slots = (1...3).map { makeContainer(.view, "slot\($0)", of: id, size) }
    for (index, slot) in slots.enumerated() {
      arena[slot].autoresizingMask = []
      move(slot, to: scroll, at: index)
    }
    let pan = addPan(to: scroll, namedAfter: id)
    arena[controller: id]?.stack?.pages?.views = .init(scroll: scroll, slots: slots, pan: pan)
    for (slot, frame) in pagePlaces(in: scroll) ?? [] { arena[slot].frame = frame }
    move(scroll, to: view, at: arena[view].subviews.count)
  }

  /// The frames of the views in a page view controller's scroll view, in its current position; nil for
  /// any other view.
  mutating func pagePlaces(in scroll: NodeID) -> [(slot: NodeID, frame: Rect)]? {
    guard let id = arena[scroll].owner, let pages = pages(of: id), let views = pages.views,
      views.scroll == scroll
    else { return nil }
    let size = arena[scroll].bounds.size
    let step =
      pages.navigationOrientation == .horizontal
      ? Point(x: size.width, y: 0) : Point(x: 0, y: size.height)
    func point(_ place: Double) -> Point { Point(x: step.x * place, y: step.y * place) }
    arena[scroll].bounds.origin = point(place(of: pages, isCancelled: isTurningBack(id)))
    return views.slots.enumerated().map { index, slot in
      (slot, Rect(origin: point(Double(index)), size: size))
    }
  }

  /// The content's offset from its beginning, in pages.
  private func place(of pages: Pages, isCancelled: Bool) -> Double {
    guard let turning = pages.turning else { return 1 }
    let part = turning.drag ?? (isCancelled ? 0 : 1)
    return turning.direction == .forward ? 1 + part : 1 - part
  }

  private func isTurningBack(_ id: NodeID) -> Bool {
    arena[controller: id]?.stack?.transition?.isCancelled == true
  }

  /// Places the views by the progress of the page turn or of the finger.
  mutating func layOutPages(of id: NodeID) {
    guard let scroll = pages(of: id)?.views?.scroll else { return }
    let old = arena[scroll].bounds
    for (slot, frame) in pagePlaces(in: scroll) ?? [] where arena[slot].frame != frame {
      resize(slot) { $0.frame = frame }
    }
    if arena[scroll].bounds != old { setNeedsLayout(scroll) }
  }

  /// The view that a page's view goes into: a view of the scroll view or, with a page curl, the
  /// controller's; nil in any other container.
  func placeOfPage(_ page: NodeID, in id: NodeID) -> NodeID? {
    guard let stack = arena[controller: id]?.stack, let pages = stack.pages else { return nil }
    guard let views = pages.views else { return arena[controller: id]?.view }
    let comes = stack.transition?.to == page ? pages.turning?.direction : nil
    return views.slot(comes)
  }

  /// Puts the view of a new page into place: with a page curl, in front of the old one for a backward
  /// turn, else behind it.
  mutating func putPage(_ page: NodeID, in id: NodeID, from old: NodeID?) {
    guard let place = placeOfPage(page, in: id) else { return }
    guard !arena[place].isContainer else { return put(page, in: id, at: nil) }
    let oldView = old.flatMap { arena[controller: $0]?.view }
    let index = oldView.flatMap { view in arena[place].subviews.firstIndex { $0 == view } }
    let isBack = pages(of: id)?.turning?.direction == .reverse
    put(page, in: id, at: isBack ? index.map { $0 + 1 } ?? 0 : 0)
  }

  /// Removes a page's views from its place.
  mutating func takeOutPage(_ page: NodeID, of id: NodeID) {
    guard let place = placeOfPage(page, in: id) else { return }
    for part in parts(of: page, in: place) where arena[part].superview == place {
      move(part, to: nil, at: 0)
    }
  }

  /// Makes the place of the new page the middle one.
  mutating func rotateSlots(of id: NodeID, _ direction: Pages.NavigationDirection) {
    guard var slots = pages(of: id)?.views?.slots, let first = slots.first, let last = slots.last
    else { return }
    slots =
      direction == .forward
      ? Array(slots.dropFirst()) + [first] : [last] + Array(slots.dropLast())
    arena[controller: id]?.stack?.pages?.views?.slots = slots
  }
}
