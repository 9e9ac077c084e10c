/// `init()` of a controller, then its properties.
package struct CreateController: CommandAction {
  package static let name = "createController"
  package static let makesObject = true
  package var identifier: Identifier?
  package var controllerClass: ControllerClass = .viewController
  package var properties: ControllerProperties = ControllerProperties()
  package var isRetained = true

  package init() {}

  package var subject: String? { identifier?.text }

  package func perform(in application: inout Application) throws(Refusal) {
    try application.createController(identifier, controllerClass, properties, retained: isRetained)
  }
}

extension Application {
  /// `init()` of a controller's class, then its properties; the first access loads its view (views-C1).
  mutating func createController(
    _ identifier: Identifier?, _ controllerClass: ControllerClass,
    _ properties: ControllerProperties, retained: Bool
  ) throws(Refusal) {
    try checkRoom(for: identifier, retained: retained)
    guard arena.controllerCount < capacity.controllers else {
      throw .full(.controller, limit: capacity.controllers)
    }
    let controller = ViewController(controllerClass, settings.fixedKnobs)
    try check(properties, on: controller, nil)

    let name = identifier ?? nextIdentifier(.controller)
    let id = arena.insert(controller, as: name)
    hold(id, as: name, retained: retained)
    apply(properties, to: id)
    turn.checkSpelling(of: controllerClass.name)
    turn.subject = .controller(id)
    turn.isCreation = true
  }

  /// The variables that hold an object, in the order in which they were set.
  public func references(to id: NodeID) -> [ReferenceName] { arena[id].references }

  /// Whether anything keeps a controller alive: a variable, its container, the window whose root it is,
  /// or its presenter (views-C4).
  func isHeld(controller id: NodeID, code held: Set<NodeID>) -> Bool {
    guard let controller = arena[controller: id] else { return false }
    return !arena[id].references.isEmpty || controller.parent != nil || controller.window != nil
      || controller.presentation != nil || controller.movesIn != nil
      || held.contains(id)
  }

  /// Drops the variables that hold a controller, and removes it from its container.
  mutating func release(controller id: NodeID) {
    if arena[controller: id]?.parent != nil { removeFromParent(id) }
    dropReferences(to: id)
    if isHeld(controller: id, code: code.held) { turn.notes.append(.stillHeld) }
    turn.subject = .controller(id)
  }

  /// Releases a controller without holders, with its view, its children and what it presents (views-C4).
  mutating func deallocController(_ id: NodeID) {
    code.running?.goes(id, in: &self)
    resignFirstResponder(ofController: id)
    forgetInputViews(of: id)
    if !settings.knobs.leavesPresentedViews {
      abandonPresented(by: id, restoring: false)
    }
    guard let controller = arena[controller: id] else { return }
    if let view = controller.view {
      arena[view].owner = nil
      releasePool.append(view)
    }
    for child in controller.children {
      arena[controller: child]?.parent = nil
      releasePool.append(child)
    }
    if let presented = controller.presented {
      takeBackDismissal(of: presented)
      endPresentation(of: presented)
    }
    dropStack(of: id)
    let reason: Event.Reason = arena[id].wasRetained ? .lastReferenceGone : .neverRetained
    arena.remove(id)
    post(.dealloc, .controller(id), .unheldControllerIsReleased, reason)
  }
}
