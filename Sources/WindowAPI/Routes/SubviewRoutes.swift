import HTTP
import JSON
import WindowModel

extension WindowAPI {
  static let insertSubview = Write { call throws(Problem) in
    var subview = NewSubview()
    try Body.read(call, "a subview", NewSubview.fields, into: &subview)
    guard let view = subview.view else {
      throw call.missing("view", example: "{\"view\":\"label\"}")
    }
    return .insertSubview(
      view, into: try call.identifier(of: .view), subview.placement ?? .top)
  }

  static let removeFromSuperview = Write { call throws(Problem) in
    try call.checkEmptyBody()
    return .removeFromSuperview(try call.identifier(of: .view))
  }

  static let bringSubviewToFront = Write { call throws(Problem) in
    .bringSubviewToFront(try subview(call), in: try call.identifier(of: .view))
  }

  static let sendSubviewToBack = Write { call throws(Problem) in
    .sendSubviewToBack(try subview(call), in: try call.identifier(of: .view))
  }

  static let exchangeSubview = Write { call throws(Problem) in
    var places: (at: Int?, with: Int?)
    try Body.read(call, "exchangeSubview", exchangeFields, into: &places)
    let example = "{\"at\":0,\"with\":1}"
    guard let at = places.at else { throw call.missing("at", example: example) }
    guard let with = places.with else { throw call.missing("with", example: example) }
    return .exchangeSubviews(in: try call.identifier(of: .view), at, with)
  }

  private static let exchangeFields: [Body.Field<(at: Int?, with: Int?)>] = [
    .init("at", example: "0") { body, it throws(Problem) in it.at = try body.integer() },
    .init("with", example: "1") { body, it throws(Problem) in it.with = try body.integer() },
  ]

  /// The view that the body names and nothing else.
  private static func subview(_ call: Call) throws(Problem) -> Identifier {
    var view: Identifier?
    try Body.read(call, call.route.operation, subviewFields, into: &view)
    guard let view else { throw call.missing("view", example: "{\"view\":\"label\"}") }
    return view
  }

  private static let subviewFields = [
    Body.Field<Identifier?>("view", example: "\"label\"") { body, it throws(Problem) in
      it = try body.identifier()
    }
  ]
}

extension Call {
  /// The error that the body lacks a field; `example` is a body that would do.
  func missing(_ field: String, example: String) -> Problem {
    Problem(
      .missingField, "'\(field)' is missing.", pointer: "/\(field)", example: curl(json: example))
  }
}
