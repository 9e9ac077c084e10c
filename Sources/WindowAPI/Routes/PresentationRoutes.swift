import HTTP
import JSON
import WindowModel
import WindowSessions

extension WindowAPI {
  static func present(_ call: Call) throws(Problem) -> Response {
    var request = TransitionRequest()
    try Body.read(call, "a presentation", TransitionRequest.presentFields, into: &request)
    return try call.present(request, on: .controller(call.identifier(of: .controller)))
  }

  static func presentFromWindow(_ call: Call) throws(Problem) -> Response {
    var request = TransitionRequest()
    try Body.read(call, "a presentation", TransitionRequest.windowFields, into: &request)
    guard let receiver = request.receiver else {
      throw call.missing("from", example: "{\"from\":\"keyWindow\",\"viewController\":\"sheet\"}")
    }
    return try call.present(request, on: receiver)
  }

  static func dismiss(_ call: Call) throws(Problem) -> Response {
    var request = TransitionRequest()
    try Body.read(call, "a dismissal", TransitionRequest.fields, into: &request)
    return try call.performOnController(
      .dismiss(
        call.identifier(of: .controller), animated: request.animated,
        completion: request.completion))
  }

  static func pullDown(_ call: Call) throws(Problem) -> Response {
    try call.checkEmptyBody()
    return try call.performOnController(.pullDown(call.identifier(of: .controller)))
  }

  static func chooseAction(_ call: Call) throws(Problem) -> Response {
    var title: String?
    let fields = [
      Body.Field<String?>("action", example: "\"OK\"") { body, it throws(Problem) in
        it = try body.string()
      }
    ]
    try Body.read(call, "a choice", fields, into: &title)
    guard let title else { throw call.missing("action", example: "{\"action\":\"OK\"}") }
    return try call.performOnController(
      .chooseAction(call.identifier(of: .controller), title))
  }
}

/// What a request that presents or dismisses asks for.
private struct TransitionRequest {
  var receiver: Presenting.Receiver?
  var controller: Identifier??
  var animated = false
  var completion: Completion?

  static let fields: [Body.Field<TransitionRequest>] = [
    .init("animated", example: "true") { body, it throws(Problem) in
      it.animated = try body.bool()
    },
    .init("completion", example: "\"shown\"") { body, it throws(Problem) in
      it.completion = try body.completion()
    },
  ]

  static let presentFields =
    [
      Body.Field<TransitionRequest>("viewController", example: "\"detail\"") {
        body, it throws(Problem) in it.controller = .some(try body.optionalIdentifier())
      }
    ] + fields

  static let windowFields =
    [
      Body.Field<TransitionRequest>("from", example: "\"keyWindow\"") { body, it throws(Problem) in
        let text = try body.string()
        let receivers: [String: Presenting.Receiver] = [
          "keyWindow": .keyWindow, "delegate.window": .delegateWindow,
        ]
        it.receiver = try body.choose(
          text, receivers[text], among: ["keyWindow", "delegate.window"])
      }
    ] + presentFields
}

extension Call {
  fileprivate func present(
    _ request: TransitionRequest, on receiver: Presenting.Receiver
  ) throws(Problem) -> Response {
    guard let controller = request.controller else {
      throw missing("viewController", example: "{\"viewController\":\"detail\"}")
    }
    return try performOnController(
      .present(
        Presenting(
          controller, on: receiver, animated: request.animated, completion: request.completion)))
  }
}
