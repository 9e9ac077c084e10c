import HTTP
import JSON
import WindowModel
import Wire

/// Writes commands as the requests that they came in, for a shell.
struct CurlScript {
  let session: String
  let origin: String
  /// Whether the service names sessions itself and takes a command with the session's token alone.
  let isGuarded: Bool

  /// A script that starts a session like this one and sends it each command; identifiers that the
  /// model counts come out the same. Where the service names sessions, the script says which name and
  /// which token the new one got.
  func text(
    of steps: some Sequence<CodeStep>, omitted: Int, settings: Settings
  ) -> String {
    var json = JSONWriter()
    json.beginObject()
    json.settings(settings)
    json.endObject()
    let options = " -fsS"
    let start =
      isGuarded
      ? [
        "started=$(\(request(.post, Self.quoted("\(origin)/sessions"), json.finish().text, options)))",
        #"echo "$started""#,
        #"session=$(sed 's/.*"id":"\([^"]*\)".*/\1/' <<< "$started")"#,
        #"TOKEN=$(sed 's/.*"controlToken":"\([^"]*\)".*/\1/' <<< "$started")"#,
      ] : [request(.put, url(), json.finish().text, options)]
    var lines = [
      "#!/usr/bin/env bash", "# Makes the session \(Identifier(session)?.text ?? "") again.",
      "set -eu",
    ]
    lines += start
    for step in steps {
      let place =
        isGuarded
        ? Self.quoted("\(origin)/sessions/") + #""$session""# + Self.quoted(step.path)
        : url(step.path)
      lines.append(request(step, at: place, options))
    }
    if omitted > 0 { lines.append("# " + CodeComment.leftOut(omitted)) }
    return lines.joined(separator: "\n") + "\n"
  }

  /// One command; where the service is guarded, with the session's token in the variable TOKEN.
  func text(of step: CodeStep) -> String { request(step, at: url(step.path), "") + "\n" }

  private func url(_ path: String = "") -> String {
    Self.quoted("\(origin)/sessions/\(session)\(path)")
  }

  private func request(_ step: CodeStep, at url: String, _ options: String) -> String {
    let token = isGuarded ? #" -H "Authorization: Bearer $TOKEN""# : ""
    return request(
      step.method, url, String(decoding: step.body, as: UTF8.self), options + token)
  }

  private func request(
    _ method: HTTP.Method, _ url: String, _ json: String, _ options: String
  ) -> String {
    var line = "curl" + options
    if json.isEmpty || method != .post { line += " -X \(method.rawValue)" }
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
          // checked: all of its digits
          text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
