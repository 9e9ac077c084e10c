import HTTP
import JSON
import WindowModel
import WindowSessions

extension WindowAPI {
  static func listAlerts(_ call: Call) throws(Problem) -> Response {
    try call.show { json, view in
      json.key("alerts")
      json.beginArray()
      for (id, alertView) in view.application.alertViews {
        json.alertView(id, alertView, in: view.application)
      }
      json.endArray()
    }
  }

  static func getAlert(_ call: Call) throws(Problem) -> Response {
    let identifier = try call.identifier(of: .alert)
    return try call.show { json, view throws(Problem) in
      guard let alertView = view.application.alertView(identifier),
        let id = view.application.view(identifier)
      else { throw call.missing(.alert, identifier.text, in: view.application) }
      json.fields(of: alertView, id, in: view.application)
    }
  }

  static func createAlert(_ call: Call) throws(Problem) -> Response {
    var new = NewAlert()
    try Body.read(call, "a new alert", NewAlert.fields, into: &new)
    let collection = call.sessionPath + "/alerts/"
    return try call.performOnAlert(
      .createAlertView(
        identifier: new.identifier,
        AlertView(
          new.kind, title: new.title, message: new.message, buttons: new.buttons, style: new.style),
        retained: new.retained),
      location: { collection + $0.text })
  }

  static func showAlert(_ call: Call) throws(Problem) -> Response {
    try call.checkEmptyBody()
    return try call.performOnAlert(.showAlertView(call.identifier(of: .alert)))
  }

  static func clickButton(_ call: Call) throws(Problem) -> Response {
    var title: String?
    let fields = [
      Body.Field<String?>("button", example: "\"OK\"") { body, it throws(Problem) in
        it = try body.string()
      }
    ]
    try Body.read(call, "a click", fields, into: &title)
    guard let title else { throw call.missing("button", example: "{\"button\":\"OK\"}") }
    return try call.performOnAlert(.clickButton(call.identifier(of: .alert), title))
  }
}

/// What a request that makes an alert view or an action sheet asks for.
private struct NewAlert {
  var identifier: Identifier?
  var kind = AlertView.Kind.alertView
  var title: String?
  var message: String?
  var buttons: [String] = []
  var style = AlertView.Style.standard
  var retained = true

  static let fields: [Body.Field<NewAlert>] = [
    .init("id", example: "\"question\"") { body, it throws(Problem) in
      it.identifier = try body.identifier()
    },
    .init("class", example: "\"UIAlertView\"") { body, it throws(Problem) in
      it.kind = try body.choice(AlertView.Kind.self)
    },
    .init("title", example: "\"Delete?\"") { body, it throws(Problem) in
      it.title = try body.optionalString()
    },
    .init("message", example: "\"It can't be undone.\"") { body, it throws(Problem) in
      it.message = try body.optionalString()
    },
    .init("buttons", example: "[\"Cancel\",\"OK\"]") { body, it throws(Problem) in
      it.buttons = try body.strings()
    },
    .init("alertViewStyle", example: "\"plainTextInput\"") { body, it throws(Problem) in
      it.style = try body.choice(AlertView.Style.self)
    },
    .init("retained", example: "false") { body, it throws(Problem) in
      it.retained = try body.bool()
    },
  ]
}

extension Call {
  /// Carries out a command that is about an alert view, and replies what it is then.
  fileprivate func performOnAlert(
    _ command: Command, location: ((Identifier) -> String)? = nil
  ) throws(Problem) -> Response {
    try perform(
      command, location: location,
      result: { json, application, id in
        if let id, let alertView = application.alertView(application.identifier(of: id)) {
          json.alertView(id, alertView, in: application)
        } else {
          json.null()
        }
      })
  }
}
