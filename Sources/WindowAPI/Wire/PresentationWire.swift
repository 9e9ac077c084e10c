import HTTP
import JSON
import WindowModel

extension AlertProperties {
  /// The fields that alert controllers have beyond others.
  static let fields: [Body.Field<AlertProperties>] = [
    .init("preferredStyle", example: "\"alert\"") { body, it throws(Problem) in
      it.preferredStyle = try body.choice(Alert.Style.self)
    },
    .init("message", example: "\"Really?\"") { body, it throws(Problem) in
      it.message = .some(try body.optionalString())
    },
    .init("actions", example: "[{\"title\":\"OK\"}]") { body, it throws(Problem) in
      var actions: [Alert.Action] = []
      try body.array { body, _ throws(Problem) in actions.append(try body.alertAction()) }
      it.actions = actions
    },
    .init("textFields", example: "[\"Name\"]") { body, it throws(Problem) in
      it.textFields = try body.strings()
    },
  ]
}

extension Body {
  /// A text, or null for none.
  mutating func optionalString() throws(Problem) -> String? {
    guard try kind() == .null else { return try string() }
    try null()
    return nil
  }

  /// Texts.
  mutating func strings() throws(Problem) -> [String] {
    var strings: [String] = []
    try array { body, _ throws(Problem) in strings.append(try body.string()) }
    return strings
  }

  /// The name of a block that a transition calls at its end.
  mutating func completion() throws(Problem) -> Completion {
    guard let completion = Completion(try string()) else {
      throw invalid(
        "A completion's name is a letter or _ and then letters, digits, _ or :, 64 characters at most."
      )
    }
    return completion
  }

  fileprivate mutating func alertAction() throws(Problem) -> Alert.Action {
    var parts: (title: String?, style: Alert.Action.Style) = (nil, .standard)
    try object(
      "an alert's action",
      [
        .init("title", example: "\"OK\"") { body, it throws(Problem) in
          it.title = try body.string()
        },
        .init("style", example: "\"cancel\"") { body, it throws(Problem) in
          it.style = try body.choice(Alert.Action.Style.self)
        },
      ], into: &parts)
    guard let title = parts.title else { throw missing("title") }
    return Alert.Action(title, parts.style)
  }
}

extension JSONWriter {
  /// How a controller is presented and what it shows as an alert, within an object: what differs
  /// from a plain controller's part.
  mutating func presentationFields(
    of controller: ViewController, in application: borrowing Application
  ) {
    if let style = controller.modalPresentationStyle {
      field("modalPresentationStyle", style.rawValue)
    }
    if controller.isModalInPresentation { field("isModalInPresentation", true) }
    if let presentation = controller.presentation {
      key("presentation")
      beginObject()
      fields(of: presentation, in: application)
      endObject()
    }
    guard let alert = controller.alert else { return }
    field("preferredStyle", alert.style.rawValue)
    optionalField("message", alert.message)
    key("actions")
    beginArray()
    for action in alert.actions {
      beginObject()
      field("title", action.title)
      field("style", action.style.rawValue)
      endObject()
    }
    endArray()
    texts("textFields", alert.textFields)
  }

  private mutating func fields(
    of presentation: Presentation, in application: borrowing Application
  ) {
    field("form", presentation.form.rawValue)
    field("stage", presentation.stage.rawValue)
    let isAlive = application.view(presentation.superview) != nil
    name(
      "window", isAlive ? application.window(of: presentation.superview) : nil, in: application)
    name("container", presentation.container, in: application)
  }

  /// An alert view or an action sheet, as an object.
  mutating func alertView(
    _ id: NodeID, _ alertView: AlertView, in application: borrowing Application
  ) {
    beginObject()
    fields(of: alertView, id, in: application)
    endObject()
  }

  /// An alert view or an action sheet, within an object.
  mutating func fields(
    of alertView: AlertView, _ id: NodeID, in application: borrowing Application
  ) {
    field("id", application.identifier(of: id).text)
    field("class", alertView.kind.rawValue)
    optionalField("title", alertView.title)
    optionalField("message", alertView.message)
    texts("buttons", alertView.buttons)
    field("alertViewStyle", alertView.style.rawValue)
    field("isVisible", alertView.window != nil)
    name("window", alertView.window, in: application)
    name("controller", alertView.controller, in: application)
    key("references")
    beginArray()
    for name in application.references(to: id) { value(name.text) }
    endArray()
  }

  private mutating func texts(_ name: StaticString, _ texts: [String]) {
    key(name)
    beginArray()
    for text in texts { value(text) }
    endArray()
  }
}
