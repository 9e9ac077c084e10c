extension Application {
  /// Sets the properties for large titles (views-6D).
  mutating func applyTitles(_ properties: ControllerProperties, to id: NodeID) {
    if let value = properties.prefersLargeTitles {
      arena[controller: id]?.stack?.prefersLargeTitles = value
      layOutContent(besideBarsOf: id)
    }
    if let value = properties.largeTitleDisplayMode {
      arena[controller: id]?.largeTitleDisplayMode = value
      if let parent = arena[controller: id]?.parent { layOutContent(besideBarsOf: parent) }
    }
  }

  /// Places a container's bars, and makes its front child lay out beside them.
  private mutating func layOutContent(besideBarsOf id: NodeID) {
    layOutBars(of: id)
    guard let view = front(of: id).flatMap({ arena[controller: $0]?.view }) else { return }
    setNeedsLayout(view)
  }

  /// Updates the bar of a navigation controller whose stack changed, and hides or shows the tab bar
  /// around it (views-6D, views-6E).
  mutating func updateBars(of navigation: NodeID) {
    guard arena[controller: navigation]?.controllerClass.kind == .navigation else { return }
    layOutBars(of: navigation)
    if let parent = arena[controller: navigation]?.parent { updateTabBar(of: parent) }
  }

  /// Hides a tab bar while a controller on the selected tab's stack has `hidesBottomBarWhenPushed` (views-6E).
  mutating func updateTabBar(of id: NodeID) {
    guard let stack = arena[controller: id]?.stack,
      arena[controller: id]?.controllerClass.kind == .tabBar
    else { return }
    let selected = stack.selected
    let isNavigation =
      selected.map { arena[controller: $0]?.controllerClass.kind == .navigation } ?? false
    let pushed = isNavigation ? selected.map(children(of:)) ?? [] : []
    let isHidden = pushed.contains { arena[controller: $0]?.hidesBottomBarWhenPushed == true }
    guard isHidden != stack.isTabBarHidden else { return }
    arena[controller: id]?.stack?.isTabBarHidden = isHidden
    if let bar = stack.views?.bar { arena[bar].isHidden = isHidden }
    layOutContent(besideBarsOf: id)
  }

  /// Whether a navigation controller's top has a large title: its own display mode decides or, if that is
  /// automatic, the nearest one below (views-6D).
  func showsLargeTitle(_ id: NodeID) -> Bool {
    guard let controller = arena[controller: id], controller.stack?.prefersLargeTitles == true,
      settings.device.idiom == .pad || !orientation.isLandscape
    else { return false }
    let modes = controller.children.compactMap { arena[controller: $0]?.largeTitleDisplayMode }
    return modes.last { $0 != .automatic } != .never
  }
}
