import Classroom
import HTTP
import JSON
import WindowModel
import WindowService

extension Call {
  /// Returns a class as JSON, or as text if the client prefers that; a new teacher also gets a token.
  func show(
    _ classroom: Classroom, _ status: Status = .ok, headers: [HeaderField] = [],
    teacherToken: String? = nil
  ) -> Response {
    let view = classroom.view
    return reply(status, headers, token: ("teacherToken", teacherToken)) { json in
      json.classroom(classroom, view)
    } text: {
      view.lines(code: classroom.code.text)
    }
  }

  /// Returns a raised hand; in a guarded class it has a token.
  func show(hand: Int, token: String?) -> Response {
    reply(.created, [], token: ("handToken", token)) { json in
      json.field("hand", hand)
    } text: {
      ["hand \(hand) is up"]
    }
  }

  /// A reply with a token must not be stored.
  private func reply(
    _ status: Status, _ headers: [HeaderField], token: (name: StaticString, value: String?),
    json: (inout JSONWriter) -> Void, text: () -> [String]
  ) -> Response {
    var headers = headers
    if token.value != nil { headers.append(HeaderField(.cacheControl, "no-store")) }
    var response: Response
    if form == Route.text {
      let lines = text() + (token.value.map { ["\(token.name) \($0)"] } ?? [])
      var buffer = ByteBuffer(capacity: 200)
      for line in lines { buffer.append("\(line)\n") }
      response = Response(status, contentType: textType, headers: headers, body: .bytes(buffer))
    } else {
      response = jsonReply(status, headers: headers) { writer in
        json(&writer)
        if let value = token.value { writer.field(token.name, value) }
      }
    }
    response.headers.append(HeaderField(.vary, "Accept"))
    return response
  }
}

extension ClassView {
  /// Says what the class sees, a line each.
  fileprivate func lines(code: String) -> [String] {
    guard ending == nil else { return ["class \(code) is over"] }
    var lines = [
      "class \(code) shows \(session.text) at /c/\(code)",
      "\(students) student\(students == 1 ? " follows" : "s follow")",
    ]
    if let lesson {
      lines.append(
        "lesson \(lesson.name), step \(lesson.step)\(lesson.isRevealed ? ", revealed" : "")")
    }
    let leader = control.map { "hand \($0)" } ?? "the teacher"
    let moment = cursor.revision.map { "revision \($0)" } ?? "the newest revision"
    lines.append("\(leader) leads, at \(moment)\(cursor.selection.map { ", on \($0.text)" } ?? "")")
    if !hands.isEmpty {
      lines.append("hands up: \(hands.map(String.init).joined(separator: ", "))")
    }
    if let poll { lines += poll.lines }
    return lines
  }
}

extension Poll.Shown {
  /// Its question, and a line for each option, with the counts once they are revealed.
  fileprivate var lines: [String] {
    let state = isOpen ? "open" : "revealed"
    let title =
      "poll \(number), \(state), \(count) answer\(count == 1 ? "" : "s"): \(question.inOneLine)"
    return [title]
      + zip(options, counts).enumerated().map { index, option in
        "  \(index) \(option.0.inOneLine)\(isOpen ? "" : "  \(option.1)")"
      }
  }
}

extension String {
  /// The text with spaces instead of line breaks.
  fileprivate var inOneLine: String {
    split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}
