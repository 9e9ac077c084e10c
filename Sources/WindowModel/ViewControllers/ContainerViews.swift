extension Application {
  /// Makes UIKit's views in a container's view (views-2.3, views-2.5, views-2.8).
  mutating func makeContainerViews(of id: NodeID) {
    guard isContainer(id), let view = arena[controller: id]?.view else { return }
    let size = arena[view].bounds.size
    switch arena[controller: id]?.controllerClass.kind {
    case .navigation:
      arena[view].clipsToBounds = settings.fixedKnobs.clipsNavigationViews
      let transition = makeContainer(.navigationTransitionView, "transition", of: id, size)
      let wrapper = makeContainer(.controllerWrapperView, "wrapper", of: id, size)
      let bar = makeBar("UINavigationBar", "bar", of: id, [.flexibleWidth])
      add(wrapper, to: transition)
      arena[controller: id]?.stack?.views = .init(
        transition: transition, wrapper: wrapper, bar: bar)
      updateNavigationBar(of: id)
      add(transition, to: view)
      add(bar, to: view)
    case .tabBar:
      let transition = makeContainer(.transitionView, "transition", of: id, size)
      let bar = makeBar("UITabBar", "bar", of: id, [.flexibleWidth, .flexibleTopMargin])
      arena[controller: id]?.stack?.views = .init(transition: transition, bar: bar)
      arena[bar].isHidden = arena[controller: id]?.stack?.isTabBarHidden == true
      add(transition, to: view)
      add(bar, to: view)
    case .pages: return makePageViews(of: id, in: view)
    case .split:
      let content = makeContainer(.panelContentView, "content", of: id, size)
      arena[controller: id]?.stack?.views = .init(transition: view, wrapper: content)
      return add(content, to: view)
    case .plain, .table, .alert, nil: return
    }
    if let transition = arena[controller: id]?.stack?.views?.transition {
      arena[transition].clipsToBounds = true
    }
    if arena[controller: id]?.stack?.isToolbarHidden == false {
      setToolbarHidden(false, of: id)
    }
    layOutBars(of: id)
  }

  /// The view that holds a child's view: a tab's wrapper, made when first shown, or a navigation's or page's.
  mutating func wrapper(of child: NodeID, in container: NodeID) -> NodeID? {
    if let place = placeOfPage(child, in: container) { return place }
    guard let views = arena[controller: container]?.stack?.views else { return nil }
    if let wrapper = views.wrapper ?? views.wrappers[child] { return wrapper }
    let wrapper = makeContainer(
      .controllerWrapperView, arena.identifier(of: child).text, of: container,
      arena[views.transition].bounds.size)
    arena[controller: container]?.stack?.views?.wrappers[child] = wrapper
    return wrapper
  }

  /// Removes the wrapper of a child that is no longer a tab.
  mutating func dropWrapper(of child: NodeID, in container: NodeID) {
    guard
      let wrapper = arena[controller: container]?.stack?.views?.wrappers.removeValue(forKey: child)
    else { return }
    if arena[wrapper].superview != nil { move(wrapper, to: nil, at: 0) }
    arena[wrapper].owner = nil
    releasePool.append(wrapper)
  }

  /// Shows or hides a navigation controller's toolbar, which is made when first shown.
  mutating func setToolbarHidden(_ isHidden: Bool, of id: NodeID) {
    arena[controller: id]?.stack?.isToolbarHidden = isHidden
    guard let view = arena[controller: id]?.view else { return }
    if !isHidden, arena[controller: id]?.stack?.views?.toolbar == nil {
      let toolbar = makeBar("UIToolbar", "toolbar", of: id, [.flexibleWidth, .flexibleTopMargin])
      arena[controller: id]?.stack?.views?.toolbar = toolbar
      add(toolbar, to: view)
    }
    if let toolbar = arena[controller: id]?.stack?.views?.toolbar {
      arena[toolbar].isHidden = isHidden
    }
    layOutBars(of: id)
  }

  /// Shows or hides a navigation controller's bar.
  mutating func setNavigationBarHidden(_ isHidden: Bool, of id: NodeID) {
    arena[controller: id]?.stack?.isNavigationBarHidden = isHidden
    updateNavigationBar(of: id)
  }

  /// Shows or hides a navigation controller's bar as the app and the controller's own container require.
  mutating func updateNavigationBar(of id: NodeID) {
    guard let controller = arena[controller: id], controller.controllerClass.kind == .navigation,
      let bar = controller.stack?.views?.bar
    else { return }
    arena[bar].isHidden = !showsNavigationBar(id)
    fitContents(of: id)
  }

  /// Whether a navigation controller shows its bar; one on another's stack leaves that to it
  /// (views-2.9A).
  func showsNavigationBar(_ id: NodeID) -> Bool {
    guard let controller = arena[controller: id], let stack = controller.stack else { return false }
    let outer = controller.parent.flatMap { arena[controller: $0]?.controllerClass.kind }
    return !stack.isNavigationBarHidden && outer != .navigation
  }

  /// Places a container's bars below the status bar and at the bottom (views-6).
  mutating func layOutBars(of id: NodeID) {
    guard let view = arena[controller: id]?.view, let stack = arena[controller: id]?.stack,
      let views = stack.views
    else { return }
    let size = arena[view].bounds.size
    let covered = coveredEdges(of: view)
    func bottom(_ bar: Bar) -> Rect {
      let height = height(of: bar, in: id) + covered.bottom
      return Rect(x: 0, y: size.height - height, width: size.width, height: height)
    }
    switch arena[controller: id]?.controllerClass.kind {
    case .navigation:
      let frame = Rect(
        x: 0, y: covered.top, width: size.width, height: height(of: .navigation, in: id))
      if let bar = views.bar { place(bar, frame) }
      if let toolbar = views.toolbar { place(toolbar, bottom(.toolbar)) }
    case .tabBar: if let bar = views.bar { place(bar, bottom(.tab)) }
    case .plain, .pages, .split, .table, .alert, nil: break
    }
    fitContents(of: id)
  }

  private mutating func place(_ bar: NodeID, _ frame: Rect) {
    guard arena[bar].frame != frame else { return }
    resize(bar) { $0.frame = frame }
  }

  mutating func makeContainer(
    _ viewClass: ViewClass, _ name: String, of id: NodeID, _ size: Size
  ) -> NodeID {
    let view = insertContainer(viewClass, named: name, of: id, size: size)
    arena[view].owner = id
    return view
  }

  private mutating func makeBar(
    _ name: StaticString, _ part: String, of id: NodeID, _ mask: AutoresizingMask
  ) -> NodeID {
    let viewClass = ViewClass("\(name)") ?? .view
    let bar = makeContainer(viewClass, part, of: id, .zero)
    arena[bar].autoresizingMask = mask
    return bar
  }

  private mutating func add(_ view: NodeID, to superview: NodeID) {
    move(view, to: superview, at: arena[superview].subviews.count)
  }
}

/// A container's bar.
enum Bar {
  case navigation, toolbar, tab
}

extension Application {
  /// A bar's height, in points, without the safe area. It is lower on a phone in landscape, a tab bar's
  /// from iOS 11 on (views-6). It is higher with a large title (views-6D), at the top of a sheet
  /// (views-6B) and on an iPad (views-6C).
  func height(of bar: Bar, in container: NodeID) -> Double {
    plainHeight(of: bar, in: container)
      + (bar == .navigation && showsLargeTitle(container) ? 52 : 0)
  }

  private func plainHeight(of bar: Bar, in container: NodeID) -> Double {
    let isPad = settings.device.idiom == .pad
    let hasSheets = settings.fixedKnobs.hasSheets
    return switch bar {
    case .navigation where hasSheets && isInSheet(container) && (isPad || !orientation.isLandscape):
      56
    case .navigation where isPad: settings.fixedKnobs.hasHigherPadBars ? 50 : 44
    case .toolbar where isPad: padBarHeight ?? 44
    case .tab where isPad: padBarHeight ?? 49
    case .navigation, .toolbar: orientation.isLandscape ? 32 : 44
    case .tab: orientation.isLandscape && settings.fixedKnobs.lowersTabBar ? 32 : 49
    }
  }

  /// The height of an iPad's tab bar or toolbar from iOS 12 on, in points; nil before (views-6C).
  private var padBarHeight: Double? {
    settings.fixedKnobs.hasHigherPadBars ? settings.device.hasHomeButton ? 50 : 45 : nil
  }

  /// Whether a controller, or one that it is in, is presented as a sheet.
  private func isInSheet(_ id: NodeID) -> Bool {
    containers(of: id).contains { arena[controller: $0]?.presentation?.form == .sheet }
  }

  /// Places the bars of all containers after the screen's safe area changed.
  mutating func layOutAllBars() {
    for id in arena.livingControllers where arena[controller: id]?.stack != nil {
      layOutBars(of: id)
    }
  }
}
