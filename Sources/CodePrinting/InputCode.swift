import WindowModel

extension CodeRequest {
  /// A sentence about the user's input.
  package var inputSentence: String {
    let sentence = Self.input(body)
    guard let seconds = body["after"]?.number, seconds > 0 else { return sentence }
    let time = "\(CodeComment.number(seconds)) seconds"
    if body["type"]?.text == "wait" { return time + " pass." }
    return "\(time) later \(sentence.prefix(1).lowercased() + sentence.dropFirst())"
  }

  private static func input(_ body: CodeValue) -> String {
    switch body["type"]?.text {
    case "tap":
      let count = Int(exactly: body["tapCount"]?.number ?? 1) ?? 1
      let times = count == 1 ? "" : count == 2 ? " twice" : " \(count) times"
      return "A finger taps \(place(body) ?? "the screen")\(screen(body))\(times)."
    case "touch": return touch(body)
    case "motion": return "The device is shaken."
    case "remoteControl": return "A button of a remote control is pressed."
    case "press": return "A button of the device is pressed and let go."
    case "text": return "\(CodeComment.quoted(body["text"]?.text ?? "")) is typed on the keyboard."
    case "wait": return "No time passes."
    default: return "Some input happens."
    }
  }

  private static func touch(_ body: CodeValue) -> String {
    let number = Int(exactly: body["finger"]?.number ?? 0) ?? 0
    let finger = number == 0 ? "A finger" : "Finger \(number)"
    let count = Int(exactly: body["tapCount"]?.number ?? 1) ?? 1
    let tap = count == 1 ? "" : ", tap \(count) in a row there"
    let place = place(body)
    let what =
      switch body["phase"]?.text {
      case "began": "touches \(place ?? "the screen")"
      case "moved": "moves\(place.map { " to \($0)" } ?? "")"
      case "ended": "is lifted\(place.map { " at \($0)" } ?? "")"
      default: "loses its touch to the system\(place.map { " at \($0)" } ?? "")"
      }
    return "\(finger) \(what)\(screen(body))\(tap)."
  }

  private static func place(_ body: CodeValue) -> String? { CodeComment.point(body["at"]) }

  private static func screen(_ body: CodeValue) -> String {
    let name = body["screen"]?.text.flatMap { Identifier($0) } ?? .main
    return name == .main ? "" : " on the screen \(name)"
  }
}
