extension Application {
  /// Brings what a container has in front into its view, now that the view is where it is seen, and
  /// so on inwards: whoever was not told that it will appear is told now (views-2.3, views-2.5).
  mutating func installContents(of id: NodeID, into turn: inout Turn) {
    var outer = id
    while let inner = front(of: outer), arena[controller: outer].stack?.transition == nil {
      layOutBars(of: outer, into: &turn)
      let view = loadView(of: inner, into: &turn)
      if arena[controller: outer].appearance.isShown, !arena[controller: inner].appearance.isShown {
        beginAppearance(
          of: inner, true, animated: arena[controller: outer].isAnimated, .views2_6A, into: &turn)
        if arena[controller: outer].appearance == .appeared {
          runLoop.schedule(.endAppearance(inner))
        }
      }
      if arena[controller: outer].stack?.shown != inner || !isInPlace(inner, in: outer) {
        arena[controller: outer].stack?.shown = inner
        show(view, of: inner, in: outer, into: &turn)
      }
      announceAppearance(of: inner, into: &turn)
      payMoves(of: outer, into: &turn)
      outer = inner
    }
  }

  /// Exchanges the view that a container shows for another child's, without telling anyone.
  mutating func show(
    _ view: NodeID, of child: NodeID, in container: NodeID, into turn: inout Turn
  ) {
    guard let wrapper = wrapper(of: child, in: container) else { return }
    clear(wrapper, keeping: view, into: &turn)
    put(view, of: child, in: container, at: nil, into: &turn)
    guard let views = arena[controller: container].stack?.views, views.wrapper == nil else {
      return
    }
    clear(views.transition, keeping: wrapper, into: &turn)
    if arena[wrapper].superview != views.transition {
      fit(wrapper, to: views.transition, into: &turn)
      insert(wrapper, into: views.transition, .top, into: &turn)
    }
  }

  /// Puts a child's view into its wrapper, at an index or in front of what is there; one that the
  /// wrapper lies in can't go there.
  mutating func put(
    _ view: NodeID, of child: NodeID, in container: NodeID, at index: Int?, into turn: inout Turn
  ) {
    guard let wrapper = wrapper(of: child, in: container), !isDescendant(wrapper, of: view) else {
      turn.diagnostics.append(
        "layer <CALayer: \(arena.identifier(of: view))> is a part of cycle in its layer tree")
      return
    }
    fit(view, to: wrapper, into: &turn)
    insert(view, into: wrapper, index.map(Place.at) ?? .top, into: &turn)
  }

  /// Takes everything but one view out of one of UIKit's containers.
  mutating func clear(_ container: NodeID, keeping view: NodeID?, into turn: inout Turn) {
    for subview in arena[container].subviews where subview != view {
      move(subview, to: nil, at: 0, into: &turn)
    }
  }

  private func isInPlace(_ child: NodeID, in container: NodeID) -> Bool {
    guard let views = arena[controller: container].stack?.views,
      let wrapper = views.wrapper ?? views.wrappers[child],
      let view = arena[controller: child].view
    else { return false }
    return arena[view].superview == wrapper && arena[wrapper].superview == views.transition
  }
}
