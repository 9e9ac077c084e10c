/// Something that a person does to the device.
package struct SendInput: CommandAction {
  package static let name = "input"
  package var input: Input = .motion
  /// How many seconds pass before, of the clock of touches.
  package var after = 0.0

  package init() {}

  package var subject: String? { nil }

  package func perform(in application: inout Application) throws(Refusal) {
    try application.receive(input, after: after)
  }
}

/// What a person does to the device.
public enum Input: Hashable, Sendable {
  /// Where a touch is in its life.
  public enum Phase: String, Hashable, Codable, Sendable, CaseIterable {
    case began, moved, ended, cancelled
  }

  /// A finger, 0 to 9, at a place of a screen in points, or still at its last one; its touch is the
  /// so many-th in a row there, counted by the clock where that is nil. A touch stays on the screen that
  /// it began on, the main one unless it names another.
  case touch(Phase, at: Point?, finger: Int = 0, tapCount: Int? = nil, screen: Identifier? = nil)
  /// A touch that begins and ends at a place of a screen, in points.
  case tap(at: Point, tapCount: Int? = nil, screen: Identifier = .main)
  /// A shake.
  case motion
  /// A command of a headset or another remote control.
  case remoteControl
  /// A button of the device or of a keyboard, down and up.
  case press
  /// Letters typed on the keyboard.
  case text(String)
  /// Nothing: time passes.
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

/// A touch as the object that is told of it sees it.
public struct TouchSight: Hashable, Sendable {
  /// Its number, which no other touch has.
  public let number: Int
  /// The phase that is delivered.
  public let phase: Input.Phase
  /// The view that it is in, nil where it is in none.
  package let view: NodeID?
  /// That view's window.
  package let window: NodeID?
  /// Where it is, on its screen, in points.
  package let point: Point
  /// Where it was before, on its screen, in points.
  public let previous: Point
  /// How many taps in a row it makes.
  public let tapCount: Int
  /// When, in seconds of the clock of touches.
  public let time: Double
}

/// Whom an input was offered to, in order.
public struct InputTrace: Hashable, Sendable {
  /// What a responder did with what it was offered.
  public enum Outcome: String, Hashable, Sendable, CaseIterable {
    /// Its class overrides the method.
    case handles
    /// It is a control, which keeps its touches.
    case keeps
    /// It has the action's method.
    case responds
    /// It leaves it to the next responder.
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

  /// One responder that was asked.
  public struct Step: Hashable, Sendable {
    /// Which one.
    public let responder: Responder
    /// What it did.
    public let outcome: Outcome
  }

  /// One method's way along the responder chain.
  public struct Delivery: Hashable, Sendable {
    /// The method.
    public let method: Event.Name
    /// By which rule it started where it did.
    public let rule: Rule
    /// The action, where it is one.
    public internal(set) var action: Selector?
    /// Who was asked; the last one is who kept it, if anyone did.
    public internal(set) var steps: [Step] = []
  }

  /// Where the touch is on its screen, in points, nil for any other input.
  public internal(set) var point: Point?
  /// The screen that the touch began on, nil for any other input.
  public internal(set) var screen: Identifier?
  /// Who was asked for the view that the touch is in, nil where that was settled before.
  public internal(set) var hitTest: HitTest?
  /// The view that the touch is in, or that the input starts from; nil where there is none.
  public internal(set) var view: NodeID?
  /// The window of that view when the touch began, or the key window.
  public internal(set) var window: NodeID?
  /// The touch that is delivered, nil for any other input.
  public internal(set) var touch: TouchSight?
  /// What recognizers did, in order.
  public internal(set) var recognizers: [GestureStep] = []
  /// What was delivered, in order.
  public internal(set) var deliveries: [Delivery] = []
}

extension Application {
  /// Delivers an input: touches to where they are, all else to the key window (windows-8.2).
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

  /// Offers a method to responders one after the other until one keeps it, and tells who did.
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

/// What goes along the responder chain.
enum Offer {
  case input(InputKind)
  case action(Selector)
}
