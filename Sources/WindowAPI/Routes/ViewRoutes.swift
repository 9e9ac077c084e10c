import HTTP
import WindowModel
import WindowSessions
import Wire

extension WindowAPI {
  static func listViews(_ call: Call) throws(Problem) -> Response {
    let name = call.query("after")
    return try call.show { json, view throws(Problem) in
      let first = name.flatMap(Identifier.init).flatMap(view.application.view)
      guard name == nil || first != nil else {
        throw Problem(
          .invalidParameter, "after is the last view of the reply before, which is there no more.",
          example: call.curl())
      }
      json.views(of: view.application, after: first)
    }
  }

  static func getView(_ call: Call) throws(Problem) -> Response {
    let identifier = try call.identifier(of: .view)
    return try call.show { json, view throws(Problem) in
      json.fields(
        ofView: try call.view(identifier, in: view.application), in: view.application)
    }
  }

  static let createView = Write(location: .made(in: "views")) { call throws(Problem) in
    var view = NewView()
    try Body.read(call, "a new view", NewView.fields, into: &view)
    if view.placement != nil, view.superview == nil {
      throw Problem(
        .missingField, "A view has a place among subviews only in a superview.",
        pointer: "/superview")
    }
    return .createView(
      identifier: view.identifier, class: view.viewClass, properties: view.properties,
      superview: view.superview, placement: view.placement ?? .top, retained: view.retained)
  }

  static let changeView = Write { call throws(Problem) in
    var properties = ViewProperties()
    try Body.read(call, "a view", ViewProperties.fields, into: &properties)
    return .changeView(try call.identifier(of: .view), properties)
  }

  static let releaseView = Write { call throws(Problem) in
    .release(try call.identifier(of: .view), as: .view)
  }

  static let setNeedsLayout = Write { call throws(Problem) in
    try call.checkEmptyBody()
    return .setNeedsLayout(try call.identifier(of: .view))
  }

  static let layoutIfNeeded = Write { call throws(Problem) in
    try call.checkEmptyBody()
    return .layoutIfNeeded(try call.identifier(of: .view))
  }
}

extension Call {
  /// The view with an identifier that the path names.
  func view(
    _ identifier: Identifier, in application: borrowing Application
  ) throws(Problem) -> NodeID {
    guard let id = application.view(identifier) else {
      throw missing(.view, identifier.text, in: application)
    }
    return id
  }
}
