import HTTP
import JSON
import Problems
import WindowService

extension WindowAPI {
  /// Lists the operations, one per line: all, or those whose path, group or purpose contains a word.
  static func help(_ call: Call) throws(Problem) -> Response {
    let word = call.query("about")?.lowercased() ?? ""
    let found = OperationLine.all.filter { $0.isAbout(word) }
    guard !found.isEmpty else {
      throw Problem(
        .notFound, "No operation matches '\(word)'.", hint: "Leave 'about' out to list all.",
        example: "curl \(call.address)/help")
    }
    var text = ByteBuffer(capacity: 16_384)
    var group = ""
    for line in found {
      if line.group != group {
        text.append("\(group.isEmpty ? "" : "\n")\(line.group)\n")
        group = line.group
      }
      text.append("  \(line.method.padded(to: 6)) \(line.path.padded(to: 52)) \(line.summary)\n")
    }
    text.append("\ncurl \(call.address)/docs/guide has a command for each task.\n")
    return Response(.ok, contentType: textType, body: .bytes(text))
  }

  /// Lists the queries about a session's windows, as UIKit and articles on it put them.
  static func listQueries(_ call: Call) throws(Problem) -> Response {
    let queries = OperationLine.all.filter { $0.path.hasPrefix("/sessions/{session}/queries/") }
    let vary = HeaderField(.vary, "Accept")
    if call.form == Route.text {
      var text = ByteBuffer()
      for query in queries { text.append("\(query.path.padded(to: 52)) \(query.summary)\n") }
      return Response(.ok, contentType: textType, headers: [vary], body: .bytes(text))
    }
    return jsonReply(headers: [vary]) { json in
      json.objects("queries", queries) { json, query in
        json.field("path", query.path)
        json.field("summary", query.summary)
      }
    }
  }
}

/// An operation of the contract, on one line.
private struct OperationLine {
  var path = ""
  var method = ""
  var group = ""
  var summary = ""

  func isAbout(_ word: String) -> Bool {
    word.isEmpty || [path, group, summary].contains { $0.lowercased().contains(word) }
  }

  /// The lines of all operations, in the order of the contract.
  static let all: [OperationLine] = {
    var lines: [OperationLine] = []
    var line = OperationLine()
    // The contract's own text has a fixed form: one space per level.
    for text in String(decoding: ContractText.bytes, as: UTF8.self).split(separator: "\n") {
      if text.hasPrefix(" /"), text.hasSuffix(":") {
        line.path = String(text.dropFirst().dropLast())
      } else if text.hasPrefix("  "),
        let method = Method(rawValue: text.dropFirst(2).dropLast().uppercased())
      {
        line.method = method.rawValue
      } else if text.hasPrefix("   tags: [") {
        line.group = String(text.dropFirst(10).dropLast())
      } else if text.hasPrefix("   summary: ") {
        line.summary = String(text.dropFirst(12))
        lines.append(line)
      }
    }
    return lines
  }()
}

extension String {
  /// Returns it padded with spaces to a minimum length.
  fileprivate func padded(to count: Int) -> String {
    self + String(repeating: " ", count: max(0, count - self.count))
  }
}
