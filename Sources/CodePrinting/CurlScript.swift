import HTTP
import JSON
import WindowModel
import Wire

/// Writes commands as the original requests, for a shell.
struct CurlScript {
  let session: String
  let origin: String
  /// Whether the service names sessions itself and requires the session's token for commands.
  let isGuarded: Bool

  /// A script that creates a session like this one and sends it each command; counted identifiers come out the
  /// same. If the service names sessions, the script prints the new session's name and token.
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

  /// One command; for a guarded service, with the session's token in the variable TOKEN.
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

  /// The maximum bytes of one shell argument, with a margin below the system's limit.
  private static let longestWord = 100_000

  /// A shell word with everything quoted that the shell would interpret.
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

  /// Escapes JSON characters that a terminal would interpret or display wrongly; these occur only in strings,
  /// apart from white space.
  private static func visible(_ json: String) -> String {
    var text = ""
    for scalar in json.unicodeScalars {
      if scalar.isHidden, ![" ", "\n", "\r", "\t"].contains(scalar) {
        for unit in UTF16.encode(scalar) ?? .init() {
          let digits = String(unit, radix: 16)
          // checked: its own digits
          text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
