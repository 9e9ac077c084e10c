import HTTP

/// The paths of the contract: those written by hand, and those of described operations.
package struct ContractPaths {
  /// The text of each path, beginning with the path's line.
  private var written: [String: Substring] = [:]

  /// Splits the text that is written by hand; each of its paths begins a line, indented by one space.
  package init(_ text: String) {
    var path: String?
    var start = text.startIndex
    func take(upTo end: String.Index) {
      // checked: indices of it, in order
      if let path { written[path] = text[start..<end] }
    }
    for line in Self.lines(of: text) where line.hasPrefix(" /") {
      take(upTo: line.startIndex)
      path = String(line.dropFirst().dropLast())
      start = line.startIndex
    }
    take(upTo: text.endIndex)
  }

  /// Returns all paths, in the order of the routes, with the described operations.
  package func text(of routes: [(path: String, write: Write?)]) -> String {
    var text = "paths:\n"
    var seen: Set<String> = []
    // Every command has the same parameters: the first lists them, and the others refer to that list.
    var parameters = "&command [\n    \(Self.references(["dryRun", "as"])),\n"
    parameters += "    \(Self.references(["ifMatch", "prefer"])),\n"
    parameters += "    \(Self.references(["key"])) ]"
    // Likewise, the first command with a reply lists its responses, and the first path with certain
    // parameters lists those.
    var listed: Set<String> = []
    for (path, _) in routes where seen.insert(path).inserted {
      text += written[path] ?? " \(path):\n\(Self.parameters(of: path, listed: &listed))"
      for route in routes where route.path == path {
        guard let write = route.write else { continue }
        append(write, taking: parameters, listed: &listed, to: &text)
        parameters = "*command"
      }
    }
    return Self.sharingParts(text)
  }

  /// Shares repeated parts of the paths: the first occurrence gets an anchor, to which the others refer.
  private static func sharingParts(_ text: String) -> String {
    var named: Set<String> = []
    let parts =
      ["Refused", "Minimal", "NotModified"].map { ($0, "{$ref: '#/components/responses/\($0)'}") }
      + [
        ("Controller", "{$ref: '#/components/responses/ControllerReply'}"),
        ("Nothing", "{$ref: '#/components/requestBodies/Nothing'}"),
        ("look", "[ \(references(["at", "ifNoneMatch"])) ]"),
        ("here", "[ \(references(["session"])) ]"),
      ]
    let lines = Self.lines(of: text).map { line in
      guard line.hasSuffix("}") || line.hasSuffix("]") else { return line }
      for (name, whole) in parts where line.hasSuffix(": " + whole) {
        let isFirst = named.insert(name).inserted
        return line.dropLast(whole.count) + (isFirst ? "&\(name) \(whole)" : "*\(name)")
      }
      return line
    }
    return sharingParameters(lines).joined(separator: "\n")
  }

  private static let parameter = "{$ref: '#/components/parameters/"

  /// Shares repeated references to a parameter: the first occurrence gets an anchor, to which the later ones
  /// refer.
  private static func sharingParameters(_ lines: [Substring]) -> [Substring] {
    let pieces = lines.map { line in
      line.utf8.contains(UInt8(ascii: "$"))
        ? line.split(separator: parameter, omittingEmptySubsequences: false) : [line]
    }
    var uses: [Substring: Int] = [:]
    for piece in pieces.lazy.flatMap({ $0.dropFirst() }) {
      uses[piece.prefix { $0 != "'" }, default: 0] += 1
    }
    var named: Set<Substring> = []
    return pieces.map { pieces in
      pieces.dropFirst().reduce(pieces.first ?? "") { text, piece in
        let name = piece.prefix { $0 != "'" }
        guard uses[name] != 1 else { return text + parameter + piece }
        let anchor = "the\(name.prefix(1).uppercased())\(name.dropFirst())"
        return named.insert(name).inserted
          ? text + "&\(anchor) \(parameter)\(piece)"
          : text + "*\(anchor)\(piece.dropFirst(name.count + 2))"
      }
    }
  }

  /// Returns a path's own parameters.
  private static func parameters(of path: String, listed: inout Set<String>) -> String {
    let names = path.split(separator: "/").filter { $0.hasPrefix("{") }.map {
      String($0.dropFirst().dropLast())
    }
    let anchor = names.last ?? "none"
    guard listed.insert(anchor).inserted else { return "  parameters: *\(anchor)\n" }
    return "  parameters: &\(anchor) [\n   \(references(names)) ]\n"
  }

  private func append(
    _ write: Write, taking parameters: String, listed: inout Set<String>, to text: inout String
  ) {
    text += "  \(write.method.rawValue.lowercased()):\n"
    text += "   operationId: \(write.name)\n"
    text += "   parameters: \(parameters)\n"
    var lines = write.contract.split(separator: "\n", omittingEmptySubsequences: false)
    var replies = lines.firstIndex(of: "responses:").map { $0 + 1 }
    if replies == nil {
      if write.method != .delete, !write.hasFields() {
        lines.append("requestBody: {$ref: '#/components/requestBodies/Nothing'}")
      }
      let reply = write.outcome.reply
      let isListed = reply.map { !listed.insert($0).inserted } ?? false
      let anchor = reply.map { isListed ? " *\($0)" : " &\($0)" } ?? ""
      lines.append("responses:\(anchor)")
      if isListed {
        for line in lines { text += line.isEmpty ? "\n" : "   \(Self.withText(line))\n" }
        return
      }
      replies = lines.count
    }
    // A success's reply comes first, unless the description has its own text for it.
    if let replies, let reply = write.outcome.reply,
      lines.dropFirst(replies).first?.hasPrefix(" '2") != true
    {
      lines.insert(" '200': {$ref: '#/components/responses/\(reply)'}", at: replies)
    }
    for line in lines {
      text += line.isEmpty ? "\n" : "   \(Self.withText(line))\n"
      // Every command can reply with a transcript.
      if line == "  content:" { text += "      text/plain: {}\n" }
    }
    text += "    '204': {$ref: '#/components/responses/Minimal'}\n"
    text += "    default: {$ref: '#/components/responses/Refused'}\n"
  }

  /// Returns a reply's content with the transcript beside the JSON, if it is one line.
  private static func withText(_ line: Substring) -> String {
    let isReply = line.hasPrefix("  content: {") && line.hasSuffix(" }")
    return isReply ? String(line.dropLast(2)) + ", text/plain: {} }" : String(line)
  }

  /// Returns the lines of a text, split by bytes, since comparing characters is slow.
  package static func lines(of text: String) -> [Substring] {
    text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
      Substring($0)
    }
  }

  private static func references(_ names: [String]) -> String {
    names.map { "{$ref: '#/components/parameters/\($0)'}" }.joined(separator: ", ")
  }
}
