import CodePrinting
package import HTTP
package import JSON
package import RequestBodies
package import WindowModel

/// A command in the log: an operation, its object, and its fields as the author wrote them.
///
/// Its text is a JSON object without paths: `{"op":"push","on":"nav","controller":"list"}`, or
/// `{"op":"runCommands","commands":[…]}` for several commands in one turn.
package struct LoggedCommand {
  /// The operation; nil for a batch.
  package let write: Write?
  /// The name of its object; empty if that is the session itself.
  package let name: String
  /// The fields: a JSON object, or empty.
  package let body: [UInt8]
  /// The commands of a batch.
  package let parts: [LoggedCommand]
  /// Whether a document marks it as refused by the rules; a store keeps that beside the text.
  package private(set) var isRefused = false

  package init(_ write: Write, on name: String, body: [UInt8]) {
    self.write = write
    self.name = name
    parts = []
    // The body of a DELETE is ignored, so it may not be JSON.
    self.body = write.method == .delete || Self.fields(of: body) == nil ? [] : body
  }

  /// Makes the command of a request with these parts.
  package init(_ write: Write, _ parts: RequestParts) {
    self.init(write, on: parts.name ?? "", body: parts.body)
  }

  /// Makes a batch, which carries out several commands in one turn.
  package init(batch parts: [LoggedCommand]) {
    write = nil
    name = ""
    body = []
    self.parts = parts
  }

  /// Whether it is a batch.
  package var isBatch: Bool { write == nil }

  /// The maximum number of commands in one turn.
  package static let mostParts = 1000

  /// The name of the operation of a batch.
  package static let batchName = "runCommands"

  /// Parses a command's text; nil if it is malformed.
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

  /// Parses the exact format that `text` writes of a single command, and keeps its fields unchanged.
  private init?(asWritten text: [UInt8]) {
    var rest = text[...]
    func take(_ prefix: StaticString) -> Bool {
      guard prefix.withUTF8Buffer({ rest.starts(with: $0) }) else { return false }
      rest = rest.dropFirst(prefix.utf8CodeUnitCount)
      return true
    }
    func word() -> String? {
      guard let end = rest.firstIndex(of: UInt8(ascii: "\"")) else { return nil }
      // checked: an index of it, as is the one after it or its end
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

  /// Parses a command from a document that another program may have written, with its fields in any
  /// order.
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

  /// Parses the commands of a batch; nil if one is malformed, or if there are too many.
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

  /// Returns the text for a document, which marks a refused command.
  package func text(isRefused: Bool) -> [UInt8] {
    var text: [UInt8] = []
    // The text in between takes at most 44 bytes, except for parts and for an escaped name.
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
        // An identifier has nothing to escape.
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

  /// Returns the text between the body's braces; nil if it is empty.
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

  /// The command's request; nil for a batch.
  fileprivate var sent: SentCommand? {
    write.map { SentCommand($0.method, $0.path, on: name, body: body, $0.code) }
  }

  /// Parses a request with a path relative to a session's and without a query; nil if it is no
  /// command.
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
  /// Every operation with a single command.
  static let all =
    windows + views + subviews + constraints + responders + gestures + controllers + stacks
    + presentations + alerts + references + system + programs

  /// The operations by their names.
  static let named = [String: Write](all.map { ($0.name, $0) }) { first, _ in first }

  /// The operations without a name in the path, by request.
  fileprivate static let asked = byRequest(all.filter { !$0.path.contains("{") })

  /// The operations with a name in the path, by request, with `anyName` in its place.
  fileprivate static let askedOfObjects = byRequest(all.filter { $0.path.contains("{") })

  /// The placeholder for any name.
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
  /// Makes a step from a logged command.
  package init(_ command: LoggedCommand, made: Identifier? = nil) {
    self.init(
      command.isBatch ? command.parts.compactMap(\.sent) : [command.sent].compactMap(\.self),
      isBatch: command.isBatch, made: made)
  }
}

extension JSONWriter {
  /// Writes the fields of a command's request, in the form that a batch accepts.
  package mutating func request(of command: LoggedCommand) {
    request(of: CodeStep(command))
  }
}
