package import HTTP
import Problems
package import WindowModel

/// The user's input in a request.
package struct NewInput {
  /// The names of the kinds of input.
  package enum Kind: String, CaseIterable {
    case touch, tap, motion, remoteControl, press, text, wait
  }
  /// The subtypes of a motion: a shake, by its short name or UIKit's.
  package enum Motion: String, CaseIterable { case shake, motionShake }

  package var kind: Kind?
  package var phase: Input.Phase?
  package var point: Point?
  package var finger: Int?
  package var tapCount: Int?
  package var text: String?
  package var screen: Identifier?
  package var after: Double?
  /// The names of the given fields, in order.
  package var names: [String] = []

  package init() {}

  package static let fields: [Body.Field<NewInput>] = [
    field("type", example: "\"motion\"") { body, it throws(Problem) in
      it.kind = try body.choice(
        Kind.self,
        hints: ["shake": "A shake is a motion: {\"type\":\"motion\",\"subtype\":\"shake\"}."])
    },
    field("subtype", example: "\"shake\"") { body, _ throws(Problem) in
      _ = try body.choice(Motion.self)
    },
    field("at", example: "[120,170]") { body, it throws(Problem) in it.point = try body.point() },
    field("phase", example: "\"began\"") { body, it throws(Problem) in
      it.phase = try body.choice(Input.Phase.self)
    },
    field("finger", example: "1") { body, it throws(Problem) in
      it.finger = try count(&body)
    },
    field("tapCount", example: "2") { body, it throws(Problem) in
      it.tapCount = try count(&body)
    },
    field("screen", example: "\"main\"") { body, it throws(Problem) in
      it.screen = try body.identifier()
    },
    field("after", example: "0.5") { body, it throws(Problem) in it.after = try body.number() },
    field("text", example: "\"Hello\"") { body, it throws(Problem) in
      it.text = try body.string()
    },
  ]

  private static func field(
    _ name: String, example: String,
    _ read: @escaping @Sendable (inout Body, inout NewInput) throws(Problem) -> Void
  ) -> Body.Field<NewInput> {
    .init(name, example: example) { body, it throws(Problem) in
      try read(&body, &it)
      it.names.append(name)
    }
  }

  private static func count(_ body: inout Body) throws(Problem) -> Int {
    let number = try body.number()
    guard number.magnitude <= 100, let count = Int(exactly: number) else {
      throw body.invalid("An integer up to 100 is expected here.")
    }
    return count
  }

  /// Returns the input, or throws the error that a field is missing or does not belong to its kind.
  package func input() throws(Problem) -> Input {
    let kind = try require(self.kind, "type")
    if let name = names.first(where: { !kind.fields.contains($0) }) {
      throw Problem(
        .unknownField, "'\(name)' is not a field of a \(kind.rawValue).", pointer: "/\(name)",
        hint: "It has \(kind.fields.joined(separator: ", ")).")
    }
    switch kind {
    case .touch:
      return .touch(
        try require(phase, "phase"), at: point, finger: finger ?? 0, tapCount: tapCount,
        screen: screen)
    case .tap:
      return .tap(
        at: try require(point, "at"), tapCount: tapCount, screen: screen ?? .main)
    case .motion: return .motion
    case .remoteControl: return .remoteControl
    case .press: return .press
    case .text: return .text(try require(text, "text"))
    case .wait:
      _ = try require(after, "after")
      return .wait
    }
  }

  private func require<Value>(_ value: Value?, _ name: String) throws(Problem) -> Value {
    if let value { return value }
    throw .missing(name, example: (kind ?? .tap).example)
  }
}

extension NewInput.Kind {
  fileprivate var fields: [String] { ["type"] + ownFields + ["after"] }

  private var ownFields: [String] {
    switch self {
    case .touch: ["at", "phase", "finger", "tapCount", "screen"]
    case .tap: ["at", "tapCount", "screen"]
    case .motion: ["subtype"]
    case .remoteControl, .press, .wait: []
    case .text: ["text"]
    }
  }

  fileprivate var example: String {
    switch self {
    case .touch: #"{"type":"touch","at":[120,170],"phase":"began"}"#
    case .tap: #"{"type":"tap","at":[120,170]}"#
    case .motion, .remoteControl, .press: #"{"type":"\#(rawValue)"}"#
    case .text: #"{"type":"text","text":"Hello"}"#
    case .wait: #"{"type":"wait","after":0.5}"#
    }
  }
}
