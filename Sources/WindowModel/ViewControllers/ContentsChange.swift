extension Application {
  /// The turn after a container's children changed: if its view is seen, what it shows changes with
  /// the callbacks of that; else it does when its view appears (views-N13).
  mutating func changeContents(of id: NodeID, into turn: inout Turn) {
    guard let controller = arena[controller: id], let stack = controller.stack,
      stack.transition == nil
    else { return }
    let new = front(of: id)
    guard let view = controller.view, controller.appearance.isShown,
      isShowing(window(of: view)), stack.shown != new
    else {
      if let shown = stack.shown, !controller.children.contains(shown) {
        clearContents(of: id, into: &turn)
      }
      finishContents(of: id, into: &turn)
      return
    }
    arena[controller: id]?.stack?.shown = new
    if controller.controllerClass.kind == .tabBar {
      switchTab(from: stack.shown, to: new, in: id, into: &turn)
      finishContents(of: id, into: &turn)
    } else {
      slide(from: stack.shown, to: new, in: id, stack, into: &turn)
    }
  }

  /// Lets a container that came on screen look in the next turn whether it shows what it has in
  /// front.
  mutating func checkContents(of id: NodeID) {
    if arena[controller: id]?.stack != nil { runLoop.schedule(.changeContents(id)) }
  }

  /// A navigation's change: who goes is told first, then who comes; not animated, all happens at
  /// once, else both views are there until the animation ends (views-N1, views-N2).
  private mutating func slide(
    from old: NodeID?, to new: NodeID?, in id: NodeID, _ stack: Stack, into turn: inout Turn
  ) {
    let rule: Rule = stack.isForward ? .pushOrder : .popOrder
    let animated = stack.isAnimated && old != nil && new != nil
    arena[controller: id]?.stack?.isCancelled = false
    if let old { beginAppearance(of: old, false, animated: animated, rule, into: &turn) }
    if let new { _ = loadView(of: new, into: &turn) }
    if let new, !isCovered(new) {
      beginAppearance(of: new, true, animated: animated, rule, into: &turn)
    }
    tellDelegate(of: id, .navigationControllerWillShow, new, animated: animated, into: &turn)
    guard animated, let new else {
      exchange(to: new, in: id, into: &turn)
      for child in [old, new] {
        if let child { endAppearance(of: child, rule, into: &turn) }
      }
      finishContents(of: id, into: &turn)
      tellDelegate(of: id, .navigationControllerDidShow, new, animated: false, into: &turn)
      return
    }
    arena[controller: id]?.stack?.transition = .init(
      from: old, to: new, rule: rule, isCancelled: stack.isCancelled)
    put(new, in: id, atBack: !stack.isForward, into: &turn)
    announceAppearance(of: new, into: &turn)
    installContents(of: new, into: &turn)
    runLoop.schedule(.endTransition(id))
  }

  /// The end of an animation: the old view leaves, and both controllers are told.
  mutating func endTransition(of id: NodeID, into turn: inout Turn) {
    guard let stack = arena[controller: id]?.stack, let transition = stack.transition else {
      return
    }
    arena[controller: id]?.stack?.transition = nil
    if transition.isCancelled, callOff(transition, in: id, into: &turn) { return }
    if let wrapper = stack.views?.wrapper {
      clear(wrapper, keeping: transition.to.map { parts(of: $0, in: wrapper) } ?? [], into: &turn)
    }
    for child in [transition.from, transition.to].compactMap(\.self) where arena.isAlive(child) {
      endAppearance(of: child, transition.rule, into: &turn)
    }
    finishContents(of: id, into: &turn)
    tellDelegate(
      of: id, .navigationControllerDidShow, transition.to, animated: true, into: &turn)
    // What came while the animation ran has waited for its end.
    if front(of: id) != arena[controller: id]?.stack?.shown { changeContents(of: id, into: &turn) }
  }

  /// Puts the new child's view in the old one's place, says that it is there and lays it out.
  mutating func exchange(to new: NodeID?, in id: NodeID, into turn: inout Turn) {
    if let new {
      show(new, in: id, into: &turn)
      announceAppearance(of: new, into: &turn)
      installContents(of: new, into: &turn)
    } else {
      clearContents(of: id, into: &turn)
    }
    layOutWindows(into: &turn)
  }

  private mutating func clearContents(of id: NodeID, into turn: inout Turn) {
    arena[controller: id]?.stack?.shown = nil
    guard let views = arena[controller: id]?.stack?.views else { return }
    clear(views.wrapper ?? views.transition, keeping: [], into: &turn)
  }

  /// Tells who moved that they did, and lets the wrappers of tabs go that are none any more.
  fileprivate mutating func finishContents(of id: NodeID, into turn: inout Turn) {
    payMoves(of: id, into: &turn)
    let gone = arena[controller: id]?.stack?.views?.wrappers.keys.filter {
      !children(of: id).contains($0)
    }
    for child in (gone ?? []).sorted() { dropWrapper(of: child, in: id, into: &turn) }
  }
}

extension Application {
  /// A pop that a person lets go of before its end: who was to come leaves again and who was to go is
  /// back, unless the stack has changed meanwhile (views-N12). Returns whether it is so.
  private mutating func callOff(
    _ transition: Stack.Transition, in id: NodeID, into turn: inout Turn
  ) -> Bool {
    guard let old = transition.from, let new = transition.to, front(of: id) == new,
      arena.isAlive(old), mayEnter(old, id), let wrapper = wrapper(of: old, in: id)
    else { return false }
    enter(old, id, into: &turn)
    arena[controller: id]?.stack?.shown = old
    beginAppearance(of: new, false, animated: true, .edgePopCanBeCancelled, into: &turn)
    clear(wrapper, keeping: parts(of: old, in: wrapper), into: &turn)
    endAppearance(of: new, .edgePopCanBeCancelled, into: &turn)
    beginAppearance(of: old, true, animated: true, .edgePopCanBeCancelled, into: &turn)
    announceAppearance(of: old, into: &turn)
    endAppearance(of: old, .edgePopCanBeCancelled, into: &turn)
    finishContents(of: id, into: &turn)
    return true
  }

  /// Tells a navigation controller's delegate, if it lives, which controller is shown (views-N11).
  private func tellDelegate(
    of id: NodeID, _ name: Event.Name, _ shown: NodeID?, animated: Bool, into turn: inout Turn
  ) {
    guard let shown, let delegate = arena[controller: id]?.stack?.delegate,
      arena.isController(delegate)
    else { return }
    turn.post(name, controller: id, other: shown, animated: animated, .navigationDelegateIsTold)
  }
}
