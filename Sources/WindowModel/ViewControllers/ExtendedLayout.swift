extension Application {
  /// Sets `edgesForExtendedLayout`: the view moves beside the bars, or under them (views-6F).
  mutating func setExtendedEdges(_ edges: Set<GestureSettings.Edge>, of id: NodeID) {
    guard arena[controller: id]?.extendedEdges != edges else { return }
    arena[controller: id]?.extendedEdges = edges
    if let parent = arena[controller: id]?.parent { fitLater(id, of: parent) }
  }

  /// Places a container's front child, and so on inwards, beside the bars if it does not extend under
  /// them.
  mutating func fitContents(of id: NodeID) {
    var outer = id
    while let inner = front(of: outer) {
      if !reachesUnderBars(inner) { fitContent(inner, of: outer) }
      outer = inner
    }
  }

  /// The edges at which a child's view extends under bars: under opaque ones only if it asks for it.
  func layoutEdges(of child: NodeID) -> Set<GestureSettings.Edge> {
    guard let controller = arena[controller: child] else { return [] }
    var edges = controller.extendedEdges
    if controller.reachesUnderOpaqueBars { return edges }
    for parent in parents(of: child)
    where arena[controller: parent]?.stack?.hasOpaqueBar == true {
      let isTabBar = arena[controller: parent]?.controllerClass.kind == .tabBar
      edges.remove(isTabBar ? .bottom : .top)
    }
    return edges
  }

  func reachesUnderBars(_ child: NodeID) -> Bool {
    layoutEdges(of: child).count == GestureSettings.Edge.allCases.count
  }

  /// Makes a container's bar opaque or translucent (views-6F).
  package mutating func setOpaqueBar(_ isOpaque: Bool, of id: NodeID) {
    guard let stack = arena[controller: id]?.stack, stack.hasOpaqueBar != isOpaque else { return }
    arena[controller: id]?.stack?.hasOpaqueBar = isOpaque
    for child in arena[controller: id]?.children ?? [] { fitLater(child, of: id) }
  }

  /// Sets `extendedLayoutIncludesOpaqueBars` (views-6F).
  package mutating func setReachesUnderOpaqueBars(_ reaches: Bool, of id: NodeID) {
    guard arena[controller: id]?.reachesUnderOpaqueBars != reaches else { return }
    arena[controller: id]?.reachesUnderOpaqueBars = reaches
    if let parent = arena[controller: id]?.parent { fitLater(id, of: parent) }
  }

  private mutating func fitLater(_ child: NodeID, of container: NodeID) {
    guard let view = arena[controller: child]?.view, arena[view].superview != nil else { return }
    fitContent(child, of: container)
    setNeedsLayout(view)
  }

  private mutating func fitContent(_ child: NodeID, of container: NodeID) {
    guard let view = arena[controller: child]?.view,
      let place = placeOfContent(child, in: container),
      [nil, place].contains(arena[view].superview), arena[view].transform == .identity
    else { return }
    let room = room(for: child, of: container, in: place)
    guard arena[view].frame != room else { return }
    resize(view) { $0.frame = room }
  }

  /// The frame of a child's view in its wrapper, in points: the whole wrapper, without the bars at edges
  /// under which the view does not extend.
  func room(for child: NodeID, of container: NodeID, in wrapper: NodeID) -> Rect {
    var room = Rect(origin: .zero, size: arena[wrapper].bounds.size)
    guard arena[controller: child] != nil, !reachesUnderBars(child) else { return room }
    let edges = layoutEdges(of: child)
    let bars = parents(of: child).reduce(EdgeInsets.zero) { $0 + barInsets(of: $1) }
    let edge = window(of: wrapper) == nil ? safeArea : deviceEdges(of: wrapper)
    if !edges.contains(.top), bars.top > 0 {
      room.origin.y = edge.top + bars.top
      room.size.height -= room.origin.y
    }
    if !edges.contains(.bottom), bars.bottom > 0 { room.size.height -= edge.bottom + bars.bottom }
    room.size.height = max(0, room.size.height)
    return room
  }

  /// The insets that the device's edges cover of a view in a window, in points.
  private func deviceEdges(of view: NodeID) -> EdgeInsets {
    guard let window = window(of: view), arena[window].window?.screen == .main else { return .zero }
    return convert(arena[view].bounds, from: .view(view), to: .screen)
      .map { safeArea.reaching($0, of: area(of: window)) } ?? .zero
  }

  /// The wrapper of a child's view in a container with bars; nil in any other.
  private func placeOfContent(_ child: NodeID, in container: NodeID) -> NodeID? {
    guard let controller = arena[controller: container], controller.controllerClass.kind.hasBars,
      let views = controller.stack?.views
    else { return nil }
    return views.wrapper ?? views.wrappers[child] ?? views.transition
  }

  /// The insets of a container's bars on its children's views beyond the device's safe area, in points.
  func barInsets(of container: NodeID) -> EdgeInsets {
    var insets = EdgeInsets.zero
    guard let controller = arena[controller: container], let stack = controller.stack else {
      return insets
    }
    switch controller.controllerClass.kind {
    case .tabBar: if !stack.isTabBarHidden { insets.bottom += height(of: .tab, in: container) }
    case .navigation:
      if showsNavigationBar(container) { insets.top += height(of: .navigation, in: container) }
      if !stack.isToolbarHidden { insets.bottom += height(of: .toolbar, in: container) }
    case .plain, .pages, .split, .table, .alert: break
    }
    return insets
  }
}
