package import HTTP
package import WindowModel

extension ViewProperties {
  /// The fields for how a view takes part in events; a window has them too.
  package static let responderFields: [Body.Field<ViewProperties>] =
    [
      .init("handles", example: "[\"motion\"]") { body, it throws(Problem) in
        it.handles = try body.choices(InputKind.self)
      },
      .init("respondsTo", example: "[\"copy:\"]") { body, it throws(Problem) in
        it.respondsTo = try body.selectors()
      },
      .init("hitTest", example: "\"passThrough\"") { body, it throws(Problem) in
        it.hitTest = try body.choice(Overrides.HitTest.self)
      },
      .init("canBecomeFirstResponder", example: "true") { body, it throws(Problem) in
        it.canBecomeFirstResponder = try body.bool()
      },
      .init("canResignFirstResponder", example: "false") { body, it throws(Problem) in
        it.canResignFirstResponder = try body.bool()
      },
    ] + InputViewChange.fields.map { $0.within(\.inputs) }

  /// The additional fields of controls and text inputs.
  package static let controlFields: [Body.Field<ViewProperties>] = [
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

extension InputViewChange {
  /// The fields for the views that replace a responder's keyboard.
  package static let fields: [Body.Field<InputViewChange>] = [
    .init("inputView", .objectOrNull, example: "null") { $0.inputView = .some($1) },
    .init("inputAccessoryView", .objectOrNull, example: "\"bar\"") {
      $0.inputAccessoryView = .some($1)
    },
  ]
}

extension Body {
  /// Reads the name of an action's method.
  package mutating func selector() throws(Problem) -> Selector {
    guard let selector = Selector(try string()) else {
      throw invalid(
        "A method's name is a letter or _ and then letters, digits, _ or :, 64 characters at most.")
    }
    return selector
  }

  /// Reads the names of actions' methods, without duplicates.
  package mutating func selectors() throws(Problem) -> Set<Selector> {
    var selectors: Set<Selector> = []
    try array { body, _ throws(Problem) in
      let selector = try body.selector()
      guard selectors.insert(selector).inserted else {
        throw body.invalid("'\(selector)' came twice.")
      }
    }
    return selectors
  }

  fileprivate mutating func action() throws(Problem) -> ControlAction {
    var parts: (event: ControlEvent?, action: Selector?, isForChain: Bool) = (nil, nil, false)
    try object(
      "an action",
      [
        .init("event", example: "\"touchUpInside\"") { body, it throws(Problem) in
          it.event = try body.choice(ControlEvent.self)
        },
        .init("action", example: "\"tapped\"") { body, it throws(Problem) in
          it.action = try body.selector()
        },
        .init("target", example: "null") { body, it throws(Problem) in
          try body.null()
          it.isForChain = true
        },
      ], into: &parts)
    guard let event = parts.event else { throw missing("event") }
    guard let action = parts.action else { throw missing("action") }
    return ControlAction(event, action, isForChain: parts.isForChain)
  }
}
