/// `UIApplication.sendAction(_:to:from:for:)`; without a target it searches the responder chain (windows-8.5).
package struct SendAction: CommandAction {
  package static let name = "sendAction"
  package var action: Selector?
  package var target: Identifier?
  package var sender: Identifier?

  package init() {}

  package var subject: String? { target?.text ?? sender?.text }

  package func perform(in application: inout Application) throws(Refusal) {
    if let action {
      try application.sendAction(action, to: target, from: sender)
    }
  }
}

extension Application {
  /// `sendAction(_:to:from:for:)` of the application: to a target, which must have the method, or else to
  /// the first object in the chain that has it (windows-8.5).
  ///
  /// The turn's result is the object that responded; without one the method returns false.
  mutating func sendAction(
    _ action: Selector, to target: Identifier?, from sender: Identifier?
  ) throws(Refusal) {
    var ends: (target: NodeID?, sender: NodeID?)
    if let target { ends.target = try findResponder(target, of: "to") }
    if let sender { ends.sender = try findResponder(sender, of: "from") }
    if let target = ends.target, !responds(to: action, target) {
      throw .exception(
        name: "NSInvalidArgumentException",
        reason:
          "-[\(className(of: target)) \(action)]: unrecognized selector sent to instance \(arena.identifier(of: target))"
      )
    }
    turn.result = send(action, to: ends.target, from: ends.sender)
  }

  /// Offers an action to its target. Without one it searches up the chain from the key window's first
  /// responder, else from the sender (windows-8.5), else from the key window (windows-8.5A). Returns the
  /// object that responded.
  mutating func send(
    _ action: Selector, to target: NodeID? = nil, from sender: NodeID?
  ) -> NodeID? {
    let first = keyWindow.flatMap { arena[$0].window?.firstResponder }
    let start = target ?? first ?? sender ?? keyWindow
    if turn.trace == nil {
      turn.trace = InputTrace(view: start, window: start.flatMap(responderWindow))
    }
    let chain = start.map(responderChain) ?? [.application, .delegate]
    let rule: Rule =
      first ?? sender ?? target == nil ? .actionStartsAtKeyWindow : .actionFindsTarget
    return deliver(.perform, .action(action), along: target == nil ? chain : [chain[0]], rule)
  }

  private func findResponder(
    _ identifier: Identifier, of property: String
  ) throws(Refusal) -> NodeID {
    if let id = controller(identifier) { return id }
    return try find(identifier, of: property)
  }
}
