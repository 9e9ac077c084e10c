/// Posts every event: notifications, callbacks, actions, delegate methods.
///
/// The event is delivered at once, so that the object's own code sees the state of that moment.
extension Application {
  /// Posts an event of a view.
  mutating func post(
    _ name: Event.Name, _ object: NodeID, other: NodeID? = nil, _ rule: Rule,
    _ reason: Event.Reason? = nil, action: String? = nil
  ) {
    post(name, .view(object), other, rule, reason, action: action)
  }

  /// Posts a callback of a controller.
  mutating func post(
    _ name: Event.Name, controller: NodeID, other: NodeID? = nil, animated: Bool? = nil,
    _ rule: Rule, action: String? = nil
  ) {
    post(name, .controller(controller), other, rule, animated: animated, action: action)
  }

  /// Posts an event of any object.
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
    // Most turns with one event have several.
    if turn.events.isEmpty { turn.events.reserveCapacity(4) }
    turn.events.append(
      Event(
        name: name, object: object, other: other, rule: rule, reason: reason, animated: animated,
        turn: turn.number, action: action, keyboard: keyboard))
    if glimpse.isWaiting { glimpse.see(self) }
    if let running = code.running, let event = turn.events.last { running.told(event, in: &self) }
  }
}
