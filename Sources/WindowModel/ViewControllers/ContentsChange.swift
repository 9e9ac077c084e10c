extension Application {
  /// The turn after a container's children changed: if its view is seen, what it shows changes with
  /// the callbacks of that; else it does when its view appears (views-N13).
  mutating func changeContents(of id: NodeID, into turn: inout Turn) {
    let controller = arena[controller: id]
    guard let stack = controller.stack, stack.transition == nil else { return }
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
    arena[controller: id].stack?.shown = new
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
    if arena[controller: id].stack != nil { runLoop.schedule(.changeContents(id)) }
  }

  /// A navigation's change: who goes is told first, then who comes; not animated, all happens at
  /// once, else both views are there until the animation ends (views-N1, views-N2).
  private mutating func slide(
    from old: NodeID?, to new: NodeID?, in id: NodeID, _ stack: Stack, into turn: inout Turn
  ) {
    let rule: Rule = stack.isForward ? .viewsN1 : .viewsN2
    let animated = stack.isAnimated && old != nil && new != nil
    if let old { beginAppearance(of: old, false, animated: animated, rule, into: &turn) }
    let view = new.map { loadView(of: $0, into: &turn) }
    if let new { beginAppearance(of: new, true, animated: animated, rule, into: &turn) }
    guard animated, let new, let view else {
      exchange(to: new, view, in: id, into: &turn)
      for child in [old, new] {
        if let child { endAppearance(of: child, rule, into: &turn) }
      }
      finishContents(of: id, into: &turn)
      return
    }
    arena[controller: id].stack?.transition = .init(from: old, to: new, rule: rule)
    put(view, of: new, in: id, at: stack.isForward ? nil : 0, into: &turn)
    announceAppearance(of: new, into: &turn)
    installContents(of: new, into: &turn)
    runLoop.schedule(.endTransition(id))
  }

  /// The end of an animation: the old view leaves, and both controllers are told.
  mutating func endTransition(of id: NodeID, into turn: inout Turn) {
    guard let stack = arena[controller: id].stack, let transition = stack.transition else { return }
    arena[controller: id].stack?.transition = nil
    if let wrapper = stack.views?.wrapper {
      let view = transition.to.flatMap { arena[controller: $0].view }
      clear(wrapper, keeping: view, into: &turn)
    }
    for child in [transition.from, transition.to].compactMap(\.self) where arena.isAlive(child) {
      endAppearance(of: child, transition.rule, into: &turn)
    }
    finishContents(of: id, into: &turn)
    // What came while the animation ran has waited for its end.
    if front(of: id) != arena[controller: id].stack?.shown { changeContents(of: id, into: &turn) }
  }

  /// Puts the new child's view in the old one's place, says that it is there and lays it out.
  mutating func exchange(
    to new: NodeID?, _ view: NodeID?, in id: NodeID, into turn: inout Turn
  ) {
    if let new, let view {
      show(view, of: new, in: id, into: &turn)
      announceAppearance(of: new, into: &turn)
      installContents(of: new, into: &turn)
    } else {
      clearContents(of: id, into: &turn)
    }
    layOutWindows(into: &turn)
  }

  private mutating func clearContents(of id: NodeID, into turn: inout Turn) {
    arena[controller: id].stack?.shown = nil
    guard let views = arena[controller: id].stack?.views else { return }
    clear(views.wrapper ?? views.transition, keeping: nil, into: &turn)
  }

  /// Tells who moved that they did, and lets the wrappers of tabs go that are none any more.
  private mutating func finishContents(of id: NodeID, into turn: inout Turn) {
    payMoves(of: id, into: &turn)
    let gone = arena[controller: id].stack?.views?.wrappers.keys.filter {
      !arena[controller: id].children.contains($0)
    }
    for child in (gone ?? []).sorted() { dropWrapper(of: child, in: id, into: &turn) }
  }
}
