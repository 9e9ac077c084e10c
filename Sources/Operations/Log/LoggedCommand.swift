import CodePrinting
package import HTTP
package import JSON
package import RequestBodies
package import WindowModel

/// A command as the log keeps it: an operation, what it is done to, and its fields as their author
/// wrote them.
///
/// Its text is a JSON object that knows no paths: `{"op":"push","on":"nav","controller":"list"}`, and
/// `{"op":"runCommands","commands":[…]}` for several commands of one turn.
package struct LoggedCommand {
  /// The operation; nil where it carries out several commands in one turn.
  package let write: Write?
  /// What it is done to; empty where that is the session itself.
  package let name: String
  /// The fields: a JSON object, or nothing.
  package let body: [UInt8]
  /// The commands of a batch.
  package let parts: [LoggedCommand]
  /// Whether a document says that the rules refuse it; a store keeps that beside the text.
  package private(set) var isRefused = false

  package init(_ write: Write, on name: String, body: [UInt8]) {
    self.write = write
    self.name = name
    parts = []
    // Nobody reads the body of a DELETE, so that it may be no JSON.
    self.body = write.method == .delete || Self.fields(of: body) == nil ? [] : body
  }

  /// The command that a request of these parts asks for.
  package init(_ write: Write, _ parts: RequestParts) {
    self.init(write, on: parts.name ?? "", body: parts.body)
  }

  /// Several commands of one turn.
  package init(batch parts: [LoggedCommand]) {
    write = nil
    name = ""
    body = []
    self.parts = parts
  }

  /// Whether it carries out several commands in one turn.
  package var isBatch: Bool { write == nil }

  /// The most commands in one turn.
  package static let mostParts = 1000

  /// The name of the operation that carries out several commands.
  package static let batchName = "runCommands"

  /// Reads a command's text; nil where it is none.
  package init?(_ text: [UInt8]) {
    guard text.first == UInt8(ascii: "{") else { return nil }
    if let command = LoggedCommand(asWritten: text) {
      self = command
      return
    }
    var json = JSONReader(text, depthLimit: 70)
    guard let command = try? LoggedCommand(reading: &json), (try? json.finish()) != nil else {
      return nil
    }
    self = command
  }

  /// Reads what `text` makes of a single command, whose fields it takes as they stand.
  private init?(asWritten text: [UInt8]) {
    var rest = text[...]
    func take(_ prefix: StaticString) -> Bool {
      guard prefix.withUTF8Buffer({ rest.starts(with: $0) }) else { return false }
      rest = rest.dropFirst(prefix.utf8CodeUnitCount)
      return true
    }
    func word() -> String? {
      guard let end = rest.firstIndex(of: UInt8(ascii: "\"")) else { return nil }
      // checked: an index of it, as is the one behind it or its end
      let word = rest[..<end]
      rest = rest[(end + 1)...]  // checked: as above
      return word.contains(UInt8(ascii: "\\")) ? nil : String(decoding: word, as: UTF8.self)
    }
    guard take(#"{"op":""#), let write = word().flatMap({ Write.named[$0] }) else { return nil }
    var name = ""
    if take(#","on":""#) {
      guard let word = word() else { return nil }
      name = word
    }
    if take("}") {
      guard rest.isEmpty else { return nil }
      self.init(write, on: name, body: [])
    } else {
      guard take(","), !take(#""on":"#), !take(#""refused":"#),
        (try? JSONReader.validate(text)) != nil
      else { return nil }
      self.init(write, on: name, body: [UInt8(ascii: "{")] + rest)
    }
  }

  /// Reads the text of a command, which may stand in a document that somebody else wrote: its fields
  /// come in any order.
  private init?(reading json: inout JSONReader) throws(JSONError) {
    var operation: String?
    var name = ""
    var commands: [UInt8]?
    var fields: [UInt8] = []
    var isRefused = false
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "op": operation = try json.readString()
      case "on": name = try json.readString()
      case "refused": isRefused = try json.readBool()
      case "commands": commands = Array(try json.readRaw())
      default:
        fields.append(fields.isEmpty ? UInt8(ascii: "{") : UInt8(ascii: ","))
        fields += JSONText.string(key).utf8
        fields.append(UInt8(ascii: ":"))
        fields += try json.readRaw()
      }
    }
    if !fields.isEmpty { fields.append(UInt8(ascii: "}")) }
    if let commands {
      guard operation == Self.batchName, name.isEmpty, fields.isEmpty,
        let parts = try Self.parts(commands)
      else { return nil }
      self.init(batch: parts)
    } else {
      guard let write = operation.flatMap({ Write.named[$0] }) else { return nil }
      self.init(write, on: name, body: fields)
    }
    self.isRefused = isRefused
  }

  /// The commands of a batch; nil where one of them is none, and where they are too many.
  private static func parts(_ text: [UInt8]) throws(JSONError) -> [LoggedCommand]? {
    var json = JSONReader(text, depthLimit: 70)
    var parts: [LoggedCommand] = []
    try json.beginArray()
    while try json.nextElement() {
      guard parts.count < mostParts,
        let part = LoggedCommand(Array(try json.readRaw())), !part.isBatch
      else { return nil }
      parts.append(part)
    }
    return parts
  }

  /// The text.
  package var text: [UInt8] { text(isRefused: false) }

  /// The text in a document, which says of a command that it was refused.
  package func text(isRefused: Bool) -> [UInt8] {
    var text: [UInt8] = []
    // What is between them takes 44 bytes at most, but for parts and for a name that is escaped.
    text.reserveCapacity(44 + operation.utf8.count + name.utf8.count + body.count)
    append(to: &text, isRefused: isRefused)
    return text
  }

  private func append(to text: inout [UInt8], isRefused: Bool = false) {
    text += #"{"op":""#.utf8
    text += operation.utf8
    text.append(UInt8(ascii: "\""))
    if !name.isEmpty {
      text += #","on":"#.utf8
      if let name = Identifier(name) {
        // Its shape has nothing to escape.
        text.append(UInt8(ascii: "\""))
        text += name.text.utf8
        text.append(UInt8(ascii: "\""))
      } else {
        text += JSONText.string(name).utf8
      }
    }
    if isRefused { text += #","refused":true"#.utf8 }
    if isBatch {
      text += #","commands":["#.utf8
      for (index, part) in parts.enumerated() {
        if index > 0 { text.append(UInt8(ascii: ",")) }
        part.append(to: &text)
      }
      text.append(UInt8(ascii: "]"))
    }
    if let fields = Self.fields(of: body) {
      text.append(UInt8(ascii: ","))
      text += fields
    }
    text.append(UInt8(ascii: "}"))
  }

  /// What stands between the body's braces; nil where that is nothing.
  private static func fields(of body: [UInt8]) -> ArraySlice<UInt8>? {
    guard let start = body.firstIndex(of: UInt8(ascii: "{")),
      let end = body.lastIndex(of: UInt8(ascii: "}")), start < end
    else { return nil }
    let fields = body[(start + 1)..<end]  // checked: indices of it, the first before the last
    let isEmpty = fields.allSatisfy { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
    return isEmpty ? nil : fields
  }

  /// The name of its operation.
  var operation: String { write?.name ?? Self.batchName }

  /// The request that asks for it; nil for several commands.
  fileprivate var sent: SentCommand? {
    write.map { SentCommand($0.method, $0.path, on: name, body: body, $0.code) }
  }

  /// The command that a request asks for whose path is relative to a session's, and has no query; nil
  /// where it asks for none.
  package init?(_ method: HTTP.Method, _ path: String, body: [UInt8]) {
    if let write = Write.asked["\(method.rawValue) \(path)"] {
      self.init(write, on: "", body: body)
      return
    }
    var segments = path.split(separator: "/", omittingEmptySubsequences: false)
    guard segments.count > 2, !segments[2].isEmpty,
      let name = Target.decode(Array(segments[2].utf8)[...])
    else { return nil }
    segments[2] = Write.anyName
    let request = "\(method.rawValue) \(segments.joined(separator: "/"))"
    guard let write = Write.askedOfObjects[request] else { return nil }
    self.init(write, on: name, body: body)
  }
}

extension Write {
  /// Every operation that carries out one command.
  static let all =
    windows + views + subviews + constraints + responders + gestures + controllers + stacks
    + presentations + alerts + references + system + programs

  /// The operations by their names.
  static let named = [String: Write](all.map { ($0.name, $0) }) { first, _ in first }

  /// The operations whose path names nothing, by their requests.
  fileprivate static let asked = byRequest(all.filter { !$0.path.contains("{") })

  /// The operations whose path names something, by their requests, with `anyName` for its name.
  fileprivate static let askedOfObjects = byRequest(all.filter { $0.path.contains("{") })

  /// What stands for any name.
  fileprivate static let anyName: Substring = "*"

  private static func byRequest(_ writes: [Write]) -> [String: Write] {
    [String: Write](
      writes.map { write in
        let segments = write.path.split(separator: "/", omittingEmptySubsequences: false)
          .map { $0.hasPrefix("{") ? anyName : $0 }
        return ("\(write.method.rawValue) \(segments.joined(separator: "/"))", write)
      }
    ) { first, _ in first }
  }
}

extension CodeStep {
  /// A command of a log.
  package init(_ command: LoggedCommand, made: Identifier? = nil) {
    self.init(
      command.isBatch ? command.parts.compactMap(\.sent) : [command.sent].compactMap(\.self),
      isBatch: command.isBatch, made: made)
  }
}

extension JSONWriter {
  /// The request that asks for a command, within an object: what a batch takes.
  package mutating func request(of command: LoggedCommand) {
    request(of: CodeStep(command))
  }
}
