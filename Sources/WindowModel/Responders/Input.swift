/// Sends an input of the user's.
package struct SendInput: CommandAction {
  package static let name = "input"
  package var input: Input = .motion
  /// The seconds that pass before it, by the clock of touches.
  package var after = 0.0

  package init() {}

  package var subject: String? { nil }

  package func perform(in application: inout Application) throws(Refusal) {
    try application.receive(input, after: after)
  }
}

/// What the user does to the device.
public enum Input: Hashable, Sendable {
  /// A touch's phase.
  public enum Phase: String, Hashable, Codable, Sendable, CaseIterable {
    case began, moved, ended, cancelled
  }

  /// A finger, 0 to 9, at a point of a screen, in points, or where it was last. `tapCount` is its tap
  /// count; nil lets the clock count it. A touch stays on the screen where it began, by default the main
  /// one.
  case touch(Phase, at: Point?, finger: Int = 0, tapCount: Int? = nil, screen: Identifier? = nil)
  /// A touch that begins and ends at a point of a screen, in points.
  case tap(at: Point, tapCount: Int? = nil, screen: Identifier = .main)
  /// A shake.
  case motion
  /// A remote control event, for example from a headset.
  case remoteControl
  /// A press of a button on the device or a keyboard, down and up.
  case press
  /// Text typed on the keyboard.
  case text(String)
  /// No input: time passes.
  case wait

  /// The input's name.
  public var name: String {
    switch self {
    case .touch: "touch"
    case .tap: "tap"
    case .motion: "motion"
    case .remoteControl: "remoteControl"
    case .press: "press"
    case .text: "text"
    case .wait: "wait"
    }
  }
}

/// A touch as the object that handles it sees it.
public struct TouchSight: Hashable, Sendable {
  /// Its unique number.
  public let number: Int
  /// The phase that is delivered.
  public let phase: Input.Phase
  /// The view that it is in, or nil.
  package let view: NodeID?
  /// That view's window.
  package let window: NodeID?
  /// Its location on its screen, in points.
  package let point: Point
  /// Its previous location on its screen, in points.
  public let previous: Point
  /// Its tap count.
  public let tapCount: Int
  /// Its time, in seconds of the clock of touches.
  public let time: Double
}

/// The responders that were offered an input, in order.
public struct InputTrace: Hashable, Sendable {
  /// What a responder did with an input.
  public enum Outcome: String, Hashable, Sendable, CaseIterable {
    /// Its class overrides the method.
    case handles
    /// It is a control, which keeps its touches.
    case keeps
    /// It has the action's method.
    case responds
    /// It passes the input on to the next responder.
    case passesOn

    /// The rule behind it.
    public var rule: Rule {
      switch self {
      case .handles: .placelessInputGoesToFirstResponder
      case .keeps: .controlTracksTouch
      case .responds: .actionFindsTarget
      case .passesOn: .responderChainGoesOutward
      }
    }
  }

  /// One responder that was offered the input.
  public struct Step: Hashable, Sendable {
    /// The responder.
    public let responder: Responder
    /// What it did.
    public let outcome: Outcome
  }

  /// One method's way along the responder chain.
  public struct Delivery: Hashable, Sendable {
    /// The method.
    public let method: Event.Name
    /// The rule that decides where it starts.
    public let rule: Rule
    /// The action, if it is one.
    public internal(set) var action: Selector?
    /// The responders that were asked; the last one kept it, if any did.
    public internal(set) var steps: [Step] = []
  }

  /// The touch's location on its screen, in points; nil for any other input.
  public internal(set) var point: Point?
  /// The screen that the touch began on, nil for any other input.
  public internal(set) var screen: Identifier?
  /// The hit test for the touch's view, nil when an earlier touch settled it.
  public internal(set) var hitTest: HitTest?
  /// The view that the touch is in, or that the input starts from, or nil.
  public internal(set) var view: NodeID?
  /// The window of that view when the touch began, or the key window.
  public internal(set) var window: NodeID?
  /// The touch that is delivered, nil for any other input.
  public internal(set) var touch: TouchSight?
  /// What the recognizers did, in order.
  public internal(set) var recognizers: [GestureStep] = []
  /// The deliveries, in order.
  public internal(set) var deliveries: [Delivery] = []
}

extension Application {
  /// Delivers an input: a touch to its view, any other input to the key window (windows-8.2).
  mutating func receive(_ input: Input) throws(Refusal) {
    switch input {
    case .touch(let phase, let point, let finger, let tapCount, let screen):
      try touch(phase, at: point, finger: finger, tapCount: tapCount, on: screen)
    case .tap(let point, let tapCount, let screen):
      try tap(at: point, tapCount: tapCount, on: screen)
    case .motion: sendToKeyWindow(.motion, [.motionBegan, .motionEnded])
    case .remoteControl: sendToKeyWindow(.remoteControl, [.remoteControlReceived])
    case .press: sendToKeyWindow(.presses, [.pressesBegan, .pressesEnded])
    case .text(let text): try type(text)
    case .wait: if turn.trace == nil { turn.trace = InputTrace() }
    }
  }

  /// Offers a method to responders in order until one keeps it. Returns that one.
  mutating func deliver(
    _ method: Event.Name, _ offer: Offer, along chain: [Responder], _ rule: Rule
  ) -> NodeID? {
    var delivery = InputTrace.Delivery(method: method, rule: rule)
    if case .action(let action) = offer { delivery.action = action }
    defer { turn.trace?.deliveries.append(delivery) }
    for responder in chain {
      let outcome = outcome(of: offer, by: method, at: responder)
      delivery.steps.append(.init(responder: responder, outcome: outcome))
      guard outcome != .passesOn else { continue }
      switch responder {
      case .view(let id):
        post(method, id, rule, action: delivery.action?.name)
        return id
      case .controller(let id):
        post(method, controller: id, rule, action: delivery.action?.name)
        return id
      case .scene, .application, .delegate: break
      }
    }
    turn.noteOnce(delivery.action == nil ? .nobodyHandles : .nobodyResponds)
    return nil
  }

  private func outcome(
    of offer: Offer, by method: Event.Name, at responder: Responder
  ) -> InputTrace.Outcome {
    if let running = code.running, let id = responder.node {
      switch offer {
      case .input: if running.overrides(method, id) { return .handles }
      case .action(let action): if running.responds(to: action, id) { return .responds }
      }
    }
    switch (responder, offer) {
    case (.view(let id), .input(let kind)):
      if arena[id].overrides.handles.contains(kind) { return .handles }
      if kind == .touches, tables[id] != nil { return .handles }
      return kind == .touches && arena[id].keepsTouches ? .keeps : .passesOn
    case (.controller(let id), .input(let kind)):
      return overrides(of: id).handles.contains(kind) ? .handles : .passesOn
    case (.view(let id), .action(let action)), (.controller(let id), .action(let action)):
      return overrides(of: id).respondsTo.contains(action) ? .responds : .passesOn
    default: return .passesOn
    }
  }
}

/// What travels along the responder chain.
enum Offer {
  case input(InputKind)
  case action(Selector)
}
