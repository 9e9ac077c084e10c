import WindowModel

extension CodeDraft {
  /// Creates a `UIAlertView` or a `UIActionSheet` from a request body.
  package mutating func makeAlert(_ request: CodeRequest) {
    let made = CodeClass(request.body["class"]?.text ?? "UIAlertView", superclass: "UIView")
    let alert = make(
      name(request.object("id"), request.made, "v"), made, .make(made, .plain, []),
      isRetained: request.body["retained"]?.flag ?? true)
    let isSheet = made.name == "UIActionSheet"
    let buttons = request.body["buttons"]?.texts ?? []
    if let title = request.body["title"]?.text { set(alert, "title", .text(title)) }
    if let message = request.body["message"]?.text {
      if isSheet {
        remark("Below the title is \(CodeComment.quoted(message)).")
      } else {
        set(alert, "message", .text(message))
      }
    }
    if let style = request.body["alertViewStyle"]?.text, !isSheet {
      set(alert, "alertViewStyle", .choice(style, "UIAlertViewStyle"))
    }
    for button in buttons {
      call(alert, "addButton(withTitle:)", "addButtonWithTitle:", .text(button))
    }
    if !buttons.isEmpty { set(alert, "cancelButtonIndex", .number(0)) }
  }
}

extension CodeCommand {
  /// The buttons of an alert controller, which can only be added.
  static let alertActions = CodeProperty("actions") { draft, alert, field in
    for action in field.elements {
      draft.call(
        alert, "addAction(_:)", "addAction:",
        .make(
          .alertAction,
          CodeMethod("init(title:style:handler:)", "actionWithTitle:style:handler:"),
          [
            .text(action["title"]?.text ?? ""),
            .choice(action["style"]?.text ?? "default", "UIAlertActionStyle"), .null,
          ]))
    }
  }

  /// The text fields of an alert controller, by their placeholders.
  static let textFields = CodeProperty("textFields") { draft, alert, field in
    for placeholder in field.texts {
      draft.call(
        alert, "addTextField(configurationHandler:)", "addTextFieldWithConfigurationHandler:",
        .placeholder(placeholder))
    }
  }
}
