import HTTP
import WindowModel
import WindowSessions
import Wire

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

  static let createController = Write(location: .made(in: "controllers"), outcome: .controller) {
    call throws(Problem) in
    var new = NewController()
    try Body.read(call, "a new controller", NewController.fields, into: &new)
    return .createController(
      identifier: new.identifier, class: try new.controllerClass, properties: new.properties,
      retained: new.retained)
  }

  static let changeController = Write(outcome: .controller) { call throws(Problem) in
    var properties = ControllerProperties()
    try Body.read(call, "a controller", ControllerProperties.fields, into: &properties)
    return .changeController(try call.identifier(of: .controller), properties)
  }

  static let releaseController = Write(outcome: .controller) { call throws(Problem) in
    .release(try call.identifier(of: .controller), as: .controller)
  }

  static let loadViewIfNeeded = Write(outcome: .controller) { call throws(Problem) in
    try call.checkEmptyBody()
    return .loadView(try call.identifier(of: .controller))
  }

  static let addChild = Write(outcome: .controller) { call throws(Problem) in
    var child: Identifier?
    let fields = [
      Body.Field<Identifier?>("controller", example: "\"list\"") { body, it throws(Problem) in
        it = try body.identifier()
      }
    ]
    try Body.read(call, "addChild", fields, into: &child)
    guard let child else { throw call.missing("controller", example: "{\"controller\":\"list\"}") }
    return .addChild(child, to: try call.identifier(of: .controller))
  }

  static let removeFromParent = Write(outcome: .controller) { call throws(Problem) in
    try call.checkEmptyBody()
    return .removeFromParent(try call.identifier(of: .controller))
  }

  static let willMove = Write(outcome: .controller) { call throws(Problem) in
    .willMove(try call.identifier(of: .controller), toParent: try parent(call))
  }

  static let didMove = Write(outcome: .controller) { call throws(Problem) in
    .didMove(try call.identifier(of: .controller), toParent: try parent(call))
  }

  static let beginAppearanceTransition = Write(outcome: .controller) { call throws(Problem) in
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
    return .beginAppearanceTransition(
      try call.identifier(of: .controller), isAppearing: isAppearing, animated: transition.animated)
  }

  static let endAppearanceTransition = Write(outcome: .controller) { call throws(Problem) in
    try call.checkEmptyBody()
    return .endAppearanceTransition(try call.identifier(of: .controller))
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
}
