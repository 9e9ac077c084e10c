/// The pages next to the shown one, from a data source (views-2.8C).
extension Application {
  /// The next page in a direction, nil for none; refuses a controller that can't be a page.
  mutating func nextPage(
    _ direction: Pages.NavigationDirection, of id: NodeID
  ) throws(Refusal) -> NodeID? {
    guard let page = arena[controller: id]?.stack?.selected else { return nil }
    // Checked before any change; after a refusal the code's own changes are undone with the rest.
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

  /// The kept neighbour in a direction, or the one from the list.
  private func known(
    _ direction: Pages.NavigationDirection, of page: NodeID, in id: NodeID
  ) -> NodeID? {
    if let neighbour = pages(of: id)?[direction], neighbour.isKnown { return neighbour.page }
    return code.running == nil ? listed(direction, of: page, in: id) : nil
  }

  /// The neighbour from the list in a direction.
  private func listed(
    _ direction: Pages.NavigationDirection, of page: NodeID, in id: NodeID
  ) -> NodeID? {
    let list = pages(of: id)?.list?.filter { arena.isController($0) } ?? []
    guard let index = list.firstIndex(of: page) else { return nil }
    let next = direction == .forward ? index + 1 : index - 1
    return list.indices.contains(next) ? list[next] : nil
  }

  /// Asks for the page in a direction and keeps it; for scrolling pages its view is loaded.
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

  /// Forgets the data source's answers, so that it is asked again.
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

  /// Asks the data source, or the list in its place; nil without either.
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
