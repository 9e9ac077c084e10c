/// The pages beside the one that is shown, which a data source tells (views-2.8C).
extension Application {
  /// The page that comes next in a direction, nil for none; a controller that can't be a page is refused.
  mutating func nextPage(
    _ direction: Pages.NavigationDirection, of id: NodeID
  ) throws(Refusal) -> NodeID? {
    guard let page = arena[controller: id]?.stack?.selected else { return nil }
    // Before anything is changed; what the app's code answers is put back with the rest.
    if let known = known(direction, of: page, in: id) { try checkEntry(of: known, into: id) }
    let isScrolled = pages(of: id)?.transitionStyle == .scroll
    if !isScrolled { forgetNeighbours(of: id) }
    if isScrolled, pages(of: id)?.after.isKnown == false, pages(of: id)?.before.isKnown == false {
      for side in [Pages.NavigationDirection.forward, .reverse] { learn(side, of: id) }
    } else if pages(of: id)?[direction].isKnown == false {
      learn(direction, of: id)
    }
    guard let next = pages(of: id)?[direction].page, next != page, arena.isController(next),
      arena[controller: id]?.stack?.selected == page
    else { return nil }
    try checkEntry(of: next, into: id)
    return next
  }

  /// The page in a direction that is kept, or that the list has.
  private func known(
    _ direction: Pages.NavigationDirection, of page: NodeID, in id: NodeID
  ) -> NodeID? {
    if let neighbour = pages(of: id)?[direction], neighbour.isKnown { return neighbour.page }
    return code.running == nil ? listed(direction, of: page, in: id) : nil
  }

  /// The page that the list has in a direction.
  private func listed(
    _ direction: Pages.NavigationDirection, of page: NodeID, in id: NodeID
  ) -> NodeID? {
    let list = pages(of: id)?.list?.filter { arena.isController($0) } ?? []
    guard let index = list.firstIndex(of: page) else { return nil }
    let next = direction == .forward ? index + 1 : index - 1
    return list.indices.contains(next) ? list[next] : nil
  }

  /// Asks for the page in a direction and keeps it; where pages scroll, its view is loaded.
  mutating func learn(_ direction: Pages.NavigationDirection, of id: NodeID) {
    guard let page = arena[controller: id]?.stack?.selected else { return }
    let answer = ask(direction, of: page, in: id)
    keep(answer, direction, of: id)
    if let answer, pages(of: id)?.transitionStyle == .scroll { _ = loadView(of: answer) }
  }

  /// Keeps a page as the neighbour in a direction, and alive.
  package mutating func keep(_ page: NodeID?, _ direction: Pages.NavigationDirection, of id: NodeID)
  {
    let old = pages(of: id)?[direction].page
    arena[controller: id]?.stack?.pages?[direction] = .init(isKnown: true, page: page)
    if let page, let controller = arena[controller: page], controller.movesIn == nil {
      arena[controller: page]?.movesIn = id
    }
    if let old, old != page { letGo(ofNeighbour: old, in: id) }
  }

  /// Forgets what the data source answered, so that it is asked again.
  mutating func forgetNeighbours(of id: NodeID) {
    guard let pages = pages(of: id) else { return }
    arena[controller: id]?.stack?.pages?.before = .init()
    arena[controller: id]?.stack?.pages?.after = .init()
    for page in [pages.before.page, pages.after.page].compactMap(\.self) {
      letGo(ofNeighbour: page, in: id)
    }
  }

  private mutating func letGo(ofNeighbour page: NodeID, in id: NodeID) {
    let stack = arena[controller: id]?.stack
    guard arena[controller: page]?.movesIn == id, stack?.pages?.before.page != page,
      stack?.pages?.after.page != page, stack?.moves.contains(where: { $0.child == page }) != true
    else { return }
    arena[controller: page]?.movesIn = nil
    releasePool.append(page)
  }

  /// Asks the data source, or the list that stands for one; nil where there is neither.
  private mutating func ask(
    _ direction: Pages.NavigationDirection, of page: NodeID, in id: NodeID
  ) -> NodeID? {
    let question: Event.Name =
      direction == .forward ? .pageViewControllerAfter : .pageViewControllerBefore
    let isAnsweredByCode = code.running?.overrides(question, id) == true
    guard isAnsweredByCode || pages(of: id)?.list != nil else { return nil }
    post(question, controller: id, other: page, .pageSourceIsAsked)
    if isAnsweredByCode {
      return code.running?.keepPage(direction, of: page, in: id, application: &self)
    }
    return listed(direction, of: page, in: id)
  }
}
