/// Whatever an object is told goes through here: notifications, callbacks, actions, delegate methods.
///
/// The event is delivered as it is posted, so that the state of that moment is what the object's own code
/// would see.
extension Application {
  /// Tells a view, or tells of it.
  mutating func post(
    _ name: Event.Name, _ object: NodeID, other: NodeID? = nil, _ rule: Rule,
    _ reason: Event.Reason? = nil, action: String? = nil
  ) {
    post(name, .view(object), other, rule, reason, action: action)
  }

  /// Calls a controller back.
  mutating func post(
    _ name: Event.Name, controller: NodeID, other: NodeID? = nil, animated: Bool? = nil,
    _ rule: Rule, action: String? = nil
  ) {
    post(name, .controller(controller), other, rule, animated: animated, action: action)
  }

  /// Tells any object.
  mutating func post(
    _ name: Event.Name, _ object: Subject, _ rule: Rule, _ reason: Event.Reason? = nil
  ) {
    post(name, object, nil, rule, reason)
  }

  mutating func post(
    _ name: Event.Name, _ object: Subject, _ other: NodeID?, _ rule: Rule,
    _ reason: Event.Reason? = nil, animated: Bool? = nil, action: String? = nil,
    keyboard: KeyboardMove? = nil
  ) {
    // A turn that has one event mostly has several.
    if turn.events.isEmpty { turn.events.reserveCapacity(4) }
    turn.events.append(
      Event(
        name: name, object: object, other: other, rule: rule, reason: reason, animated: animated,
        turn: turn.number, action: action, keyboard: keyboard))
    if glimpse.isWaiting { glimpse.see(self) }
    if let running = code.running, let event = turn.events.last { running.told(event, in: &self) }
  }
}
