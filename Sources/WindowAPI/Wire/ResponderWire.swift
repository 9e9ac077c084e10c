import HTTP
import JSON
import WindowModel

extension ViewProperties {
  /// The fields by which a request says how a view takes part in events; a window has them too.
  static let responderFields: [Body.Field<ViewProperties>] = [
    .init("handles", example: "[\"motion\"]") { body, it throws(Problem) in
      it.handles = try body.inputKinds()
    },
    .init("hitTest", example: "\"passThrough\"") { body, it throws(Problem) in
      it.hitTest = try body.choice(Overrides.HitTest.self)
    },
    .init("canBecomeFirstResponder", example: "true") { body, it throws(Problem) in
      it.canBecomeFirstResponder = try body.bool()
    },
  ]

  /// The fields that controls have beyond views.
  static let controlFields: [Body.Field<ViewProperties>] = [
    .init("isEnabled", example: "false") { body, it throws(Problem) in
      it.isEnabled = try body.bool()
    },
    .init("actions", example: "[{\"event\":\"touchUpInside\",\"action\":\"tapped\"}]") {
      body, it throws(Problem) in
      var actions: [ControlAction] = []
      try body.array { body, _ throws(Problem) in actions.append(try body.action()) }
      it.actions = actions
    },
    .init("text", example: "\"Hello\"") { body, it throws(Problem) in
      it.text = try body.string()
    },
  ]
}

extension Body {
  /// Kinds of input, none of them twice.
  mutating func inputKinds() throws(Problem) -> Set<InputKind> {
    var kinds: Set<InputKind> = []
    try array { body, _ throws(Problem) in
      let kind = try body.choice(InputKind.self)
      guard kinds.insert(kind).inserted else {
        throw body.invalid("'\(kind.rawValue)' came twice.")
      }
    }
    return kinds
  }

  fileprivate mutating func action() throws(Problem) -> ControlAction {
    var parts: (event: ControlEvent?, name: String?) = (nil, nil)
    try object(
      "an action",
      [
        .init("event", example: "\"touchUpInside\"") { body, it throws(Problem) in
          it.event = try body.choice(ControlEvent.self)
        },
        .init("action", example: "\"tapped\"") { body, it throws(Problem) in
          it.name = try body.string()
        },
      ], into: &parts)
    guard let event = parts.event else { throw missing("event") }
    guard let name = parts.name else { throw missing("action") }
    guard let action = ControlAction(event, name) else {
      throw invalid(
        "A method's name is a letter or _ and then letters, digits, _ or :, 64 characters at most.")
    }
    return action
  }
}

extension JSONWriter {
  /// How a view takes part in events, within an object: what differs from a plain view's part.
  mutating func responderFields(of view: View, in application: borrowing Application) {
    if !view.overrides.handles.isEmpty { field("handles", view.overrides.handles) }
    if view.overrides.hitTest != .standard { field("hitTest", view.overrides.hitTest.rawValue) }
    if view.overrides.canBecomeFirstResponder { field("canBecomeFirstResponder", true) }
    if let first = view.window?.firstResponder {
      field("firstResponder", application.identifier(of: first).text)
    }
    if view.window?.isSystem == true { field("isSystem", true) }
    if let control = view.control { fields(of: control) }
  }

  mutating func field(_ name: StaticString, _ kinds: Set<InputKind>) {
    key(name)
    beginArray()
    for kind in InputKind.allCases where kinds.contains(kind) { value(kind.rawValue) }
    endArray()
  }

  private mutating func fields(of control: Control) {
    if !control.isEnabled { field("isEnabled", false) }
    if let text = control.text { field("text", text) }
    guard !control.actions.isEmpty else { return }
    key("actions")
    beginArray()
    for action in control.actions {
      beginObject()
      field("event", action.event.rawValue)
      field("action", action.action)
      endObject()
    }
    endArray()
  }
}
