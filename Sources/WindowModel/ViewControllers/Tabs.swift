/// The setters of `selectedIndex` and `selectedViewController`; views-2.5.
package struct Select: CommandAction {
  package static let name = "select"
  package var tabBar = Identifier.unnamed
  package var selection: TabSelection = .index(0)

  package init() {}

  package var subject: String? { tabBar.text }

  package func perform(in application: inout Application) throws(Refusal) {
    try application.select(selection, in: tabBar)
  }
}

/// The user taps a tab of a tab bar; views-2.5B.
package struct TapTab: CommandAction {
  package static let name = "tapTab"
  package var tabBar = Identifier.unnamed
  package var index = 0

  package init() {}

  package var subject: String? { tabBar.text }

  package func perform(in application: inout Application) throws(Refusal) {
    try application.tapTab(index, of: tabBar)
  }
}

/// The tab to select.
public enum TabSelection: Hashable, Sendable {
  /// `selectedIndex`.
  case index(Int)
  /// `selectedViewController`.
  case controller(Identifier)
}

extension Application {
  /// Sets a tab bar controller's `selectedIndex` or `selectedViewController`; does nothing for the
  /// selected tab (views-2.5).
  mutating func select(_ selection: TabSelection, in identifier: Identifier) throws(Refusal) {
    let id = try findTabBar(identifier)
    let child: NodeID
    switch selection {
    case .index(let index): child = try tab(index, of: id)
    case .controller(let identifier):
      child = try findController(identifier, of: "controller")
      guard children(of: id).contains(child) else {
        throw .exception(
          name: "NSInvalidArgumentException",
          reason:
            "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar controller's list of view controllers can be selected."
        )
      }
    }
    choose(child, in: id)
  }

  /// Carries out a user's tap on a tab. The tab is selected; a navigation controller in a selected tab
  /// pops to its root. Either way the delegate is called (views-2.5B).
  mutating func tapTab(_ index: Int, of identifier: Identifier) throws(Refusal) {
    let id = try findTabBar(identifier)
    let child = try tab(index, of: id)
    guard let controller = arena[controller: id], controller.appearance == .appeared,
      controller.presented == nil, isInWindow(id)
    else { throw .notPossible("\(identifier) is not on screen, so its tabs can't be tapped.") }
    // The delegate may have removed the tab.
    guard mayTap(child, of: id), children(of: id).contains(child) else {
      return turn.subject = .controller(id)
    }
    let isStack = arena[controller: child]?.controllerClass.kind == .navigation
    if controller.stack?.selected == child, isStack, children(of: child).count > 1 {
      try popToRoot(self.identifier(of: child), animated: true)
      turn.popped = nil
      turn.subject = .controller(id)
    } else {
      choose(child, in: id)
    }
    guard hasDelegate(id, .tabBarControllerDidSelect) else { return }
    post(.tabBarControllerDidSelect, controller: id, other: child, .tabDelegateHearsOfTaps)
  }

  /// Asks the delegate whether the user may select a tab.
  private mutating func mayTap(_ child: NodeID, of id: NodeID) -> Bool {
    guard hasDelegate(id, .tabBarControllerDidSelect) else { return true }
    post(.tabBarControllerShouldSelect, controller: id, other: child, .tabDelegateHearsOfTaps)
    return code.running?.answer(.shouldSelect(child), id, in: &self) ?? true
  }

  /// Selects a tab; does nothing for the selected one.
  private mutating func choose(_ child: NodeID, in id: NodeID) {
    turn.subject = .controller(id)
    guard arena[controller: id]?.stack?.selected != child else {
      turn.notes.append(.alreadySelected)
      return
    }
    arena[controller: id]?.stack?.selected = child
    updateTabBar(of: id)
    runLoop.schedule(.changeContents(id))
  }

  private func findTabBar(_ identifier: Identifier) throws(Refusal) -> NodeID {
    let id = try find(.controller, identifier)
    guard arena[controller: id]?.controllerClass.kind == .tabBar else {
      throw .notPossible("\(identifier) is not a tab bar controller, so it has no tabs.")
    }
    return id
  }

  private func tab(_ index: Int, of id: NodeID) throws(Refusal) -> NodeID {
    let children = self.children(of: id)
    guard children.indices.contains(index) else {
      throw .invalidValue(
        property: "index", reason: "There are \(children.count) tabs, counted from 0.")
    }
    return children[index]
  }

  /// Sets a tab bar controller's `viewControllers`. The selected one stays selected if it remains; else
  /// the one at its index is selected or, if there is none, the first (views-2.5A).
  mutating func setTabs(_ children: [NodeID], of id: NodeID) {
    let old = self.children(of: id)
    let selected = arena[controller: id]?.stack?.selected
    for child in old where !children.contains(child) { leave(child, id) }
    for child in children where !old.contains(child) { enter(child, id) }
    arena[controller: id]?.children = children
    arena[controller: id]?.stack?.isSet = true
    let index = selected.flatMap(old.firstIndex) ?? 0
    let isKept = selected.map(children.contains) ?? false
    arena[controller: id]?.stack?.selected =
      isKept ? selected : children.indices.contains(index) ? children[index] : children.first
    updateTabBar(of: id)
    runLoop.schedule(.changeContents(id))
  }

  /// Selects the first tab if the selected one is gone.
  mutating func keepSelection(in id: NodeID) {
    guard let controller = arena[controller: id] else { return }
    if let selected = controller.stack?.selected, controller.children.contains(selected) { return }
    arena[controller: id]?.stack?.selected = controller.children.first
    updateTabBar(of: id)
  }

  /// Switches tabs and sends the callbacks in order: two will-callbacks, then two did-callbacks
  /// (views-2.5).
  mutating func switchTab(from old: NodeID?, to new: NodeID?, in id: NodeID) {
    if let new { loadContent(new, of: id) }
    if let new, !isCovered(new) {
      beginAppearance(of: new, true, animated: false, .tabSwitchOrder)
      beginContents(of: new)
    }
    if let old { beginAppearance(of: old, false, animated: false, .tabSwitchOrder) }
    exchange(to: new, in: id)
    let isNewFirst = settings.knobs.tabSwitchOrder == .seed
    for child in isNewFirst ? [new, old] : [old, new] {
      if let child { endAppearance(of: child, .tabSwitchOrder) }
    }
  }
}
