extension Application {
  /// Carries a command out as one turn of the main run loop.
  ///
  /// A refused command leaves the application as it was: each case checks all before it changes
  /// anything.
  public mutating func perform(_ command: Command) throws(Refusal) -> Turn {
    var turn = Turn()
    turn.number = runLoop.turn
    try carryOut(command, into: &turn)
    finishTurn(into: &turn)
    if settings.runLoop == .automatic { settle(into: &turn) }
    turn.forget { arena.isAlive($0) }
    return turn
  }

  mutating func carryOut(_ command: Command, into turn: inout Turn) throws(Refusal) {
    if state == .notRunning, command.makesObject {
      throw .notRunning
    }
    switch command {
    case .createWindow(let identifier, let viewClass, let properties, let retained):
      try createWindow(identifier, viewClass, properties, retained: retained, into: &turn)
    case .changeWindow(let identifier, let properties):
      try changeWindow(identifier, properties, into: &turn)
    case .makeKeyAndVisible(let identifier):
      let id = try find(.window, identifier)
      try checkIsOwn(id)
      makeKeyAndVisible(id, into: &turn)
      turn.result = id
    case .makeKey(let identifier):
      let id = try find(.window, identifier)
      makeKey(id, .oldKeyWindowResignsFirst, into: &turn)
      turn.result = id
    case .createView(
      let identifier, let viewClass, let properties, let superview, let placement, let retained):
      try createView(
        identifier, viewClass, properties, in: superview, placement, retained: retained,
        into: &turn)
    case .changeView(let identifier, let properties):
      try changeView(identifier, properties, into: &turn)
    case .insertSubview(let view, let superview, let placement):
      try insertSubview(view, into: superview, placement, into: &turn)
    case .removeFromSuperview(let view):
      try removeFromSuperview(view, into: &turn)
    case .bringSubviewToFront(let view, let superview):
      try moveSubview(view, toFront: true, in: superview, into: &turn)
    case .sendSubviewToBack(let view, let superview):
      try moveSubview(view, toFront: false, in: superview, into: &turn)
    case .exchangeSubviews(let superview, let first, let second):
      try exchangeSubviews(in: superview, first, second, into: &turn)
    case .setNeedsLayout(let identifier):
      try setNeedsLayout(identifier, into: &turn)
    case .layoutIfNeeded(let identifier):
      try layoutIfNeeded(identifier, into: &turn)
    case .createController(let identifier, let controllerClass, let properties, let retained):
      try createController(
        identifier, controllerClass, properties, retained: retained, into: &turn)
    case .changeController(let identifier, let properties):
      try changeController(identifier, properties, into: &turn)
    case .loadView(let identifier):
      try loadView(identifier, into: &turn)
    case .addChild(let child, let parent):
      try addChild(child, to: parent, into: &turn)
    case .removeFromParent(let identifier):
      try removeFromParent(identifier, into: &turn)
    case .willMove(let identifier, let parent):
      try tellParent(identifier, parent, isDone: false, into: &turn)
    case .didMove(let identifier, let parent):
      try tellParent(identifier, parent, isDone: true, into: &turn)
    case .beginAppearanceTransition(let identifier, let isAppearing, let animated):
      try beginAppearanceTransition(
        identifier, isAppearing: isAppearing, animated: animated, into: &turn)
    case .endAppearanceTransition(let identifier):
      try endAppearanceTransition(identifier, into: &turn)
    case .push(let controller, let navigation, let animated):
      try push(controller, onto: navigation, animated: animated, into: &turn)
    case .pop(let navigation, let animated):
      try pop(navigation, animated: animated, into: &turn)
    case .popTo(let controller, let navigation, let animated):
      try pop(navigation, to: controller, animated: animated, into: &turn)
    case .popToRoot(let navigation, let animated):
      try popToRoot(navigation, animated: animated, into: &turn)
    case .swipeBack(let navigation, let isCancelled):
      try swipeBack(navigation, isCancelled: isCancelled, into: &turn)
    case .setViewControllers(let container, let controllers, let animated):
      try setViewControllers(container, controllers, animated: animated, into: &turn)
    case .select(let selection, let tabs):
      try select(selection, in: tabs, into: &turn)
    case .present(let call): try present(call, into: &turn)
    case .dismiss(let identifier, let animated, let completion):
      try dismiss(identifier, animated: animated, completion: completion, into: &turn)
    case .pullDown(let identifier): try pullDown(identifier, into: &turn)
    case .chooseAction(let identifier, let title):
      try chooseAction(title, of: identifier, into: &turn)
    case .createAlertView(let identifier, let alertView, let retained):
      try createAlertView(identifier, alertView, retained: retained, into: &turn)
    case .showAlertView(let identifier): try showAlertView(identifier, into: &turn)
    case .clickButton(let identifier, let title):
      try clickButton(title, of: identifier, into: &turn)
    case .runLoop(let turns):
      try step(turns, into: &turn)
    case .becomeFirstResponder(let identifier):
      try becomeFirstResponder(identifier, into: &turn)
    case .resignFirstResponder(let identifier):
      try resignFirstResponder(identifier, into: &turn)
    case .input(let input):
      try receive(input, into: &turn)
    case .sendAction(let action, let target, let sender):
      try sendAction(action, to: target, from: sender, into: &turn)
    case .changeApplication(let properties):
      try changeApplication(properties, into: &turn)
    case .connectScene(let identifier, let screen):
      try connectScene(identifier, on: screen, into: &turn)
    case .disconnectScene(let identifier):
      try disconnectScene(identifier, into: &turn)
    case .connectScreen(let identifier, let size, let scale):
      try connectScreen(identifier, size: size, scale: scale, into: &turn)
    case .disconnectScreen(let identifier):
      try disconnectScreen(identifier, into: &turn)
    case .release(let identifier, let kind):
      try release(identifier, as: kind, into: &turn)
    case .setReference(let name, let identifier):
      try setReference(name, to: identifier, into: &turn)
    case .loadNib(let nib): try load(nib, into: &turn)
    case .batch(let commands): try carryOut(commands, into: &turn)
    }
  }

  /// The living object with an identifier, if it is of the kind.
  func find(_ kind: Refusal.Kind, _ identifier: Identifier) throws(Refusal) -> NodeID {
    let id =
      switch kind {
      case .window: window(identifier)
      case .controller: controller(identifier)
      case .object: arena.find(identifier)
      default: view(identifier)
      }
    guard let id else { throw .notFound(kind, identifier.text) }
    return id
  }

  /// The living view that a property names.
  func find(_ identifier: Identifier, of property: String) throws(Refusal) -> NodeID {
    guard let id = view(identifier) else {
      throw .unknown(.view, identifier.text, property: property)
    }
    return id
  }

  /// The living controller that a property names.
  func findController(_ identifier: Identifier, of property: String) throws(Refusal) -> NodeID {
    guard let id = controller(identifier) else {
      throw .unknown(.controller, identifier.text, property: property)
    }
    return id
  }

  /// Refuses a new object that there is no room or no name for.
  func checkRoom(for identifier: Identifier?, retained: Bool) throws(Refusal) {
    if let identifier, arena.isTaken(identifier) { throw .identifierTaken(identifier) }
    try checkObjects()
    if retained { try checkReferences() }
  }

  /// Refuses a new object where as many were made as may be, external screens and scenes counted.
  func checkObjects() throws(Refusal) {
    guard arena.count + screenNames.count - 1 + sceneNames.count < capacity.objects else {
      throw .full(.object, limit: capacity.objects)
    }
  }

  /// Refuses a new reference that there is no room for.
  func checkReferences() throws(Refusal) {
    guard variables.count < capacity.references else {
      throw .full(.reference, limit: capacity.references)
    }
  }
}
