/// `addChild(_:)`; views-2.6.
package struct AddChild: CommandAction {
  package static let name = "addChild"
  package var parent = Identifier.unnamed
  package var controller = Identifier.unnamed

  package init() {}

  package var subject: String? { parent.text }

  package func perform(in application: inout Application) throws(Refusal) {
    try application.addChild(controller, to: parent)
  }
}

/// `removeFromParent()`.
package struct RemoveFromParent: CommandAction {
  package static let name = "removeFromParent"
  package var controller = Identifier.unnamed

  package init() {}

  package var subject: String? { controller.text }

  package func perform(in application: inout Application) throws(Refusal) {
    try application.removeFromParent(controller)
  }
}

/// `willMove(toParent:)`.
package struct WillMove: CommandAction {
  package static let name = "willMoveToParent"
  package var controller = Identifier.unnamed
  package var parent: Identifier?

  package init() {}

  package var subject: String? { controller.text }

  package func perform(in application: inout Application) throws(Refusal) {
    try application.tellParent(controller, parent, isDone: false)
  }
}

/// `didMove(toParent:)`.
package struct DidMove: CommandAction {
  package static let name = "didMoveToParent"
  package var controller = Identifier.unnamed
  package var parent: Identifier?

  package init() {}

  package var subject: String? { controller.text }

  package func perform(in application: inout Application) throws(Refusal) {
    try application.tellParent(controller, parent, isDone: true)
  }
}

extension Application {
  /// The maximum depth of nested controllers.
  public static let mostNesting = 16

  /// `addChild(_:)`: calls the child first, then removes it from its old container; loads no view
  /// (views-2.6, views-C3).
  mutating func addChild(_ child: Identifier, to parent: Identifier) throws(Refusal) {
    let parent = try find(.controller, parent)
    let child = try findController(child, of: "controller")
    guard !isContainer(parent) else {
      throw .notPossible("A \(className(of: parent)) has its own methods to add controllers.")
    }
    try checkContainment(of: child, in: parent)
    try checkParent(parent, requestedFor: child)
    turn.subject = .controller(parent)
    guard arena[controller: child]?.parent != parent else {
      turn.notes.append(.alreadyChild)
      return
    }
    post(.willMoveToParent, controller: child, other: parent, .childIsToldOfMove)
    detach(child)
    attach(child, to: parent)
  }

  /// `removeFromParent()`: calls the child afterwards.
  mutating func removeFromParent(_ identifier: Identifier) throws(Refusal) {
    let id = try find(.controller, identifier)
    turn.subject = .controller(id)
    if arena[controller: id]?.parent == nil { turn.notes.append(.noParent) }
    removeFromParent(id)
  }

  mutating func removeFromParent(_ id: NodeID) {
    guard let parent = arena[controller: id]?.parent else { return }
    if isContainer(parent) {
      leave(id, parent)
      return
    }
    detach(id)
    post(.didMoveToParent, controller: id, .childIsToldOfMove)
  }

  /// `willMove(toParent:)` and `didMove(toParent:)`, called by one of the app's own containers.
  mutating func tellParent(
    _ identifier: Identifier, _ parent: Identifier?, isDone: Bool
  ) throws(Refusal) {
    let id = try find(.controller, identifier)
    let parent: NodeID? =
      if let parent { try findController(parent, of: "toParent") } else { nil }
    post(
      isDone ? .didMoveToParent : .willMoveToParent, controller: id, other: parent,
      .childIsToldOfMove)
    turn.subject = .controller(id)
  }

  /// Removes a controller from its container's children.
  mutating func detach(_ id: NodeID) {
    guard let parent = arena[controller: id]?.parent else { return }
    let wasInFront = front(of: parent) == id
    arena[controller: parent]?.children.removeAll { $0 == id }
    arena[controller: id]?.parent = nil
    updateNavigationBar(of: id)
    releasePool.append(id)
    guard isContainer(parent) else { return }
    switch arena[controller: parent]?.controllerClass.kind {
    case .tabBar: keepSelection(in: parent)
    case .navigation: updateBars(of: parent)
    case .pages where wasInFront: arena[controller: parent]?.stack?.selected = nil
    default: break
    }
    if wasInFront {
      // Like a pop, whatever the last transition was; a navigation method sets its own values afterwards.
      arena[controller: parent]?.stack?.isForward = false
      arena[controller: parent]?.stack?.isAnimated = false
    }
    runLoop.schedule(.changeContents(parent))
  }

  /// Adds a controller at the end of a container's children.
  mutating func attach(_ id: NodeID, to parent: NodeID) {
    arena[controller: parent]?.children.append(id)
    arena[controller: id]?.parent = parent
    arena[id].wasRetained = true
    updateNavigationBar(of: id)
  }

  /// A controller and the controllers around it, outwards.
  func containers(of id: NodeID) -> [NodeID] {
    var containers = [id]
    while let parent = arena[controller: containers[containers.count - 1]]?.parent {
      containers.append(parent)
    }
    return containers
  }

  /// The controllers around a controller, outwards.
  package func parents(of id: NodeID) -> [NodeID] { Array(containers(of: id).dropFirst()) }

  /// Refuses to put a controller into itself or a descendant, too deep, or where it can't be.
  ///
  /// Nil as the parent stands for a new controller.
  func checkContainment(of child: NodeID, in parent: NodeID?) throws(Refusal) {
    let outer = parent.map(containers) ?? []
    guard !outer.contains(child) else {
      throw .notPossible("A controller can't be in itself.")
    }
    guard !(parent.map { isBelow(child, $0) } ?? false) else {
      throw .notPossible("A controller can't be in one that is presented on it.")
    }
    guard max(outer.count, 1) + nesting(of: child) <= Self.mostNesting else {
      throw .notPossible("Controllers lie \(Self.mostNesting) deep at most, one within the other.")
    }
    guard arena[controller: child]?.window == nil else {
      throw .notPossible("The controller is a window's root, so it can't be a child.")
    }
    guard arena[controller: child]?.presenting == nil else {
      throw .notPossible("The controller is presented, so it can't be a child.")
    }
  }

  /// The depth of nested controllers from this one inwards.
  private func nesting(of id: NodeID) -> Int {
    var nesting = 0
    var level = [id]
    while !level.isEmpty {
      nesting += 1
      level = level.flatMap(children)
    }
    return nesting
  }

  /// The controller of a view or of the nearest view around it, or nil.
  func nearestController(of view: NodeID) -> NodeID? {
    var next: NodeID? = view
    while let id = next {
      if let controller = controller(ofView: id) { return controller }
      next = arena[id].superview
    }
    return nil
  }

  /// Refuses a parent when the child's view is in another controller's view (views-V20).
  private func checkParent(_ parent: NodeID, requestedFor child: NodeID) throws(Refusal) {
    let superview = arena[controller: child]?.view.flatMap { arena[$0].superview }
    guard let nearest = superview.flatMap(nearestController), nearest != parent else { return }
    throw mismatch(of: child, nearest, "requested", parent)
  }

  /// Refuses to put a child's view where the nearest controller is not its parent, or into a window
  /// without one. A place outside all windows and controllers is allowed (views-V20).
  func checkParent(ofView view: NodeID, in superview: NodeID) throws(Refusal) {
    guard let child = controller(ofView: view), let parent = arena[controller: child]?.parent
    else { return }
    let nearest = nearestController(of: superview)
    guard nearest != parent, nearest != nil || window(of: superview) != nil else { return }
    throw mismatch(of: child, nearest, "actual", parent)
  }

  private func mismatch(
    of child: NodeID, _ nearest: NodeID?, _ which: String, _ parent: NodeID
  ) -> Refusal {
    .exception(
      name: "UIViewControllerHierarchyInconsistency",
      reason:
        "child view controller:\(printed(child)) should have parent view controller:\(nearest.map(printed) ?? "(null)") but \(which) parent is:\(printed(parent))"
    )
  }
}
