/// Page turns by the app's code or by the user.
extension Application {
  /// `setViewControllers(_:direction:animated:completion:)`: changes the page at once or, on screen, with
  /// an animation; does not call the delegate (views-2.8A).
  mutating func setPage(of id: NodeID, _ set: SetViewControllers) throws(Refusal) {
    guard let direction = set.direction else {
      throw .invalidValue(
        property: "direction", reason: "The direction of the page turn: forward or reverse.")
    }
    guard let name = set.controllers.first, set.controllers.count == 1 else {
      throw .exception(
        name: "NSInvalidArgumentException",
        reason:
          "The number of view controllers provided (\(set.controllers.count)) doesn't match the number required (1) for the requested transition"
      )
    }
    let page = try findController(name, of: "viewControllers")
    try checkEntry(of: page, into: id)
    try checkIsStill(id)
    _ = loadView(of: id)
    // The code that this ran may have turned a page itself.
    try checkIsStill(id)
    turn.subject = .controller(id)
    let completion = set.completion?.given(to: id)
    let old = arena[controller: id]?.stack?.selected
    forgetNeighbours(of: id)
    guard page != old else { return complete(completion) }
    let isAnimated =
      set.isAnimated && old != nil && arena[controller: id]?.appearance == .appeared
      && isInWindow(id)
    arena[controller: id]?.stack?.pages?.turning = .init(
      direction: direction, isByPerson: false, completion: completion)
    beginPageTurn(of: id, to: page, animated: isAnimated)
    if isAnimated {
      runLoop.schedule(.endTransition(id))
    } else {
      endPageTurn(of: id)
    }
  }

  private func checkIsStill(_ id: NodeID) throws(Refusal) {
    guard arena[controller: id]?.stack?.transition == nil else {
      throw .notPossible(
        "\(identifier(of: id)) is already turning a page; here it turns one at a time.")
    }
  }

  /// Whether the user can turn a page: one is at rest on screen, and nothing is presented on it.
  func canSwipe(_ id: NodeID) -> Bool {
    guard let controller = arena[controller: id], let stack = controller.stack else { return false }
    return controller.appearance == .appeared && stack.transition == nil
      && stack.selected != nil && stack.selected == stack.shown && controller.presented == nil
      && isInWindow(id)
  }

  /// Begins a page turn of the user's: calls the delegate first, then the new and the old page (views-2.8B).
  mutating func beginSwipe(
    of id: NodeID, to page: NodeID, _ direction: Pages.NavigationDirection, drag: Double?,
    isCancelled: Bool = false
  ) {
    arena[controller: id]?.stack?.pages?.turning = .init(
      direction: direction, isByPerson: true, drag: drag)
    tellPageDelegate(of: id, .pageViewControllerWillTransition, page)
    beginPageTurn(of: id, to: page, animated: true, isCancelled: isCancelled)
  }

  private mutating func beginPageTurn(
    of id: NodeID, to new: NodeID, animated: Bool, isCancelled: Bool = false
  ) {
    let old = arena[controller: id]?.stack?.selected
    arena[controller: id]?.stack?.transition = .init(
      from: old, to: new, rule: .pageTurnOrder, isCancelled: isCancelled)
    arena[controller: id]?.stack?.shown = new
    enter(new, id)
    _ = loadView(of: new)
    if !isCovered(new) { beginAppearance(of: new, true, animated: animated, .pageTurnOrder) }
    if let old { beginAppearance(of: old, false, animated: animated, .pageTurnOrder) }
    putPage(new, in: id, from: old)
    layOutPages(of: id)
    if let view = arena[controller: new]?.view, isShowing(window(of: view)) {
      announceAppearance(of: new)
    }
    installContents(of: new)
  }

  /// Ends a page turn: the old page leaves or, if the user cancelled, the new one does (views-2.8B).
  mutating func endPageTurn(of id: NodeID) {
    guard let transition = arena[controller: id]?.stack?.transition,
      let turning = pages(of: id)?.turning
    else { return }
    func stays(_ page: NodeID?) -> NodeID? {
      page.flatMap { arena[controller: $0]?.parent == id ? $0 : nil }
    }
    let (old, new) = (stays(transition.from), stays(transition.to))
    let isBack = transition.isCancelled || new == nil
    for page in [transition.from, transition.to].compactMap(\.self) where stays(page) == nil {
      sendAway(page, of: id)
    }
    if isBack {
      callOffPage(new, for: old, in: id)
    } else {
      completePage(new, after: old, in: id, turning.direction)
    }
    payMoves(of: id)
    // Shows what became visible again in the meantime.
    if isShown(id) { installContents(of: id) }
    if turning.isByPerson {
      let isTold: Event.Reason? = isBack ? .letGo : nil
      tellPageDelegate(of: id, .pageViewControllerDidFinishAnimating, transition.from, isTold)
      remember(old, new, in: id, turning.direction, isBack: isBack)
    }
    complete(turning.completion)
  }

  private mutating func completePage(
    _ new: NodeID?, after old: NodeID?, in id: NodeID, _ direction: Pages.NavigationDirection
  ) {
    if let old { takeOutPage(old, of: id) }
    rotateSlots(of: id, direction)
    rest(id, on: new)
    let isCurl = pages(of: id)?.transitionStyle == .pageCurl
    for page in (isCurl ? [old, new] : [new, old]).compactMap(\.self) {
      endAppearance(of: page, .pageTurnOrder)
    }
    if let old { leave(old, id) }
  }

  private mutating func callOffPage(_ new: NodeID?, for old: NodeID?, in id: NodeID) {
    let isSeen = isShown(id)
    func comeBack(_ it: inout Application) {
      guard let old, isSeen else { return }
      it.beginAppearance(of: old, true, animated: true, .pageTurnOrder)
      it.announceAppearance(of: old)
    }
    func goBack(_ it: inout Application) {
      if let new { it.beginAppearance(of: new, false, animated: true, .pageTurnOrder) }
    }
    func end(_ page: NodeID?, _ it: inout Application) {
      if let page { it.endAppearance(of: page, .pageTurnOrder) }
    }
    if pages(of: id)?.transitionStyle == .pageCurl {
      goBack(&self)
      comeBack(&self)
      if let new { takeOutPage(new, of: id) }
      end(new, &self)
      end(old, &self)
    } else {
      comeBack(&self)
      end(old, &self)
      goBack(&self)
      if let new { takeOutPage(new, of: id) }
      end(new, &self)
    }
    rest(id, on: old)
    if let new { leave(new, id) }
  }

  /// Ends the turn with a page in the middle.
  private mutating func rest(_ id: NodeID, on page: NodeID?) {
    arena[controller: id]?.stack?.selected = page
    arena[controller: id]?.stack?.shown = page
    arena[controller: id]?.stack?.transition = nil
    arena[controller: id]?.stack?.pages?.turning = nil
    layOutPages(of: id)
  }

  /// For scrolling pages, keeps the old page as a neighbour and asks for the next one in the direction
  /// (views-2.8C).
  private mutating func remember(
    _ old: NodeID?, _ new: NodeID?, in id: NodeID, _ direction: Pages.NavigationDirection,
    isBack: Bool
  ) {
    guard pages(of: id)?.transitionStyle == .scroll else { return forgetNeighbours(of: id) }
    if isBack {
      if let new { keep(new, direction, of: id) }
      return
    }
    keep(nil, direction, of: id)
    keep(old, direction.opposite, of: id)
    learn(direction, of: id)
  }

  /// Runs in the turn after the app itself removed the page: the page leaves, and none is shown.
  mutating func changePages(of id: NodeID) {
    guard let stack = arena[controller: id]?.stack else { return }
    if let gone = stack.shown, stack.selected == nil {
      arena[controller: id]?.stack?.shown = nil
      sendAway(gone, of: id)
    }
    payMoves(of: id)
  }

  /// Removes the view of a page that the app itself removed from its container.
  private mutating func sendAway(_ page: NodeID, of id: NodeID) {
    guard arena.isController(page), let place = placeOfPage(page, in: id),
      arena[controller: page]?.view.map({ arena[$0].superview == place }) == true
    else { return }
    beginAppearance(of: page, false, animated: false, .pageTurnOrder)
    takeOutPage(page, of: id)
    endAppearance(of: page, .pageTurnOrder)
  }

  private mutating func tellPageDelegate(
    of id: NodeID, _ name: Event.Name, _ page: NodeID?, _ reason: Event.Reason? = nil
  ) {
    guard let page, hasDelegate(id, .pageViewControllerWillTransition) else { return }
    post(name, .controller(id), page, .pageTurnOrder, reason)
  }

  private mutating func complete(_ completion: Completion?) {
    guard let completion, let caller = completion.caller, arena.isController(caller) else { return }
    post(.completion, controller: caller, .pageIsSet, action: completion.name)
  }
}
