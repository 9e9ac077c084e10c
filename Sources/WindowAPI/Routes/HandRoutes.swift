import Classroom
import HTTP
import JSON
import Operations
import Problems
import RequestBodies
import WindowService

extension WindowAPI {
  static func raiseHand(_ call: Call) throws(Problem) -> Response {
    let classroom = try call.classroom()
    let api = call.api
    try call.checkEmptyBody()
    let token = api.access.isGuarded ? api.access.secret(bits: 256) : nil
    let address = call.client
    try call.take(.hands)
    let kept = token.map(Token.init)
    let raised = try call.change(classroom, ClassParts(from: address)) { state, _ in
      Result { () throws(ClassState.HandRefusal) in try state.raiseHand(kept, from: address) }
    }
    let hand: Int
    do { hand = try raised.get() } catch {
      throw switch error {
      case .full:
        Problem(
          .classFull, "The limit of \(api.classLimits.hands) raised hands is reached.",
          hint: "They go down when the teacher takes control back.")
      case .fullForAddress:
        Problem(
          .classFull, "Your address has reached its limit of raised hands.",
          hint: api.classLimits.partHint)
      }
    }
    return call.show(hand: hand, token: token)
  }

  static func giveControl(_ call: Call) throws(Problem) -> Response {
    let classroom = try call.classroom()
    var wanted = Control()
    try Body.read(call.parts, "control", Control.fields, into: &wanted)
    guard let hand = wanted.hand else { throw .missing("hand", example: Control.example) }
    guard try call.teach(classroom, { state, _ in state.giveControl(to: hand) }) else {
      throw Problem(
        .invalidValue, "The hand \(hand) is not raised.", pointer: "/hand",
        hint: "The class lists the raised ones in hands.")
    }
    return call.show(classroom)
  }

  static func takeControl(_ call: Call) throws(Problem) -> Response {
    let classroom = try call.classroom()
    try call.teach(classroom) { state, _ in state.takeControl() }
    return call.show(classroom)
  }
}

/// The raised hand that gets control.
private struct Control {
  var hand: Int?

  static let example = #"{"hand":1}"#

  static let fields: [Body.Field<Control>] = [
    .init("hand", example: "1") { body, it throws(Problem) in
      guard let hand = Int(exactly: try body.number()), hand >= 1 else {
        throw body.invalid("A hand is a number from 1.")
      }
      it.hand = hand
    }
  ]
}
