import HTTP
import JSON
import WindowModel
import WindowSessions
import Wire

extension WindowAPI {
  static func application(_ call: Call) throws(Problem) -> Response {
    try call.show { json, view in json.application(view.application) }
  }

  static let changeApplication = Write(outcome: .application) { call throws(Problem) in
    var properties = ApplicationProperties()
    try Body.read(call, "an application", ApplicationProperties.fields, into: &properties)
    return .changeApplication(properties)
  }

  static func snapshot(_ call: Call) throws(Problem) -> Response {
    let session = try call.session()
    return try call.show { json, view in
      json.session(session, view)
      let start = json.count
      json.state(of: view.application)
      json.field("stateHash", StateHash(json, from: start, of: view.application).text)
    }
  }
}

extension Write.Outcome {
  /// The application as it is then.
  fileprivate static let application = Write.Outcome { json, application, _, _ in
    json.beginObject()
    json.application(application)
    json.endObject()
  }
}

extension ApplicationProperties {
  /// The fields of an application that a request may set.
  fileprivate static let fields: [Body.Field<ApplicationProperties>] = [
    .init("state", example: "\"background\"") { body, it throws(Problem) in
      it.state = try body.choice(ApplicationState.self)
    },
    .init("orientation", example: "\"landscapeLeft\"") { body, it throws(Problem) in
      it.orientation = try body.choice(Orientation.self)
    },
    .init("statusBar", example: "{\"isHidden\":true}") { body, it throws(Problem) in
      try body.object("a status bar", statusBarFields, into: &it)
    },
  ]

  private static let statusBarFields: [Body.Field<ApplicationProperties>] = [
    .init("isHidden", example: "true") { body, it throws(Problem) in
      it.hidesStatusBar = try body.bool()
    }
  ]
}
