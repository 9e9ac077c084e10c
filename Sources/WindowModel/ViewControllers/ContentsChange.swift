extension Application {
  /// Runs in the turn after a container's children changed. If its view is visible, switches what it
  /// shows and sends the callbacks; otherwise this waits until its view appears (views-N13).
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

  /// Makes a container that came on screen check in the next turn whether it shows its front child.
  mutating func checkContents(of id: NodeID) {
    if arena[controller: id]?.stack != nil { runLoop.schedule(.changeContents(id)) }
  }

  /// Switches the child of a navigation or split view controller. Calls the old one first, then the new
  /// one. Without animation all happens at once, else both views stay until it ends (views-N1, views-N2).
  private mutating func slide(from old: NodeID?, to new: NodeID?, in id: NodeID, _ stack: Stack) {
    let rule: Rule =
      stack.split != nil ? .splitViews : stack.isForward ? .pushOrder : .popOrder
    let animated = stack.isAnimated && old != nil && new != nil
    arena[controller: id]?.stack?.isCancelled = false
    if animated { turn.transition = .init(container: id, from: old, to: new) }
    if let old { beginAppearance(of: old, false, animated: animated, rule) }
    if let new { loadContent(new, of: id) }
    if let new, !isCovered(new) {
      beginAppearance(of: new, true, animated: animated, rule)
    }
    tellDelegate(of: id, .navigationControllerWillShow, new, animated: animated)
    turn.transition = nil
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

  /// Ends an animation: removes the old view and sends both controllers their did-callback.
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
    finishContents(of: id, owed: stack.moves)
    turn.transition = .init(container: id, from: transition.from, to: transition.to)
    tellDelegate(of: id, .navigationControllerDidShow, transition.to, animated: true)
    turn.transition = nil
    // A change during the animation has waited for its end.
    if front(of: id) != arena[controller: id]?.stack?.shown { changeContents(of: id) }
  }

  /// Puts the new child's view in place of the old one, announces its appearance, and lays it out.
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

  /// Tells the moved children that they moved, and removes the wrappers of former tabs.
  fileprivate mutating func finishContents(of id: NodeID, owed: [Stack.Move]? = nil) {
    payMoves(of: id, owed: owed)
    let gone = arena[controller: id]?.stack?.views?.wrappers.keys.filter {
      !children(of: id).contains($0)
    }
    for child in (gone ?? []).sorted() { dropWrapper(of: child, in: id) }
  }
}

extension Application {
  /// Ends a pop that the user cancelled: the new controller leaves and the old one returns, unless the
  /// stack has changed since (views-N12). Returns whether it was cancelled.
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

  /// Tells the delegate of a navigation controller that appears with a child that it will show it, and the first
  /// time at once that it did. A change that waits for the next turn is told then (views-N11).
  mutating func tellWillShow(_ shown: NodeID, in id: NodeID, animated: Bool) {
    guard shown == front(of: id) else { return }
    tellDelegate(of: id, .navigationControllerWillShow, shown, animated: animated)
    guard arena[controller: id]?.stack?.hasAppeared == false else { return }
    arena[controller: id]?.stack?.hasAppeared = true
    tellDelegate(of: id, .navigationControllerDidShow, shown, animated: animated)
  }

  /// Tells the delegate of a navigation controller that has appeared which child it shows (views-N11).
  mutating func tellDidShow(of id: NodeID) {
    guard let controller = arena[controller: id], let shown = controller.stack?.shown,
      shown == front(of: id)
    else { return }
    tellDelegate(
      of: id, .navigationControllerDidShow, shown, animated: controller.isAnimated)
  }

  /// Tells a navigation controller's delegate, if any, which controller is shown (views-N11).
  private mutating func tellDelegate(
    of id: NodeID, _ name: Event.Name, _ shown: NodeID?, animated: Bool
  ) {
    guard let shown, arena[controller: id]?.controllerClass.kind == .navigation,
      hasDelegate(id, .navigationControllerWillShow)
    else { return }
    post(name, controller: id, other: shown, animated: animated, .navigationDelegateIsTold)
  }

  /// Whether a container has a living delegate: a controller, or an object of the app's code.
  func hasDelegate(_ id: NodeID, _ method: Event.Name) -> Bool {
    let delegate = arena[controller: id]?.stack?.delegate
    return delegate.map(arena.isController) ?? false || code.running?.overrides(method, id) == true
  }
}
