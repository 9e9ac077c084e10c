/// What happens to a control that it can send actions for.
public enum ControlEvent: String, Hashable, Sendable, CaseIterable {
  case touchDown, touchUpInside, touchUpOutside, touchCancel
}

/// A target's method that a control calls: `addTarget(_:action:for:)`.
public struct ControlAction: Hashable, Sendable {
  /// For what.
  public let event: ControlEvent
  /// The method's name, as in `btn2Click`: `[A-Za-z_][A-Za-z0-9_:]{0,63}`.
  public let action: String

  /// Makes an action, or nil where the name does not have the shape.
  public init?(_ event: ControlEvent, _ action: String) {
    let letters = action.hasPrefix("_") ? "A" + action.dropFirst() : action
    guard Identifier.matches(letters, punctuation: "_:") else { return nil }
    self.event = event
    self.action = action
  }
}

/// What a control has beyond a view.
public struct Control: Hashable, Sendable {
  /// The most actions that one has.
  public static let mostActions = 16
  /// The most that a text field holds, in bytes of UTF-8.
  public static let mostText = 4096

  /// Whether it sends its actions; touches reach it all the same (windows-6.8A).
  public internal(set) var isEnabled = true
  /// What it calls, in the order in which it was told to.
  public internal(set) var actions: [ControlAction] = []
  /// What a text field holds, nil for others.
  public internal(set) var text: String?
}

extension View {
  /// Whether it is a text field, which a keyboard comes up for (windows-3.3).
  public var takesText: Bool { control?.text != nil }
}

extension Application {
  /// Lets an enabled control send what it has for a phase of a touch, to a place on the screen in
  /// points (windows-6.8A); a text field becomes first responder by a tap (windows-3.3).
  mutating func track(
    _ id: NodeID, _ phase: Input.Phase, at point: Point, into turn: inout Turn
  ) {
    guard let control = arena[id].control, control.isEnabled else {
      turn.noteOnce(.disabledControl)
      return
    }
    let inner = convert(point, from: .screen, to: .view(id))
    let isInside = inner.map(arena[id].bounds.contains) ?? false
    let event: ControlEvent? =
      switch phase {
      case .began: .touchDown
      case .moved: nil
      case .ended: isInside ? .touchUpInside : .touchUpOutside
      case .cancelled: .touchCancel
      }
    for action in control.actions where action.event == event {
      turn.post(.sendAction, id, .windows6_8A, action: action.action)
    }
    if event == .touchUpInside, control.text != nil { focus(id, into: &turn) }
  }
}
