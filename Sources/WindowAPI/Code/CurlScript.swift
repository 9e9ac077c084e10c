import HTTP
import JSON
import WindowModel

/// Writes commands as the requests that they came in, for a shell.
struct CurlScript {
  let session: String
  let origin: String

  /// A script that starts a session like this one and sends it each command; identifiers that the
  /// model counts come out the same.
  func text(
    of steps: some Sequence<CodeStep>, omitted: Int, settings: Settings
  ) -> String {
    var json = JSONWriter()
    json.beginObject()
    json.settings(settings)
    json.endObject()
    var lines = [
      "#!/usr/bin/env bash", "# Makes the session \(Identifier(session)?.text ?? "") again.",
      "set -eu",
      request(.put, "", json.finish().text, options: " -fsS"),
    ]
    for step in steps { lines.append(request(step, options: " -fsS")) }
    if omitted > 0 { lines.append("# " + CodeComment.leftOut(omitted)) }
    return lines.joined(separator: "\n") + "\n"
  }

  /// One command.
  func text(of step: CodeStep) -> String { request(step, options: "") + "\n" }

  private func request(_ step: CodeStep, options: String) -> String {
    guard CodeValue(step.body) != nil else { return "# A request that is no JSON was here." }
    return request(
      step.method, step.path, String(decoding: step.body, as: UTF8.self), options: options)
  }

  private func request(
    _ method: HTTP.Method, _ path: String, _ json: String, options: String
  ) -> String {
    var line = "curl" + options
    if json.isEmpty || method != .post { line += " -X \(method.rawValue)" }
    let url = Self.quoted("\(origin)/sessions/\(session)\(path)")
    guard !json.isEmpty else { return "\(line) \(url)" }
    let body = Self.visible(json)
    guard body.utf8.count > Self.longestWord else {
      return "\(line) --json \(Self.quoted(body)) \(url)"
    }
    var end = "END"
    let lines = Set(body.split(separator: "\n").map(String.init))
    while lines.contains(end) { end += "_" }
    return "\(line) --json @- \(url) <<'\(end)'\n\(body)\n\(end)"
  }

  /// The most bytes that a system takes as one word of a command, with room to spare.
  private static let longestWord = 100_000

  /// A word of a shell's, with nothing in it that the shell would act on.
  static func quoted(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
        UInt8(ascii: "-")...UInt8(ascii: ":"), UInt8(ascii: "_"), UInt8(ascii: "%"):
        true
      default: false
      }
    }
    return isPlain && !text.isEmpty ? text : "'" + text.replacing("'", with: #"'\''"#) + "'"
  }

  /// JSON with what a terminal would act on, or show as something else, written as escapes; such
  /// stands in strings alone, but for white space.
  private static func visible(_ json: String) -> String {
    var text = ""
    for scalar in json.unicodeScalars {
      if scalar.isHidden, ![" ", "\n", "\r", "\t"].contains(scalar) {
        for unit in UTF16.encode(scalar) ?? .init() {
          let digits = String(unit, radix: 16)
          text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
