import HTTP
import JSON
import WindowModel
import WindowSessions

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

extension JSONWriter {
  /// All of a session's state, within an object.
  mutating func state(of application: borrowing Application) {
    key("application")
    beginObject()
    self.application(application)
    endObject()
    screens(of: application)
    if application.settings.knobs.scenes != .none { scenes(of: application) }
    windows(of: application)
    views(of: application)
    controllers(of: application)
    references(of: application)
  }

  /// An application, within an object.
  mutating func application(_ application: borrowing Application) {
    field("state", application.state.rawValue)
    field("orientation", application.orientation.rawValue)
    key("statusBar")
    beginObject()
    field("isHidden", application.statusBar.isHidden)
    field("frame", application.statusBar.frame)
    field("windowLevel", WindowLevel.statusBar.rawValue)
    endObject()
    optionalField("keyWindow", application.keyWindow.map { application.identifier(of: $0).text })
    key("windows")
    beginArray()
    for id in application.windows { value(application.identifier(of: id).text) }
    endArray()
    key("delegate")
    beginObject()
    let window = application.object(heldBy: .delegateWindow)
    optionalField("window", window.map { application.identifier(of: $0).text })
    endObject()
  }
}
