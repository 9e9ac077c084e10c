extension Application {
  /// The most bytes that a title has.
  static let mostTitle = 256

  /// `init()` of a controller's class, then its properties; its view is loaded by whoever needs it
  /// first (views-C1).
  mutating func createController(
    _ identifier: Identifier?, _ controllerClass: ControllerClass,
    _ properties: ControllerProperties, retained: Bool, into turn: inout Turn
  ) throws(Refusal) {
    try checkRoom(for: identifier, retained: retained)
    guard arena.controllerCount < capacity.controllers else {
      throw .full(.controller, limit: capacity.controllers)
    }
    let controller = ViewController(controllerClass, on: settings.profile)
    try check(properties, on: controller, nil)

    let name = identifier ?? nextIdentifier(.controller)
    let id = arena.insert(controller, as: name)
    hold(id, as: name, retained: retained)
    apply(properties, to: id, into: &turn)
    turn.subject = .controller(id)
    turn.isCreation = true
  }

  /// The setters of a controller's properties.
  mutating func changeController(
    _ identifier: Identifier, _ properties: ControllerProperties, into turn: inout Turn
  ) throws(Refusal) {
    let id = try find(.controller, identifier)
    try check(properties, on: arena[controller: id], id)
    apply(properties, to: id, into: &turn)
    turn.subject = .controller(id)
  }

  private func check(
    _ properties: ControllerProperties, on controller: ViewController, _ id: NodeID?
  ) throws(Refusal) {
    if let title = properties.title.flatMap({ $0 }), title.utf8.count > Self.mostTitle {
      throw .invalidValue(
        property: "title", reason: "A title has \(Self.mostTitle) bytes at most.")
    }
    try Overrides.check(properties.respondsTo)
    try check(properties.alert, on: controller, isNew: id == nil)
    if properties.viewClass != nil, controller.controllerClass.kind.makesOwnView {
      throw .invalidValue(
        property: "viewClass",
        reason: "A \(controller.controllerClass) makes its view itself.")
    }
    if properties.viewClass == .window {
      throw .invalidValue(property: "viewClass", reason: "A window is no controller's view.")
    }
    if let view = properties.view { try checkView(view, of: controller, id) }
    try checkStack(properties, on: controller, id)
  }

  private mutating func apply(
    _ properties: ControllerProperties, to id: NodeID, into turn: inout Turn
  ) {
    if let value = properties.title { arena[controller: id].title = value }
    if let value = properties.viewClass { arena[controller: id].viewClass = value }
    if let value = properties.definesPresentationContext {
      arena[controller: id].definesPresentationContext = value
    }
    if let value = properties.modalPresentationStyle {
      arena[controller: id].modalPresentationStyle = value
    }
    if let value = properties.isModalInPresentation {
      arena[controller: id].isModalInPresentation = value
    }
    apply(properties.alert, to: id)
    if let value = properties.forwardsAppearance {
      arena[controller: id].forwardsAppearance = value
    }
    if let value = properties.handles { arena[controller: id].overrides.handles = value }
    if let value = properties.respondsTo { arena[controller: id].overrides.respondsTo = value }
    if let value = properties.canBecomeFirstResponder {
      arena[controller: id].overrides.canBecomeFirstResponder = value
    }
    if let value = properties.canResignFirstResponder {
      arena[controller: id].overrides.canResignFirstResponder = value
    }
    if let value = properties.additionalSafeAreaInsets {
      arena[controller: id].additionalSafeAreaInsets = value
    }
    if let value = properties.view { setView(value.flatMap(view), of: id, into: &turn) }
    if let value = properties.viewControllers {
      setControllers((value ?? []).compactMap(controller), of: id, animated: false, into: &turn)
    }
    if let value = properties.delegate {
      let delegate = value.flatMap(controller)
      arena[controller: id].stack?.delegate = delegate
    }
    if let value = properties.isNavigationBarHidden { setNavigationBarHidden(value, of: id) }
    if let value = properties.isToolbarHidden { setToolbarHidden(value, of: id, into: &turn) }
  }

  /// `setViewControllers(_:animated:)`.
  mutating func setViewControllers(
    _ identifier: Identifier, _ controllers: [Identifier], animated: Bool, into turn: inout Turn
  ) throws(Refusal) {
    let id = try find(.controller, identifier)
    var properties = ControllerProperties()
    properties.viewControllers = controllers
    try checkStack(properties, on: arena[controller: id], id)
    setControllers(controllers.compactMap(controller), of: id, animated: animated, into: &turn)
    turn.subject = .controller(id)
  }

  private mutating func setControllers(
    _ children: [NodeID], of id: NodeID, animated: Bool, into turn: inout Turn
  ) {
    if arena[controller: id].controllerClass.kind == .tabBar {
      setTabs(children, of: id, into: &turn)
    } else {
      setStack(children, of: id, animated: animated, into: &turn)
    }
  }

  /// Refuses what only navigation or tab bar controllers have, and children that they can't have.
  private func checkStack(
    _ properties: ControllerProperties, on controller: ViewController, _ id: NodeID?
  ) throws(Refusal) {
    let kind = controller.controllerClass.kind
    for (name, isSet) in [
      ("isNavigationBarHidden", properties.isNavigationBarHidden != nil),
      ("isToolbarHidden", properties.isToolbarHidden != nil),
      ("delegate", properties.delegate != nil),
    ] where isSet && kind != .navigation {
      throw .invalidValue(property: name, reason: "A \(controller.controllerClass) has none.")
    }
    if let delegate = properties.delegate.flatMap({ $0 }) {
      _ = try findController(delegate, of: "delegate")
    }
    if let insets = properties.additionalSafeAreaInsets, !insets.isUsable {
      throw .invalidValue(
        property: "additionalSafeAreaInsets", reason: "They must be within \(Int(Point.reach)).")
    }
    guard let names = properties.viewControllers else { return }
    guard kind.isContainer else {
      throw .invalidValue(
        property: "viewControllers", reason: "A \(controller.controllerClass) has none.")
    }
    var seen: Set<Identifier> = []
    for name in names ?? [] {
      let child = try findController(name, of: "viewControllers")
      guard seen.insert(name).inserted else {
        throw .exception(
          name: "NSInvalidArgumentException",
          reason: "All view controllers in a navigation controller must be distinct")
      }
      if kind == .navigation { try checkStacking(child) }
      if let id { try checkEntry(of: child, into: id) } else { try checkEntry(of: child) }
    }
  }

  /// Whether something keeps a controller alive: a variable, its container, the window whose root it
  /// is, or who presents it (views-C4).
  func isHeld(controller id: NodeID) -> Bool {
    let controller = arena[controller: id]
    return !arena[id].references.isEmpty || controller.parent != nil || controller.window != nil
      || controller.presenting != nil || controller.movesIn != nil
  }

  /// Drops the variables that hold a controller, and takes it out of its container.
  mutating func release(controller id: NodeID, into turn: inout Turn) {
    if arena[controller: id].parent != nil { removeFromParent(id, into: &turn) }
    dropReferences(to: id)
    if isHeld(controller: id) { turn.notes.append(.stillHeld) }
    turn.subject = .controller(id)
  }

  /// The end of a controller that nobody holds: it lets go of its view, its children and what it
  /// presents (views-C4).
  mutating func deallocController(_ id: NodeID, into turn: inout Turn) {
    resignFirstResponder(ofController: id, into: &turn)
    if !settings.knobs.leavesPresentedViews {
      abandonPresented(by: id, restoring: false, into: &turn)
    }
    let controller = arena[controller: id]
    if let view = controller.view {
      arena[view].owner = nil
      releasePool.append(view)
    }
    for child in controller.children {
      arena[controller: child].parent = nil
      releasePool.append(child)
    }
    if let presented = controller.presented { endPresentation(of: presented) }
    dropStack(of: id)
    let reason: Event.Reason = arena[id].wasRetained ? .lastReferenceGone : .neverRetained
    arena.remove(id)
    turn.post(.dealloc, .controller(id), .viewsC4, reason)
  }
}

extension ControllerClass.Kind {
  /// Whether it makes the views round its children's.
  var isContainer: Bool { self == .navigation || self == .tabBar }

  /// Whether the app can't give it a view of its own.
  var makesOwnView: Bool { isContainer || self == .alert }
}

extension Application {
  /// The variables that hold an object, in the order in which they were set.
  public func references(to id: NodeID) -> [ReferenceName] { arena[id].references }
}
