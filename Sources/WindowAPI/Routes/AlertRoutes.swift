import HTTP
import JSON
import WindowModel
import WindowSessions
import Wire

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

  static let createAlert = Write(location: .made(in: "alerts"), outcome: .alert) {
    call throws(Problem) in
    var new = NewAlert()
    try Body.read(call, "a new alert", NewAlert.fields, into: &new)
    return .createAlertView(
      identifier: new.identifier,
      AlertView(
        new.kind, title: new.title, message: new.message, buttons: new.buttons, style: new.style),
      retained: new.retained)
  }

  static let showAlert = Write(outcome: .alert) { call throws(Problem) in
    try call.checkEmptyBody()
    return .showAlertView(try call.identifier(of: .alert))
  }

  static let clickButton = Write(outcome: .alert) { call throws(Problem) in
    var title: String?
    let fields = [
      Body.Field<String?>("button", example: "\"OK\"") { body, it throws(Problem) in
        it = try body.string()
      }
    ]
    try Body.read(call, "a click", fields, into: &title)
    guard let title else { throw call.missing("button", example: "{\"button\":\"OK\"}") }
    return .clickButton(try call.identifier(of: .alert), title)
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

extension Write.Outcome {
  /// The alert view that the command is about, as it is then.
  fileprivate static let alert = Write.Outcome { json, application, turn, _ in
    if let id = turn.result, let alertView = application.alertView(application.identifier(of: id)) {
      json.alertView(id, alertView, in: application)
    } else {
      json.null()
    }
  }
}
