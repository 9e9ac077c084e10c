/// `pushViewController(_:animated:)`; views-N1.
package struct Push: CommandAction {
  package static let name = "push"
  package var navigation = Identifier.unnamed
  package var controller = Identifier.unnamed
  package var isAnimated = false

  package init() {}

  package var subject: String? { navigation.text }

  package func perform(in application: inout Application) throws(Refusal) {
    try application.push(controller, onto: navigation, animated: isAnimated)
  }
}

/// `popViewController(animated:)`; views-N2.
package struct Pop: CommandAction {
  package static let name = "pop"
  package var navigation = Identifier.unnamed
  package var isAnimated = false

  package init() {}

  package var subject: String? { navigation.text }

  package func perform(in application: inout Application) throws(Refusal) {
    try application.pop(navigation, animated: isAnimated)
  }
}

/// `popToViewController(_:animated:)`; views-N4.
package struct PopTo: CommandAction {
  package static let name = "popTo"
  package var navigation = Identifier.unnamed
  package var controller = Identifier.unnamed
  package var isAnimated = false

  package init() {}

  package var subject: String? { navigation.text }

  package func perform(in application: inout Application) throws(Refusal) {
    try application.pop(navigation, to: controller, animated: isAnimated)
  }
}

/// `popToRootViewController(animated:)`.
package struct PopToRoot: CommandAction {
  package static let name = "popToRoot"
  package var navigation = Identifier.unnamed
  package var isAnimated = false

  package init() {}

  package var subject: String? { navigation.text }

  package func perform(in application: inout Application) throws(Refusal) {
    try application.popToRoot(navigation, animated: isAnimated)
  }
}

/// The user swipes back in a navigation controller, or begins to and cancels; views-N12.
package struct SwipeBack: CommandAction {
  package static let name = "swipeBack"
  package var navigation = Identifier.unnamed
  package var isCancelled = false

  package init() {}

  package var subject: String? { navigation.text }

  package func perform(in application: inout Application) throws(Refusal) {
    try application.swipeBack(navigation, isCancelled: isCancelled)
  }
}

extension Application {
  /// `pushViewController(_:animated:)`: changes the stack at once; the callbacks come in the next turn
  /// (views-N1, views-N13).
  mutating func push(
    _ controller: Identifier, onto navigation: Identifier, animated: Bool
  ) throws(Refusal) {
    let id = try findNavigation(navigation)
    let child = try findController(controller, of: "controller")
    try checkStacking(child)
    try push(child, onto: id, animated: animated)
  }

  /// Pushes a controller that was already checked.
  mutating func push(_ child: NodeID, onto id: NodeID, animated: Bool) throws(Refusal) {
    turn.subject = .controller(id)
    guard arena[controller: child]?.stack?.split == nil else {
      turn.diagnostics.append(
        "Split View Controllers cannot be pushed to a Navigation Controller \(printed(id))")
      return
    }
    guard !children(of: id).contains(child) else { throw pushedTwice(child, on: id) }
    try checkEntry(of: child, into: id)
    if arena[controller: child]?.controllerClass.kind == .tabBar {
      turn.notes.append(.tabBarOnStack)
    }
    warnOfNesting(in: id)
    enter(child, id)
    navigate(id, isForward: true, animated: animated)
  }

  /// `popViewController(animated:)`, which never pops the root (views-N2, views-N3).
  mutating func pop(_ navigation: Identifier, animated: Bool) throws(Refusal) {
    let id = try findNavigation(navigation)
    popAll(from: children(of: id).count - 1, of: id, animated: animated)
  }

  /// `popToViewController(_:animated:)` (views-N4, views-N5).
  mutating func pop(
    _ navigation: Identifier, to controller: Identifier, animated: Bool
  ) throws(Refusal) {
    let id = try findNavigation(navigation)
    let target = try findController(controller, of: "controller")
    guard let index = children(of: id).firstIndex(of: target) else {
      throw .exception(
        name: "NSInternalInconsistencyException",
        reason: "Tried to pop to a view controller that doesn't exist.")
    }
    popAll(from: index + 1, of: id, animated: animated)
  }

  /// `popToRootViewController(animated:)`.
  mutating func popToRoot(_ navigation: Identifier, animated: Bool) throws(Refusal) {
    popAll(from: 1, of: try findNavigation(navigation), animated: animated)
  }

  /// The user swipes from the edge: pops the top with an animation, or brings it back if the user cancels
  /// (views-N12).
  mutating func swipeBack(_ navigation: Identifier, isCancelled: Bool) throws(Refusal) {
    let id = try findNavigation(navigation)
    guard let controller = arena[controller: id], controller.appearance == .appeared,
      controller.stack?.transition == nil,
      controller.stack?.shown == front(of: id), controller.presented == nil
    else { throw .notPossible("\(navigation) is not at rest on screen, so it can't be swiped.") }
    popAll(from: controller.children.count - 1, of: id, animated: true)
    turn.popped = nil
    arena[controller: id]?.stack?.isCancelled = isCancelled && controller.children.count > 1
  }

  /// Pops the controllers from an index on, top-most first, but never the root. Returns them in stack
  /// order (views-N4A).
  private mutating func popAll(from index: Int, of id: NodeID, animated: Bool) {
    turn.subject = .controller(id)
    let popped = Array(children(of: id).dropFirst(max(index, 1)))
    turn.popped = popped
    if popped.isEmpty {
      turn.notes.append(.nothingToPop)
      return
    }
    warnOfNesting(in: id)
    for child in popped.reversed() { leave(child, id) }
    navigate(id, isForward: false, animated: animated)
  }

  /// Sets a navigation controller's `viewControllers`: as a pop if the top was in the stack, as a push if
  /// it is new, without a transition if it is the same (views-N9).
  mutating func setStack(_ children: [NodeID], of id: NodeID, animated: Bool) {
    let old = self.children(of: id)
    let isForward = children.last.map { !old.contains($0) } ?? false
    for child in old.reversed() where !children.contains(child) { leave(child, id) }
    for child in children where !old.contains(child) { enter(child, id) }
    arena[controller: id]?.children = children
    navigate(id, isForward: isForward, animated: animated)
  }

  /// Tells a controller that it will move into a container, and adds it.
  mutating func enter(_ child: NodeID, _ container: NodeID) {
    post(.willMoveToParent, controller: child, other: container, .childIsToldOfMove)
    detach(child)
    attach(child, to: container)
    owe(child, isInward: true, in: container)
  }

  /// Tells a controller that it will leave its container, and removes it.
  mutating func leave(_ child: NodeID, _ container: NodeID) {
    post(.willMoveToParent, controller: child, .childIsToldOfMove)
    owe(child, isInward: false, in: container)
    detach(child)
  }

  mutating func navigate(_ id: NodeID, isForward: Bool, animated: Bool) {
    arena[controller: id]?.stack?.isForward = isForward
    arena[controller: id]?.stack?.isAnimated = animated
    arena[controller: id]?.stack?.isCancelled = false
    updateBars(of: id)
    runLoop.schedule(.changeContents(id))
  }

  private func findNavigation(_ identifier: Identifier) throws(Refusal) -> NodeID {
    let id = try find(.controller, identifier)
    guard arena[controller: id]?.controllerClass.kind == .navigation else {
      throw .notPossible("\(identifier) is not a navigation controller, so it has no stack.")
    }
    return id
  }

  /// Refuses controllers that a list for a stack can't contain (views-N7, views-2.9C).
  func checkListing(_ child: NodeID) throws(Refusal) {
    guard arena[controller: child]?.stack?.split == nil else {
      throw .notPossible("A navigation controller can't contain a split view controller.")
    }
    try checkStacking(child)
  }

  /// Refuses controllers that a stack can't contain (views-N7).
  func checkStacking(_ child: NodeID) throws(Refusal) {
    guard arena[controller: child]?.controllerClass.kind != .navigation else {
      throw .exception(
        name: "NSInvalidArgumentException",
        reason: "Pushing a navigation controller is not supported")
    }
  }

  /// Refuses a controller that can't enter this container, unless it is already in it.
  func checkEntry(of child: NodeID, into id: NodeID) throws(Refusal) {
    if let parent = arena[controller: child]?.parent,
      isContainer(parent), parent != id
    {
      throw .notPossible("\(arena.identifier(of: child)) is in another container.")
    }
    if arena[controller: child]?.parent != id { try checkContainment(of: child, in: id) }
  }

  /// Refuses a controller that can't enter a new container.
  func checkEntry(of child: NodeID) throws(Refusal) {
    if let parent = arena[controller: child]?.parent,
      isContainer(parent)
    {
      throw .notPossible("\(arena.identifier(of: child)) is in another container.")
    }
    try checkContainment(of: child, in: nil)
  }

  /// Whether a controller that left a stack can still return to it.
  func mayEnter(_ child: NodeID, _ id: NodeID) -> Bool {
    guard let controller = arena[controller: child], controller.parent == nil,
      controller.movesIn == id
    else { return false }
    return (try? checkEntry(of: child, into: id)) != nil
  }

  private func pushedTwice(_ child: NodeID, on id: NodeID) -> Refusal {
    let reason =
      settings.fixedKnobs.hasLaterPushMessage
      ? "\(printed(id)) is pushing the same view controller instance (\(printed(child))) more than once which is not supported and is most likely an error in the application : com.example.app"
      : "Pushing the same view controller instance more than once is not supported (\(printed(child)))"
    return .exception(name: "NSInvalidArgumentException", reason: reason)
  }

  /// Logs what UIKit logs when the stack changes while the last change's animation runs or is pending
  /// (views-N10).
  private mutating func warnOfNesting(in id: NodeID) {
    guard let stack = arena[controller: id]?.stack, settings.fixedKnobs.logsNestedPushes else {
      return
    }
    let isAboutTo =
      stack.isAnimated && stack.shown != front(of: id) && runLoop.isScheduled(.changeContents(id))
      && arena[controller: id]?.appearance == .appeared
    guard stack.transition != nil || isAboutTo else { return }
    turn.diagnostics += [
      "nested push animation can result in corrupted navigation bar",
      "Finishing up a navigation transition in an unexpected state. Navigation Bar subview tree might get corrupted.",
    ]
    if let to = stack.transition.map(\.to) ?? front(of: id) {
      turn.diagnostics.append(unbalanced(to))
    }
  }
}
