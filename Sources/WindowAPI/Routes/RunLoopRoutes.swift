import HTTP
import JSON
import WindowModel
import WindowSessions
import Wire

extension WindowAPI {
  static func getRunLoop(_ call: Call) throws(Problem) -> Response {
    try call.show { json, view in json.fields(ofRunLoopIn: view.application) }
  }

  static let stepRunLoop = Write(
    outcome: .init { json, application, _, _ in
      json.beginObject()
      json.fields(ofRunLoopIn: application)
      json.endObject()
    }
  ) { call throws(Problem) in
    var step = Step()
    try Body.read(call, "a run of the run loop", Step.fields, into: &step)
    guard step.turns == nil || !step.untilIdle else {
      throw Problem(
        .invalidValue, "Either so many turns, or until idle, not both.", pointer: "/until")
    }
    return .runLoop(turns: step.untilIdle ? nil : step.turns ?? 1)
  }

  private struct Step {
    var turns: Int?
    var untilIdle = false

    static let fields: [Body.Field<Step>] = [
      .init("turns", example: "1") { body, it throws(Problem) in it.turns = try body.integer() },
      .init("until", example: "\"idle\"") { body, it throws(Problem) in
        let text = try body.string()
        it.untilIdle = try body.choose(text, text == "idle" ? true : nil, among: ["idle"])
      },
    ]
  }
}
