extension Application {
  /// Puts a container's front child into its now visible view, and so on inwards. Sends will-appear to
  /// those that have not got it (views-2.3, views-2.5).
  mutating func installContents(of id: NodeID) {
    var outer = id
    while let inner = beginContent(of: outer) {
      if arena[controller: outer]?.stack?.shown != inner || !isInPlace(inner, in: outer) {
        arena[controller: outer]?.stack?.shown = inner
        show(inner, in: outer)
      }
      announceAppearance(of: inner)
      payMoves(of: outer)
      outer = inner
    }
  }

  /// Sends will-appear to a container's front child, and so on inwards, before the container's view is
  /// visible (views-2.5).
  mutating func beginContents(of id: NodeID) {
    var outer = id
    while let inner = beginContent(of: outer) { outer = inner }
  }

  /// Loads the view of a container's front child, and sends it will-appear if it appears with the
  /// container. Returns nil without a front child, or during an animation.
  private mutating func beginContent(of outer: NodeID) -> NodeID? {
    guard let inner = front(of: outer), arena[controller: outer]?.stack?.transition == nil else {
      return nil
    }
    layOutBars(of: outer)
    loadContent(inner, of: outer)
    if let container = arena[controller: outer], container.appearance.isShown,
      !isCovered(inner), !isShown(inner)
    {
      beginAppearance(of: inner, true, animated: container.isAnimated, .appearanceIsForwarded)
      tellWillShow(inner, in: outer, animated: container.isAnimated)
      if container.appearance == .appeared {
        runLoop.schedule(.endAppearance(inner))
      }
    }
    return inner
  }

  /// Loads a child's view, which is placed beside the bars before it will appear (views-6F).
  mutating func loadContent(_ child: NodeID, of container: NodeID) {
    guard loadView(of: child) != nil, !reachesUnderBars(child) else {
      return
    }
    fitContents(of: container)
  }

  /// Replaces the shown view of a container by another child's, without callbacks.
  mutating func show(_ child: NodeID, in container: NodeID) {
    guard let wrapper = wrapper(of: child, in: container) else { return }
    if let place = placeOfPage(child, in: container) {
      return put(child, in: container, at: arena[place].isContainer ? nil : 0)
    }
    clear(wrapper, keeping: parts(of: child, in: wrapper))
    put(child, in: container, at: nil)
    guard let views = arena[controller: container]?.stack?.views, views.wrapper == nil else {
      return
    }
    clear(views.transition, keeping: [wrapper])
    if arena[wrapper].superview != views.transition {
      fit(wrapper, to: views.transition)
      insert(wrapper, into: views.transition, .top)
    }
  }

  /// Adds a child's views to its wrapper, at an index or in front.
  mutating func put(_ child: NodeID, in container: NodeID, at start: Int?) {
    guard let wrapper = wrapper(of: child, in: container) else { return }
    for (offset, part) in parts(of: child, in: wrapper).enumerated()
    where arena[part].superview != wrapper {
      let index = start.map { $0 + offset } ?? arena[wrapper].subviews.count
      if arena[part].isContainer {
        move(part, to: wrapper, at: index)
      } else {
        put(part, into: wrapper, at: index)
        if !reachesUnderBars(child) { fitContents(of: container) }
      }
    }
  }

  /// Puts a child's view into its wrapper, unless it contains the wrapper.
  private mutating func put(_ view: NodeID, into wrapper: NodeID, at index: Int) {
    guard !isDescendant(wrapper, of: view) else {
      turn.diagnostics.append(
        "layer <CALayer: \(arena.identifier(of: view))> is a part of cycle in its layer tree")
      return
    }
    fit(view, to: wrapper)
    insert(view, into: wrapper, .at(index))
  }

  /// A child's views in its wrapper, back to front: its view unless covered there, and the container of
  /// what is presented on it there (views-P2A).
  func parts(of child: NodeID, in wrapper: NodeID) -> [NodeID] {
    let presentation = arena[controller: child]?.presented.flatMap {
      arena[controller: $0]?.presentation
    }
    let isWithin = presentation?.superview == wrapper
    let container = isWithin ? living(presentation?.container) : nil
    let view = container != nil && isCovered(child) ? nil : arena[controller: child]?.view
    return [view, container].compactMap(\.self)
  }

  /// Removes all but some views from one of UIKit's containers.
  mutating func clear(_ container: NodeID, keeping views: [NodeID]) {
    for subview in arena[container].subviews where !views.contains(subview) {
      move(subview, to: nil, at: 0)
    }
  }

  private func isInPlace(_ child: NodeID, in container: NodeID) -> Bool {
    if let place = placeOfPage(child, in: container) {
      return parts(of: child, in: place).allSatisfy { arena[$0].superview == place }
    }
    guard let views = arena[controller: container]?.stack?.views,
      let wrapper = views.wrapper ?? views.wrappers[child]
    else { return false }
    return arena[wrapper].superview == views.transition
      && parts(of: child, in: wrapper).allSatisfy { arena[$0].superview == wrapper }
  }
}
