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
  /// Tells a controller that its view will appear or disappear, and with it those of its children
  /// whose views lie in its own; whoever was told so already is not told again (views-2.6A).
  mutating func beginAppearance(of id: NodeID, _ isAppearing: Bool, animated: Bool, _ rule: Rule) {
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
    }
  }

  /// Has a controller, and its children, told that the view is in the hierarchy and will appear, once
  /// the views above it are laid out (views-2.7).
  mutating func announceAppearance(of id: NodeID) {
    if settings.knobs.viewIsAppearing { turn.appearing += forwarding(from: id) }
  }

  /// Tells a controller whose view is laid out now, if it is to be told; once in each appearance.
  mutating func tellAppearing(_ id: NodeID) {
    guard turn.appearing.contains(id), arena[controller: id]?.appearance == .appearing,
      arena[controller: id]?.isAnnounced == false
    else { return }
    arena[controller: id]?.isAnnounced = true
    post(
      .viewIsAppearing, controller: id, animated: arena[controller: id]?.isAnimated,
      .viewIsAppearingComesOnce)
  }

  /// Tells those whose views had nothing to lay out.
  mutating func tellAppearing() {
    for id in turn.appearing { tellAppearing(id) }
    turn.appearing = []
  }

  /// Tells a controller, and its children, that what they were told of has happened.
  mutating func endAppearance(of id: NodeID, _ rule: Rule) {
    for id in forwarding(from: id) {
      guard let state = arena[controller: id]?.appearance, isInTransition(id) else { continue }
      tellAppearing(id)
      arena[controller: id]?.appearance = state == .appearing ? .appeared : .disappeared
      post(
        state == .appearing ? .viewDidAppear : .viewDidDisappear, controller: id,
        animated: arena[controller: id]?.isAnimated, rule)
    }
  }

  /// A controller, then its children that its appearance is forwarded to, each before its own: those
  /// whose views lie in its view (views-2.6A).
  ///
  /// What a navigation or a tab bar controller no longer has in front does not appear with it.
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
        // Who let go of a view that is shown goes with the container (views-C5).
        return arena[controller: child]?.view.map { isDescendant($0, of: view) } ?? !isAppearing
      }
    }
    return found
  }
}

extension Application {
  /// The controllers whose views come on screen or leave it with a change of the hierarchy, each
  /// before those within it (views-2.6B).
  func controllers(ofViews views: [NodeID]) -> [NodeID] {
    arena.controllerCount > 0 ? views.compactMap(controller(ofView:)) : []
  }

  /// Whether a controller is told that its view comes or goes; one whose container keeps its
  /// appearance methods to itself is told by that container alone.
  private func isTold(_ id: NodeID) -> Bool {
    arena[controller: id]?.parent.flatMap { arena[controller: $0]?.forwardsAppearance } ?? true
  }

  /// The controllers whose views are in a window, and its root if that let go of a
  /// view that is shown (views-C5).
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

  /// Whether a living controller was told that its view comes or goes, and not yet that it did.
  func isInTransition(_ id: NodeID) -> Bool { arena[controller: id]?.isInTransition == true }

  /// Whether a window shows what lies in it to controllers: it does unless it is hidden
  /// (views-R2).
  func isShowing(_ window: NodeID?) -> Bool { window.map { !arena[$0].isHidden } ?? false }

  /// Tells controllers whose views come on screen that they will appear; the rest follows when the
  /// views are there (views-2.6B).
  mutating func willShow(_ controllers: [NodeID]) -> [NodeID] {
    let shown = controllers.filter { id in
      arena[controller: id]?.appearance == .disappeared && isTold(id) && isInFront(id)
    }
    for id in shown {
      beginAppearance(of: id, true, animated: false, .addedViewAppears)
    }
    // Also those that a container of the app's own told so before their views came.
    for id in controllers where arena[controller: id]?.appearance == .appearing {
      announceAppearance(of: id)
    }
    return shown
  }

  /// Whether a controller is not one, or in one, that a navigation or tab bar controller has behind
  /// another.
  private func isInFront(_ id: NodeID) -> Bool {
    let containers = containers(of: id)
    return zip(containers, containers.dropFirst()).allSatisfy { child, parent in
      arena[controller: parent]?.stack == nil || front(of: parent) == child
    }
  }

  /// Lets controllers whose views are on screen now do the rest of their appearance, its end in the
  /// next turn.
  mutating func didShow(_ controllers: [NodeID]) {
    for id in controllers { runLoop.schedule(.endAppearance(id)) }
  }

  /// Tells controllers whose views leave the screen that they will disappear.
  mutating func willHide(_ controllers: [NodeID]) -> [NodeID] {
    let hidden = controllers.filter { isShown($0) && isTold($0) }
    for id in hidden {
      beginAppearance(of: id, false, animated: false, .addedViewAppears)
    }
    return hidden
  }

  /// Tells controllers whose views have left the screen that they disappeared.
  mutating func didHide(_ controllers: [NodeID]) {
    for id in controllers where arena[controller: id]?.appearance == .disappearing {
      endAppearance(of: id, .addedViewAppears)
    }
  }
}

extension Application {
  /// `beginAppearanceTransition(_:animated:)`, as a container of the app's own calls it.
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

  /// What UIKit logs of appearance calls that do not match (views-2.6A).
  func unbalanced(_ id: NodeID) -> String {
    "Unbalanced calls to begin/end appearance transitions for \(printed(id))."
  }
}

extension ViewController.Appearance {
  /// Whether the view is shown or about to be.
  var isShown: Bool { self == .appearing || self == .appeared }
}
