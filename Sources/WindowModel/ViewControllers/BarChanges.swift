extension Application {
  /// The setters of what makes titles large (views-6D).
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

  /// Puts a container's bars in their places, and lets what is in front lay out beside them.
  private mutating func layOutContent(besideBarsOf id: NodeID) {
    layOutBars(of: id)
    guard let view = front(of: id).flatMap({ arena[controller: $0]?.view }) else { return }
    setNeedsLayout(view)
  }

  /// Gives a navigation whose stack changed the bar of its new top, and takes away or brings back the tab bar that
  /// it is in (views-6D, views-6E).
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

  /// Whether the title of what a navigation has in front is large: its own display mode says so or, where that is
  /// automatic, the nearest below (views-6D).
  func showsLargeTitle(_ id: NodeID) -> Bool {
    guard let controller = arena[controller: id], controller.stack?.prefersLargeTitles == true,
      settings.device.idiom == .pad || !orientation.isLandscape
    else { return false }
    let modes = controller.children.compactMap { arena[controller: $0]?.largeTitleDisplayMode }
    return modes.last { $0 != .automatic } != .never
  }
}
