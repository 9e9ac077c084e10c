/// What happens to a control that it can send actions for.
public enum ControlEvent: String, Hashable, Codable, Sendable, CaseIterable {
  case touchDown, touchUpInside, touchUpOutside, touchCancel
  case touchDownRepeat, touchDragInside, touchDragOutside, touchDragEnter, touchDragExit
}

/// A target's method that a control calls: `addTarget(_:action:for:)`.
public struct ControlAction: Hashable, Codable, Sendable {
  /// For what.
  public let event: ControlEvent
  /// The method.
  public let action: Selector
  /// Whether the target is nil, so that the chain is asked who responds to it (windows-8.5); else
  /// it is an object of the app's that is no view.
  public let isForChain: Bool

  /// Makes an action.
  public init(_ event: ControlEvent, _ action: Selector, isForChain: Bool = false) {
    self.event = event
    self.action = action
    self.isForChain = isForChain
  }
}

/// What a control has beyond a view.
public struct Control: Hashable, Codable, Sendable {
  /// The most actions that one has.
  public static let mostActions = 16

  /// Whether it sends its actions; touches reach it all the same (windows-6.8A).
  public internal(set) var isEnabled = true
  /// What it calls, in the order in which it was told to.
  public internal(set) var actions: [ControlAction] = []
}

extension View {
  /// Whether touches that come to it go no further along the chain (windows-6.8A, windows-3.3).
  var keepsTouches: Bool { control != nil || takesText }
}

extension Application {
  /// How far beyond its bounds a control still counts a finger as inside, in points (windows-6.8E).
  private static let controlReach = 70.0

  /// Lets an enabled control send what it has for a phase of a touch, to a place on the screen in
  /// points (windows-6.8A); what takes text becomes first responder by a tap (windows-3.3).
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
    for event in events { sendActions(of: id, control?.actions ?? [], for: event, rule) }
    if events == [.touchUpInside], arena[id].takesText { focus(id) }
  }

  /// Sends what a control has for an event.
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

  /// Whether a control counts a finger at a place of the screen as inside (windows-6.8E).
  private func isWithinReach(_ point: Point, of id: NodeID) -> Bool {
    let reach = arena[id].bounds.insetBy(arena[id].control == nil ? 0 : -Self.controlReach)
    return convert(point, from: .screen, to: .view(id)).map(reach.contains) ?? false
  }
}
