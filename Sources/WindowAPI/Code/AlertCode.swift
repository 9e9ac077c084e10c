import WindowModel

extension CodeCommand {
  /// What is done to `UIAlertView` and `UIActionSheet`.
  static let alerts: [String: Write] = [
    "createAlert": { draft, request in
      let made = CodeClass(request.body["class"]?.text ?? "UIAlertView", superclass: "UIView")
      let alert = draft.make(
        draft.name(request.object("id"), request.made, "v"), made, .make(made, .plain, []),
        isRetained: request.body["retained"]?.flag ?? true)
      let isSheet = made.name == "UIActionSheet"
      let buttons = request.body["buttons"]?.texts ?? []
      if let title = request.body["title"]?.text { draft.set(alert, "title", .text(title)) }
      if let message = request.body["message"]?.text {
        if isSheet {
          draft.say("Below the title is \(CodeComment.quoted(message)).")
        } else {
          draft.set(alert, "message", .text(message))
        }
      }
      if let style = request.body["alertViewStyle"]?.text, !isSheet {
        draft.set(alert, "alertViewStyle", .choice(style, "UIAlertViewStyle"))
      }
      for button in buttons {
        draft.call(alert, "addButton(withTitle:)", "addButtonWithTitle:", .text(button))
      }
      if !buttons.isEmpty { draft.set(alert, "cancelButtonIndex", .number(0)) }
    },
    "showAlert": { draft, request in
      guard draft.madeClass(of: request.target)?.name == "UIActionSheet" else {
        return draft.call(request.target, "show()", "show")
      }
      let window = CodeExpression.spelled(
        swift: "UIApplication.shared.keyWindow!",
        objC: "[UIApplication sharedApplication].keyWindow")
      draft.call(request.target, "show(in:)", "showInView:", window)
    },
    "clickButton": { draft, request in
      let title = CodeComment.quoted(request.body["button"]?.text ?? "")
      draft.say("A person touches \(title) of \(Identifier(request.name)?.text ?? "").")
    },
  ]

  /// The buttons of an alert controller, which UIKit can only add to.
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
