import HTTP
import JSON
import WindowModel
import WindowSessions

extension WindowAPI {
  static let present = Write(outcome: .controller) { call throws(Problem) in
    var request = TransitionRequest()
    try Body.read(call, "a presentation", TransitionRequest.presentFields, into: &request)
    return try request.presenting(on: .controller(try call.identifier(of: .controller)), call)
  }

  static let presentFromWindow = Write(outcome: .controller) { call throws(Problem) in
    var request = TransitionRequest()
    try Body.read(call, "a presentation", TransitionRequest.windowFields, into: &request)
    guard let receiver = request.receiver else {
      throw call.missing("from", example: "{\"from\":\"keyWindow\",\"viewController\":\"sheet\"}")
    }
    return try request.presenting(on: receiver, call)
  }

  static let dismiss = Write(outcome: .controller) { call throws(Problem) in
    var request = TransitionRequest()
    try Body.read(call, "a dismissal", TransitionRequest.fields, into: &request)
    return .dismiss(
      try call.identifier(of: .controller), animated: request.animated,
      completion: request.completion)
  }

  static let pullDown = Write(outcome: .controller) { call throws(Problem) in
    try call.checkEmptyBody()
    return .pullDown(try call.identifier(of: .controller))
  }

  static let chooseAction = Write(outcome: .controller) { call throws(Problem) in
    var title: String?
    let fields = [
      Body.Field<String?>("action", example: "\"OK\"") { body, it throws(Problem) in
        it = try body.string()
      }
    ]
    try Body.read(call, "a choice", fields, into: &title)
    guard let title else { throw call.missing("action", example: "{\"action\":\"OK\"}") }
    return .chooseAction(try call.identifier(of: .controller), title)
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

  func presenting(
    on receiver: Presenting.Receiver, _ call: Call
  ) throws(Problem) -> Command {
    guard let controller else {
      throw call.missing("viewController", example: "{\"viewController\":\"detail\"}")
    }
    return .present(
      Presenting(controller, on: receiver, animated: animated, completion: completion))
  }
}
