/// An event on its way to the responders.
public struct SentEvent: Hashable, Sendable {
  /// A part of an input that becomes one event.
  enum Content: Hashable, Sendable {
    case touch(Input.Phase, finger: Int)
    case method(Event.Name, along: [Responder], Rule)
  }

  /// What caused it.
  public let kind: InputKind
  /// The window that it is for; nil where no window takes it.
  package let window: NodeID?
  /// The part of the input that it carries.
  let content: Content
}

extension Application {
  /// Sends an event by `sendEvent(_:)` of the application and then of the event's window. A class that overrides
  /// it and doesn't call `super` keeps the event, so that no recognizer and no responder gets it (windows-6.8H).
  mutating func send(_ event: SentEvent) {
    let outer = turn.sent
    turn.sent = event
    if code.running?.sendEvent(event, in: &self) != true { deliverSentEvent() }
    if turn.sent != nil { turn.noteOnce(.eventIsKept) }
    turn.sent = outer
  }

  /// Does what UIKit's own `sendEvent(_:)` of a window does with the event that is being sent: it passes the event to
  /// recognizers and responders, once.
  package mutating func deliverSentEvent() {
    guard let event = turn.sent else { return }
    turn.sent = nil
    switch event.content {
    case .touch(let phase, let finger): deliver(phase, of: finger)
    case .method(let method, let chain, let rule):
      _ = deliver(method, .input(event.kind), along: chain, rule)
    }
  }

  /// The event that `sendEvent(_:)` passes on, nil when there is none or it was passed on already.
  package var sentEvent: SentEvent? { turn.sent }
}
