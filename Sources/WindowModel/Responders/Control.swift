/// An event for which a control can send actions.
public enum ControlEvent: String, Hashable, Codable, Sendable, CaseIterable {
  case touchDown, touchUpInside, touchUpOutside, touchCancel
  case touchDownRepeat, touchDragInside, touchDragOutside, touchDragEnter, touchDragExit
}

/// A target's method that a control calls: `addTarget(_:action:for:)`.
public struct ControlAction: Hashable, Codable, Sendable {
  /// The event.
  public let event: ControlEvent
  /// The method.
  public let action: Selector
  /// Whether the target is nil, so that the responder chain is searched for it (windows-8.5). Otherwise
  /// the target is an object of the app's that is not a view.
  public let isForChain: Bool

  /// Makes an action.
  public init(_ event: ControlEvent, _ action: Selector, isForChain: Bool = false) {
    self.event = event
    self.action = action
    self.isForChain = isForChain
  }
}

/// The state that a control adds to a view.
public struct Control: Hashable, Codable, Sendable {
  /// The maximum number of actions of a control.
  public static let mostActions = 16

  /// Whether it sends its actions; touches reach it even if not (windows-6.8A).
  public internal(set) var isEnabled = true
  /// Its actions, in the order in which they were added.
  public internal(set) var actions: [ControlAction] = []
}

extension View {
  /// Whether it keeps its touches rather than passing them along the chain (windows-6.8A, windows-3.3).
  var keepsTouches: Bool { control != nil || takesText }
}

extension Application {
  /// How far beyond its bounds a control still counts a finger as inside, in points (windows-6.8E).
  private static let controlReach = 70.0

  /// Sends an enabled control's actions for a phase of a touch at a point of the screen, in points
  /// (windows-6.8A). A tap makes a text input first responder (windows-3.3).
  mutating func track(_ id: NodeID, _ phase: Input.Phase, at point: Point) {
    let control = arena[id].control
    guard control?.isEnabled != false else {
      turn.noteOnce(.disabledControl)
      return
    }
    let isInside = isWithinReach(point, of: id)
    let sight = currentTouch
    let events: [ControlEvent]
    switch phase {
    case .began: events = sight?.tapCount ?? 1 > 1 ? [.touchDown, .touchDownRepeat] : [.touchDown]
    case .moved:
      let wasInside = isWithinReach(sight?.previous ?? point, of: id)
      let crossing: ControlEvent? =
        wasInside == isInside ? nil : isInside ? .touchDragEnter : .touchDragExit
      events = [isInside ? .touchDragInside : .touchDragOutside] + [crossing].compactMap(\.self)
    case .ended: events = [isInside ? .touchUpInside : .touchUpOutside]
    case .cancelled: events = [.touchCancel]
    }
    let rule: Rule = phase == .moved ? .controlTellsOfDrags : .controlTracksTouch
    let tracking = control == nil || arena[id].takesText ? nil : code.running
    let isTracking = tracking?.tracks(phase, of: id, isInside: isInside, in: &self) ?? true
    if isTracking, arena.isAlive(id) {
      let actions = arena[id].control?.actions ?? []
      for event in events { sendActions(of: id, actions, for: event, rule) }
    }
    // UIKit ends the highlight after the actions: one that an action sets does not stay.
    if phase == .ended || phase == .cancelled, arena.isAlive(id) {
      tracking?.tracked(of: id, in: &self)
    }
    guard arena.isAlive(id) else { return }
    if events == [.touchUpInside], arena[id].takesText { focus(id) }
  }

  /// Sends a control's actions for an event.
  mutating func sendActions(
    of id: NodeID, _ actions: [ControlAction], for event: ControlEvent, _ rule: Rule
  ) {
    for action in actions where action.event == event {
      turn.controlEvent = event
      post(.sendAction, id, rule, action: action.action.name)
      if action.isForChain { _ = send(action.action, from: id) }
    }
    turn.controlEvent = nil
  }

  /// Whether a control counts a finger at a point of the screen as inside (windows-6.8E).
  private func isWithinReach(_ point: Point, of id: NodeID) -> Bool {
    let reach = arena[id].bounds.insetBy(arena[id].control == nil ? 0 : -Self.controlReach)
    return convert(point, from: .screen, to: .view(id)).map(reach.contains) ?? false
  }
}
