extension Application {
  /// Carries out a command as one turn of the main run loop.
  ///
  /// A refused command leaves the application unchanged: each action checks everything before it changes
  /// anything.
  public mutating func perform(_ command: Command) throws(Refusal) -> Turn {
    turn.number = runLoop.turn
    if autoLayout != nil { layoutMemory = LayoutMemory() }
    if command.runsCode || code.resting != nil {
      try performWithCode(command)
    } else {
      do { try carryOut(command) } catch {
        turn = Turn()
        throw error
      }
      finishTurn()
      if settings.runLoop == .automatic { settle() }
    }
    var turn = Turn()
    swap(&turn, &self.turn)
    turn.forget { arena.isAlive($0) }
    return turn
  }

  /// Carries out a command that runs the app's own code. The code may fail after changes, so a refusal
  /// restores the application.
  private mutating func performWithCode(_ command: Command) throws(Refusal) {
    let before = self
    beginCode()
    do throws(Refusal) {
      try carryOut(command)
      finishTurn()
      if settings.runLoop == .automatic { settle() }
      try endCode()
    } catch {
      self = before
      turn = Turn()
      throw error
    }
  }

  /// Carries out a command within the current turn.
  package mutating func carryOut(_ command: Command) throws(Refusal) {
    if state == .notRunning, command.makesObject { throw .notRunning }
    try command.action.perform(in: &self)
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

  /// Refuses a new object if a limit is reached or the name is taken.
  func checkRoom(for identifier: Identifier?, retained: Bool) throws(Refusal) {
    if let identifier, arena.isTaken(identifier) || gestures.isTaken(identifier) {
      throw .identifierTaken(identifier)
    }
    try checkObjects()
    if retained { try checkReferences() }
  }

  /// Refuses a new object at the limit of objects ever made, including external screens and scenes.
  func checkObjects() throws(Refusal) {
    guard arena.count + screenNames.count - 1 + sceneNames.count < capacity.objects else {
      throw .full(.object, limit: capacity.objects)
    }
  }

  /// Refuses a new reference at the limit.
  func checkReferences() throws(Refusal) {
    guard variables.count < capacity.references else {
      throw .full(.reference, limit: capacity.references)
    }
  }
}
