extension Application {
  /// The turn after a container's children changed: if its view is seen, what it shows changes with
  /// the callbacks of that; else it does when its view appears (views-N13).
  mutating func changeContents(of id: NodeID) {
    guard let controller = arena[controller: id], let stack = controller.stack,
      stack.transition == nil
    else { return }
    if stack.pages != nil { return changePages(of: id) }
    if controller.appearance.isShown { collapse(id) }
    let new = front(of: id)
    guard let view = controller.view, controller.appearance.isShown,
      isShowing(window(of: view)), stack.shown != new
    else {
      if let shown = stack.shown, !controller.children.contains(shown) {
        clearContents(of: id)
      }
      finishContents(of: id)
      return
    }
    arena[controller: id]?.stack?.shown = new
    if controller.controllerClass.kind == .tabBar {
      switchTab(from: stack.shown, to: new, in: id)
      finishContents(of: id)
    } else {
      slide(from: stack.shown, to: new, in: id, stack)
    }
  }

  /// Lets a container that came on screen look in the next turn whether it shows what it has in
  /// front.
  mutating func checkContents(of id: NodeID) {
    if arena[controller: id]?.stack != nil { runLoop.schedule(.changeContents(id)) }
  }

  /// A navigation's change, or that of a split view controller whose primary goes: who goes is told first, then who comes; not animated, all happens at
  /// once, else both views are there until the animation ends (views-N1, views-N2).
  private mutating func slide(from old: NodeID?, to new: NodeID?, in id: NodeID, _ stack: Stack) {
    let rule: Rule =
      stack.split != nil ? .splitViews : stack.isForward ? .pushOrder : .popOrder
    let animated = stack.isAnimated && old != nil && new != nil
    arena[controller: id]?.stack?.isCancelled = false
    if let old { beginAppearance(of: old, false, animated: animated, rule) }
    if let new { loadContent(new, of: id) }
    if let new, !isCovered(new) {
      beginAppearance(of: new, true, animated: animated, rule)
    }
    tellDelegate(of: id, .navigationControllerWillShow, new, animated: animated)
    guard animated, let new else {
      exchange(to: new, in: id)
      for child in [old, new] {
        if let child { endAppearance(of: child, rule) }
      }
      finishContents(of: id)
      tellDelegate(of: id, .navigationControllerDidShow, new, animated: false)
      return
    }
    arena[controller: id]?.stack?.transition = .init(
      from: old, to: new, rule: rule, isCancelled: stack.isCancelled)
    put(new, in: id, at: stack.isForward ? nil : 0)
    announceAppearance(of: new)
    installContents(of: new)
    runLoop.schedule(.endTransition(id))
  }

  /// The end of an animation: the old view leaves, and both controllers are told.
  mutating func endTransition(of id: NodeID) {
    guard let stack = arena[controller: id]?.stack, let transition = stack.transition else {
      return
    }
    if stack.pages != nil { return endPageTurn(of: id) }
    arena[controller: id]?.stack?.transition = nil
    if transition.isCancelled, callOff(transition, in: id) { return }
    if let wrapper = stack.views?.wrapper {
      clear(wrapper, keeping: transition.to.map { parts(of: $0, in: wrapper) } ?? [])
    }
    for child in [transition.from, transition.to].compactMap(\.self) where arena.isAlive(child) {
      endAppearance(of: child, transition.rule)
    }
    finishContents(of: id)
    tellDelegate(of: id, .navigationControllerDidShow, transition.to, animated: true)
    // What came while the animation ran has waited for its end.
    if front(of: id) != arena[controller: id]?.stack?.shown { changeContents(of: id) }
  }

  /// Puts the new child's view in the old one's place, says that it is there and lays it out.
  mutating func exchange(to new: NodeID?, in id: NodeID) {
    if let new {
      show(new, in: id)
      announceAppearance(of: new)
      installContents(of: new)
    } else {
      clearContents(of: id)
    }
    layOutWindows()
  }

  private mutating func clearContents(of id: NodeID) {
    arena[controller: id]?.stack?.shown = nil
    guard let views = arena[controller: id]?.stack?.views else { return }
    clear(views.wrapper ?? views.transition, keeping: [])
  }

  /// Tells who moved that they did, and lets the wrappers of tabs go that are none any more.
  fileprivate mutating func finishContents(of id: NodeID) {
    payMoves(of: id)
    let gone = arena[controller: id]?.stack?.views?.wrappers.keys.filter {
      !children(of: id).contains($0)
    }
    for child in (gone ?? []).sorted() { dropWrapper(of: child, in: id) }
  }
}

extension Application {
  /// A pop that a person lets go of before its end: who was to come leaves again and who was to go is
  /// back, unless the stack has changed meanwhile (views-N12). Returns whether it is so.
  private mutating func callOff(_ transition: Stack.Transition, in id: NodeID) -> Bool {
    guard let old = transition.from, let new = transition.to, front(of: id) == new,
      arena.isAlive(old), mayEnter(old, id), let wrapper = wrapper(of: old, in: id)
    else { return false }
    enter(old, id)
    updateBars(of: id)
    arena[controller: id]?.stack?.shown = old
    beginAppearance(of: new, false, animated: true, .edgePopCanBeCancelled)
    clear(wrapper, keeping: parts(of: old, in: wrapper))
    endAppearance(of: new, .edgePopCanBeCancelled)
    beginAppearance(of: old, true, animated: true, .edgePopCanBeCancelled)
    announceAppearance(of: old)
    endAppearance(of: old, .edgePopCanBeCancelled)
    finishContents(of: id)
    return true
  }

  /// Tells a navigation controller's delegate, if it lives, which controller is shown (views-N11).
  private mutating func tellDelegate(
    of id: NodeID, _ name: Event.Name, _ shown: NodeID?, animated: Bool
  ) {
    guard let shown, arena[controller: id]?.controllerClass.kind == .navigation,
      hasDelegate(id, .navigationControllerWillShow)
    else { return }
    post(name, controller: id, other: shown, animated: animated, .navigationDelegateIsTold)
  }

  /// Whether a container has a delegate that lives: a controller, or an object of the app's code.
  func hasDelegate(_ id: NodeID, _ method: Event.Name) -> Bool {
    let delegate = arena[controller: id]?.stack?.delegate
    return delegate.map(arena.isController) ?? false || code.running?.overrides(method, id) == true
  }
}
