package import ProgramRuntime
package import WindowModel

/// `UIEvent` objects, and `sendEvent(_:)` of the application and of windows.
extension Machine {
  private static let sendEvent = "sendEvent(_:)"

  package func sendEvent(_ event: SentEvent, in application: inout Application) -> Bool {
    guard crash == nil else { return false }
    let sender = library.shared["application"]?.reference?.instance
    let receivers = [sender, event.window.flatMap { objects[$0] }].compactMap(\.self)
    guard receivers.contains(where: { override(Self.sendEvent, $0) != nil }) else { return false }
    return on(&application, else: true) { () throws(Halt) in
      let object = try self.event(of: event.kind)
      if let sender, let method = self.override(Self.sendEvent, sender) {
        _ = try self.call(method, .object(self.reference(to: sender)), [object])
      } else {
        try self.sendToWindow(object)
      }
      return true
    }
  }

  /// Does what UIKit's own `sendEvent(_:)` of the application does.
  func sendToWindow(_ object: Value) throws(Halt) {
    let window = try sentEvent(object).window
    if let window, let instance = objects[window], let method = override(Self.sendEvent, instance) {
      _ = try call(method, .object(reference(to: instance)), [object])
    } else {
      try withModel { application throws(Refusal) in application.deliverSentEvent() }
    }
  }

  /// Does what UIKit's own `sendEvent(_:)` of a window does.
  func deliver(_ object: Value, by window: Value) throws(Halt) {
    guard try sentEvent(object).window == node(window) else { throw Self.foreignEvent }
    try withModel { application throws(Refusal) in application.deliverSentEvent() }
  }

  /// The model's event for an object; an error if it is not the event that is being sent.
  private func sentEvent(_ object: Value) throws(Halt) -> SentEvent {
    guard let event = try read({ $0.sentEvent }), try self.event(of: event.kind).isSame(as: object)
    else { throw Self.foreignEvent }
    return event
  }

  private static var foreignEvent: Halt {
    .bound(
      "'sendEvent(_:)' is known here only for the event that UIKit is sending, once, by its own window."
    )
  }

  /// UIKit's object for the event that is being delivered. UIKit has one for each kind, too.
  func event(of kind: InputKind) throws(Halt) -> Value {
    switch kind {
    case .touches: try touchEvent(with: try makeTouch())
    case .motion:
      try shared("motionEvent", "UIEvent") {
        setField("type", of: $0, .element(1, []))
        setField("subtype", of: $0, .element(1, []))
      }
    case .remoteControl:
      try shared("remoteControlEvent", "UIEvent") { setField("type", of: $0, .element(2, [])) }
    case .presses:
      try shared("pressesEvent", "UIPressesEvent") { setField("type", of: $0, .element(3, [])) }
    }
  }
}

extension Library {
  package static let eventNatives: [String: Native] = [
    "UIApplication.sendEvent(_:)": { machine, _, arguments throws(Halt) in
      try machine.sendToWindow(arguments[0])
      return .void
    },
    "UIWindow.sendEvent(_:)": { machine, value, arguments throws(Halt) in
      try machine.deliver(arguments[0], by: value)
      return .void
    },
  ]
}
