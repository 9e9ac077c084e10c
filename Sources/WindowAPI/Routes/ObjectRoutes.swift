import HTTP
import JSON
import Pictures
import Problems
import WindowModel
import WindowService
import WindowSessions
import Wire

// Lists and shows a session's objects.
extension WindowAPI {
  static func application(_ call: Call) throws(Problem) -> Response {
    try call.show { json, view in json.application(view.application) }
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

  static func listScreens(_ call: Call) throws(Problem) -> Response {
    try call.show { json, view in json.screens(of: view.application) }
  }

  static func getScreen(_ call: Call) throws(Problem) -> Response {
    try call.show(.screen, { $1.screen($0) }) { $0.fields(of: $1, in: $2) }
  }

  static func listScenes(_ call: Call) throws(Problem) -> Response {
    try call.show { json, view in json.scenes(of: view.application) }
  }

  static func getScene(_ call: Call) throws(Problem) -> Response {
    try call.show(.scene, { $1.scene($0) }) { $0.fields(of: $1, in: $2) }
  }

  static func listWindows(_ call: Call) throws(Problem) -> Response {
    try call.show { json, view in json.windows(of: view.application, listedOnly: true) }
  }

  static func getWindow(_ call: Call) throws(Problem) -> Response {
    try call.show(.window, { $1.window($0) }) { $0.fields(ofView: $1, in: $2) }
  }

  static func windowTable(_ call: Call) throws(Problem) -> Response {
    try call.showText { WindowTable.bytes(of: $0.application) }
  }

  static func systemWindows(_ call: Call) throws(Problem) -> Response {
    try call.show { json, view in
      json.array("systemWindows", view.application.systemWindows) {
        $0.systemWindow($1, in: view.application)
      }
      if let frame = view.application.keyboardFrame {
        json.field("keyboardFrame", frame)
      } else {
        json.nullField("keyboardFrame")
      }
    }
  }

  static func listViews(_ call: Call) throws(Problem) -> Response {
    let name = call.query("after")
    return try call.show { json, view throws(Problem) in
      let first = name.flatMap(Identifier.init).flatMap(view.application.view)
      guard name == nil || first != nil else {
        throw Problem(
          .invalidParameter, "after is the last view of the previous reply, which is gone.",
          example: call.curl())
      }
      json.views(of: view.application, after: first)
    }
  }

  static func getView(_ call: Call) throws(Problem) -> Response {
    try call.show(.view, { $1.view($0) }) { $0.fields(ofView: $1, in: $2) }
  }

  static func safeAreaInsets(_ call: Call) throws(Problem) -> Response {
    try call.show(.view, { $1.view($0) }) { json, id, application in
      let insets = application.safeAreaInsets(of: id)
      json.field("top", insets.top)
      json.field("left", insets.left)
      json.field("bottom", insets.bottom)
      json.field("right", insets.right)
    }
  }

  static func viewTraits(_ call: Call) throws(Problem) -> Response {
    try call.show(.view, { $1.view($0) }) { $0.fields(of: $2.traitCollection(ofView: $1)) }
  }

  static func controllerTraits(_ call: Call) throws(Problem) -> Response {
    try call.show(.controller, { $1.controller($0) }) {
      $0.fields(of: $2.traitCollection(ofController: $1))
    }
  }

  static func listConstraints(_ call: Call) throws(Problem) -> Response {
    try call.show { json, view in json.constraints(of: view.application) }
  }

  static func listControllers(_ call: Call) throws(Problem) -> Response {
    try call.show { json, view in json.controllers(of: view.application) }
  }

  static func getController(_ call: Call) throws(Problem) -> Response {
    try call.show(.controller, { $1.controller($0) }) { $0.fields(ofController: $1, in: $2) }
  }

  static func listAlerts(_ call: Call) throws(Problem) -> Response {
    try call.show { json, view in
      json.array("alerts", view.application.alertViews) {
        $0.alertView($1.id, $1.alertView, in: view.application)
      }
    }
  }

  static func getAlert(_ call: Call) throws(Problem) -> Response {
    try call.show(
      .alert,
      { name, application in
        application.alertView(name).flatMap { alert in application.view(name).map { (alert, $0) } }
      }
    ) { $0.fields(of: $1.0, $1.1, in: $2) }
  }

  static func listReferences(_ call: Call) throws(Problem) -> Response {
    try call.show { json, view in json.references(of: view.application) }
  }

  static func getReference(_ call: Call) throws(Problem) -> Response {
    let text = try call.parameter(1)
    return try call.show { json, view throws(Problem) in
      guard let name = ReferenceName(text), let object = view.application.object(heldBy: name)
      else { throw .missing(.reference, text, in: view.application) }
      json.field("name", name.text)
      json.field("object", view.application.identifier(of: object).text)
    }
  }

  static func getRunLoop(_ call: Call) throws(Problem) -> Response {
    try call.show { json, view in json.fields(ofRunLoopIn: view.application) }
  }
}

extension Call {
  /// Returns the reply to a GET of the object in the path: `find` finds it, and `write` writes its fields.
  fileprivate func show<Object>(
    _ kind: Refusal.Kind, _ find: (Identifier, borrowing Application) -> Object?,
    _ write: (inout JSONWriter, Object, borrowing Application) -> Void
  ) throws(Problem) -> Response {
    let identifier = try identifier(of: kind)
    return try show { json, view throws(Problem) in
      write(&json, try object(kind, identifier, in: view.application, find), view.application)
    }
  }

  private func object<Object>(
    _ kind: Refusal.Kind, _ identifier: Identifier, in application: borrowing Application,
    _ find: (Identifier, borrowing Application) -> Object?
  ) throws(Problem) -> Object {
    guard let object = find(identifier, application) else {
      throw .missing(kind, identifier.text, in: application)
    }
    return object
  }

  /// Returns the view with an identifier from the path.
  func view(
    _ identifier: Identifier, in application: borrowing Application
  ) throws(Problem) -> NodeID {
    try object(.view, identifier, in: application) { $1.view($0) }
  }

  /// Returns the controller with an identifier from the path.
  func controller(
    _ identifier: Identifier, in application: borrowing Application
  ) throws(Problem) -> NodeID {
    try object(.controller, identifier, in: application) { $1.controller($0) }
  }
}
