/// `beginAppearanceTransition(_:animated:)`; views-2.6A.
package struct BeginAppearanceTransition: CommandAction {
  package static let name = "beginAppearanceTransition"
  package var controller = Identifier.unnamed
  package var isAppearing = false
  package var isAnimated = false

  package init() {}

  package var subject: String? { controller.text }

  package func perform(in application: inout Application) throws(Refusal) {
    try application.beginAppearanceTransition(
      controller, isAppearing: isAppearing, animated: isAnimated)
  }
}

/// `endAppearanceTransition()`.
package struct EndAppearanceTransition: CommandAction {
  package static let name = "endAppearanceTransition"
  package var controller = Identifier.unnamed

  package init() {}

  package var subject: String? { controller.text }

  package func perform(in application: inout Application) throws(Refusal) {
    try application.endAppearanceTransition(controller)
  }
}

extension Application {
  /// Sends will-appear or will-disappear to a controller and to those children whose views lie in its
  /// own. Skips those that already got it (views-2.6A).
  mutating func beginAppearance(of id: NodeID, _ isAppearing: Bool, animated: Bool, _ rule: Rule) {
    var begun: [NodeID] = []
    for id in forwarding(from: id, isAppearing: isAppearing) {
      if isAppearing { collapse(id) }
      guard arena[controller: id] != nil, isShown(id) != isAppearing else { continue }
      arena[controller: id]?.appearance = isAppearing ? .appearing : .disappearing
      arena[controller: id]?.isAnimated = animated
      arena[controller: id]?.isAnnounced = false
      if isAppearing { checkContents(of: id) }
      post(
        isAppearing ? .viewWillAppear : .viewWillDisappear, controller: id, animated: animated, rule
      )
      if isAppearing { begun.append(id) }
    }
    for id in begun.reversed() {
      if let shown = arena[controller: id]?.stack?.shown, begun.contains(shown) {
        tellWillShow(shown, in: id, animated: animated)
      }
    }
  }

  /// Schedules `viewIsAppearing` for a controller and its children, after the layout of the views above
  /// (views-2.7).
  mutating func announceAppearance(of id: NodeID) {
    if settings.knobs.viewIsAppearing { turn.appearing += forwarding(from: id) }
  }

  /// Sends `viewIsAppearing` to a controller whose view is laid out, once in each appearance.
  mutating func tellAppearing(_ id: NodeID) {
    guard turn.appearing.contains(id), arena[controller: id]?.appearance == .appearing,
      arena[controller: id]?.isAnnounced == false
    else { return }
    arena[controller: id]?.isAnnounced = true
    post(
      .viewIsAppearing, controller: id, animated: arena[controller: id]?.isAnimated,
      .viewIsAppearingComesOnce)
  }

  /// Sends `viewIsAppearing` to the controllers whose views needed no layout.
  mutating func tellAppearing() {
    for id in turn.appearing { tellAppearing(id) }
    turn.appearing = []
  }

  /// Sends the did-callback of the current appearance transition to a controller and its children.
  mutating func endAppearance(of id: NodeID, _ rule: Rule) {
    var ended: [NodeID] = []
    for id in forwarding(from: id) {
      guard let state = arena[controller: id]?.appearance, isInTransition(id) else { continue }
      tellAppearing(id)
      arena[controller: id]?.appearance = state == .appearing ? .appeared : .disappeared
      post(
        state == .appearing ? .viewDidAppear : .viewDidDisappear, controller: id,
        animated: arena[controller: id]?.isAnimated, rule)
      if state == .appearing { ended.append(id) }
    }
    for id in ended.reversed() { tellDidShow(of: id) }
  }

  /// A controller, then the children that its appearance is forwarded to, each before its own: those
  /// whose views lie in its view (views-2.6A).
  ///
  /// Children that a navigation or tab bar controller does not have in front do not appear with it.
  private func forwarding(from id: NodeID, isAppearing: Bool = false) -> [NodeID] {
    var found: [NodeID] = []
    var waiting = [id]
    while let id = waiting.popLast() {
      found.append(id)
      guard let controller = arena[controller: id], controller.forwardsAppearance,
        let view = controller.view
      else { continue }
      let children = controller.stack?.shown.map { [$0] } ?? controller.children
      waiting += children.reversed().filter { child in
        if isAppearing, controller.stack != nil, child != front(of: id) { return false }
        // A child that gave up its shown view disappears with the container (views-C5).
        return arena[controller: child]?.view.map { isDescendant($0, of: view) } ?? !isAppearing
      }
    }
    return found
  }
}

extension Application {
  /// The controllers whose views enter or leave the screen with a change of the hierarchy, outer ones
  /// first (views-2.6B).
  func controllers(ofViews views: [NodeID]) -> [NodeID] {
    arena.controllerCount > 0 ? views.compactMap(controller(ofView:)) : []
  }

  /// Whether a controller gets appearance callbacks from UIKit; a container that does not forward them
  /// sends them itself.
  private func isTold(_ id: NodeID) -> Bool {
    arena[controller: id]?.parent.flatMap { arena[controller: $0]?.forwardsAppearance } ?? true
  }

  /// The controllers whose views are in a window, and its root if that gave up its shown view (views-C5).
  mutating func controllers(in window: NodeID) -> [NodeID] {
    guard arena.controllerCount > 0 else { return [] }
    let views = subtree(of: window)
    turn.visits += views.count
    let controllers = controllers(ofViews: views)
    guard let root = arena[window].window?.rootViewController,
      arena[controller: root]?.isViewLoaded == false, isShown(root)
    else { return controllers }
    return [root] + controllers
  }

  /// Whether a living controller's view is shown or about to be.
  func isShown(_ id: NodeID) -> Bool { arena[controller: id]?.appearance.isShown == true }

  /// Whether a living controller is between a will- and a did-callback of an appearance.
  func isInTransition(_ id: NodeID) -> Bool { arena[controller: id]?.isInTransition == true }

  /// Whether the controllers in a window count as shown: they do unless it is hidden (views-R2).
  func isShowing(_ window: NodeID?) -> Bool { window.map { !arena[$0].isHidden } ?? false }

  /// Sends will-appear to controllers whose views enter the screen; the rest follows after the views are
  /// in place (views-2.6B).
  mutating func willShow(_ controllers: [NodeID]) -> [NodeID] {
    let shown = controllers.filter { id in
      arena[controller: id]?.appearance == .disappeared && isTold(id) && isInFront(id)
    }
    for id in shown {
      beginAppearance(of: id, true, animated: false, .addedViewAppears)
    }
    // Includes those that a container of the app's own sent will-appear before their views came.
    for id in controllers where arena[controller: id]?.appearance == .appearing {
      announceAppearance(of: id)
    }
    return shown
  }

  /// Whether no navigation or tab bar controller has this controller, or one around it, behind another.
  private func isInFront(_ id: NodeID) -> Bool {
    let containers = containers(of: id)
    return zip(containers, containers.dropFirst()).allSatisfy { child, parent in
      arena[controller: parent]?.stack == nil || front(of: parent) == child
    }
  }

  /// Schedules the end of the appearance, in the next turn, for controllers whose views are now on
  /// screen.
  mutating func didShow(_ controllers: [NodeID]) {
    for id in controllers { runLoop.schedule(.endAppearance(id)) }
  }

  /// Sends will-disappear to controllers whose views leave the screen.
  mutating func willHide(_ controllers: [NodeID]) -> [NodeID] {
    let hidden = controllers.filter { isShown($0) && isTold($0) }
    for id in hidden {
      beginAppearance(of: id, false, animated: false, .addedViewAppears)
    }
    return hidden
  }

  /// Sends did-disappear to controllers whose views have left the screen.
  mutating func didHide(_ controllers: [NodeID]) {
    for id in controllers where arena[controller: id]?.appearance == .disappearing {
      endAppearance(of: id, .addedViewAppears)
    }
  }
}

extension Application {
  /// `beginAppearanceTransition(_:animated:)`, called by one of the app's own containers.
  mutating func beginAppearanceTransition(
    _ identifier: Identifier, isAppearing: Bool, animated: Bool
  ) throws(Refusal) {
    let id = try find(.controller, identifier)
    turn.subject = .controller(id)
    if isInTransition(id), isShown(id) == isAppearing {
      turn.diagnostics.append(unbalanced(id))
    } else if isShown(id) == isAppearing {
      turn.notes.append(.alreadyThere)
    }
    if isAppearing { _ = loadView(of: id) }
    beginAppearance(of: id, isAppearing, animated: animated, .appearanceIsForwarded)
    if isAppearing, let view = arena[controller: id]?.view, isShowing(window(of: view)) {
      announceAppearance(of: id)
    }
  }

  /// `endAppearanceTransition()`.
  mutating func endAppearanceTransition(_ identifier: Identifier) throws(Refusal) {
    let id = try find(.controller, identifier)
    turn.subject = .controller(id)
    guard isInTransition(id) else {
      turn.diagnostics.append(unbalanced(id))
      return
    }
    endAppearance(of: id, .appearanceIsForwarded)
  }

  /// UIKit's log message about unbalanced appearance calls (views-2.6A).
  func unbalanced(_ id: NodeID) -> String {
    "Unbalanced calls to begin/end appearance transitions for \(printed(id))."
  }
}

extension ViewController.Appearance {
  /// Whether the view is shown or about to be.
  var isShown: Bool { self == .appearing || self == .appeared }
}
