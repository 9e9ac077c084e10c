import HTTP
import JSON
import WindowModel
import WindowSessions

extension WindowAPI {
  static func listControllers(_ call: Call) throws(Problem) -> Response {
    try call.show { json, view in json.controllers(of: view.application) }
  }

  static func getController(_ call: Call) throws(Problem) -> Response {
    let identifier = try call.identifier(of: .controller)
    return try call.show { json, view throws(Problem) in
      let id = try call.controller(identifier, in: view.application)
      json.fields(ofController: id, in: view.application)
    }
  }

  static func createController(_ call: Call) throws(Problem) -> Response {
    var new = NewController()
    try Body.read(call, "a new controller", NewController.fields, into: &new)
    let collection = call.sessionPath + "/controllers/"
    return try call.performOnController(
      .createController(
        identifier: new.identifier, class: try new.controllerClass, properties: new.properties,
        retained: new.retained),
      location: { collection + $0.text })
  }

  static func changeController(_ call: Call) throws(Problem) -> Response {
    var properties = ControllerProperties()
    try Body.read(call, "a controller", ControllerProperties.fields, into: &properties)
    return try call.performOnController(
      .changeController(call.identifier(of: .controller), properties))
  }

  static func releaseController(_ call: Call) throws(Problem) -> Response {
    let identifier = try call.identifier(of: .controller)
    // An identifier is never used twice, so what is a controller now is no other object later.
    try call.check { view throws(Problem) in
      _ = try call.controller(identifier, in: view.application)
    }
    return try call.performOnController(.release(identifier))
  }

  static func loadViewIfNeeded(_ call: Call) throws(Problem) -> Response {
    try call.checkEmptyBody()
    return try call.performOnController(.loadView(call.identifier(of: .controller)))
  }

  static func addChild(_ call: Call) throws(Problem) -> Response {
    var child: Identifier?
    let fields = [
      Body.Field<Identifier?>("controller", example: "\"list\"") { body, it throws(Problem) in
        it = try body.identifier()
      }
    ]
    try Body.read(call, "addChild", fields, into: &child)
    guard let child else { throw call.missing("controller", example: "{\"controller\":\"list\"}") }
    return try call.performOnController(.addChild(child, to: call.identifier(of: .controller)))
  }

  static func removeFromParent(_ call: Call) throws(Problem) -> Response {
    try call.checkEmptyBody()
    return try call.performOnController(.removeFromParent(call.identifier(of: .controller)))
  }

  static func willMove(_ call: Call) throws(Problem) -> Response {
    try call.performOnController(
      .willMove(call.identifier(of: .controller), toParent: parent(call)))
  }

  static func didMove(_ call: Call) throws(Problem) -> Response {
    try call.performOnController(.didMove(call.identifier(of: .controller), toParent: parent(call)))
  }

  static func beginAppearanceTransition(_ call: Call) throws(Problem) -> Response {
    var transition: (isAppearing: Bool?, animated: Bool) = (nil, false)
    let fields: [Body.Field<(isAppearing: Bool?, animated: Bool)>] = [
      .init("isAppearing", example: "true") { body, it throws(Problem) in
        it.isAppearing = try body.bool()
      },
      .init("animated", example: "true") { body, it throws(Problem) in
        it.animated = try body.bool()
      },
    ]
    try Body.read(call, "an appearance transition", fields, into: &transition)
    guard let isAppearing = transition.isAppearing else {
      throw call.missing("isAppearing", example: "{\"isAppearing\":true,\"animated\":true}")
    }
    return try call.performOnController(
      .beginAppearanceTransition(
        call.identifier(of: .controller), isAppearing: isAppearing, animated: transition.animated))
  }

  static func endAppearanceTransition(_ call: Call) throws(Problem) -> Response {
    try call.checkEmptyBody()
    return try call.performOnController(
      .endAppearanceTransition(call.identifier(of: .controller)))
  }

  /// The parent that a body names, null for none.
  private static func parent(_ call: Call) throws(Problem) -> Identifier? {
    var parent: Identifier??
    let fields = [
      Body.Field<Identifier??>("toParent", example: "\"home\"") { body, it throws(Problem) in
        it = .some(try body.optionalIdentifier())
      }
    ]
    try Body.read(call, call.route.operation, fields, into: &parent)
    guard let parent else { throw call.missing("toParent", example: "{\"toParent\":null}") }
    return parent
  }
}

extension Call {
  /// The controller with an identifier that the path names.
  func controller(
    _ identifier: Identifier, in application: borrowing Application
  ) throws(Problem) -> NodeID {
    guard let id = application.controller(identifier) else {
      throw missing(.controller, identifier.text, in: application)
    }
    return id
  }

  /// Carries out a command that is about a controller, and replies what the controller is then.
  func performOnController(
    _ command: Command, location: ((Identifier) -> String)? = nil
  ) throws(Problem) -> Response {
    try perform(
      command, location: location,
      outcome: { json, application, turn in
        if case .controller(let id) = turn.subject {
          json.controller(id, in: application)
        } else {
          json.null()
        }
      })
  }
}
