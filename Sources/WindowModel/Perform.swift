extension Application {
  /// Carries a command out as one turn of the main run loop.
  ///
  /// A refused command leaves the application as it was: each case checks all before it changes
  /// anything.
  public mutating func perform(_ command: Command) throws(Refusal) -> Turn {
    var turn = Turn()
    switch command {
    case .createWindow(let identifier, let properties, let retained):
      try checkRoom(for: identifier, retained: retained)
      try check(properties)
      let identifier = identifier ?? nextWindowIdentifier()
      let id = createWindow(identifier, frame: properties.frame)
      if retained {
        assign(id, to: ReferenceName(of: identifier))
      } else {
        releasePool.append(id)
      }
      var rest = properties
      rest.frame = nil
      apply(rest, to: id, into: &turn)
      turn.result = id
      turn.isCreation = true
    case .changeWindow(let identifier, let properties):
      let id = try find(identifier)
      try check(properties)
      apply(properties, to: id, into: &turn)
      turn.result = id
    case .makeKeyAndVisible(let identifier):
      let id = try find(identifier)
      makeKeyAndVisible(id, into: &turn)
      turn.result = id
    case .makeKey(let identifier):
      let id = try find(identifier)
      makeKey(id, .windows2_5, into: &turn)
      turn.result = id
    case .release(let identifier):
      let id = try find(identifier)
      releaseAll(id)
      turn.result = id
    case .setReference(let name, let identifier):
      var object: NodeID?
      if let identifier {
        guard let id = arena.find(identifier) else { throw .notFound(.object, identifier.text) }
        object = id
      }
      turn.isCreation = object != nil && variables[name] == nil
      if turn.isCreation { try checkReferences() }
      assign(object, to: name)
      turn.result = object
    }
    drain(into: &turn)
    if let id = turn.result, !arena.isAlive(id) { turn.result = nil }
    return turn
  }

  private func find(_ identifier: Identifier) throws(Refusal) -> NodeID {
    guard let id = window(identifier) else { throw .notFound(.window, identifier.text) }
    return id
  }

  private func checkRoom(for identifier: Identifier?, retained: Bool) throws(Refusal) {
    if let identifier, arena.isTaken(identifier) { throw .identifierTaken(identifier) }
    guard windows.count < capacity.windows else {
      throw .full(.window, limit: capacity.windows)
    }
    guard arena.count < capacity.objects else {
      throw .full(.object, limit: capacity.objects)
    }
    if retained { try checkReferences() }
  }

  private func checkReferences() throws(Refusal) {
    guard variables.count < capacity.references else {
      throw .full(.reference, limit: capacity.references)
    }
  }
}
