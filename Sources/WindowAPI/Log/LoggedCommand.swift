import HTTP
import JSON
import WindowModel

/// A command as the log keeps it: an operation, what it is done to, and its fields as their author
/// wrote them.
///
/// Its text is a JSON object that knows no paths: `{"op":"push","on":"nav","controller":"list"}`, and
/// `{"op":"runCommands","commands":[…]}` for several commands of one turn.
struct LoggedCommand {
  /// The operation.
  let route: Route
  /// What it is done to; empty where that is the session itself.
  let name: String
  /// The fields: a JSON object, or nothing.
  let body: [UInt8]
  /// The commands of a batch.
  let parts: [LoggedCommand]
  /// Whether a document says that the rules refuse it; a store keeps that beside the text.
  private(set) var isRefused = false

  init(_ route: Route, on name: String, body: [UInt8], parts: [LoggedCommand] = []) {
    self.route = route
    self.name = name
    self.parts = parts
    // Nobody reads the body of a DELETE, so that it may be no JSON.
    self.body = route.method == .delete || Self.fields(of: body) == nil ? [] : body
  }

  /// Reads a command's text; nil where it is none.
  init?(_ text: [UInt8]) {
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
    guard take(#"{"op":""#), let operation = word(), let route = Route.writes[operation],
      !route.isBatch
    else { return nil }
    var name = ""
    if take(#","on":""#) {
      guard let word = word() else { return nil }
      name = word
    }
    if take("}") {
      guard rest.isEmpty else { return nil }
      self.init(route, on: name, body: [])
    } else {
      guard take(","), !take(#""on":"#), !take(#""refused":"#),
        (try? JSONReader.validate(text)) != nil
      else { return nil }
      self.init(route, on: name, body: [UInt8(ascii: "{")] + rest)
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
    guard let operation, let route = Route.writes[operation], route.isBatch == (commands != nil)
    else { return nil }
    guard let commands else {
      self.init(route, on: name, body: fields)
      self.isRefused = isRefused
      return
    }
    guard name.isEmpty, fields.isEmpty, let parts = try Self.parts(commands) else { return nil }
    self.init(route, on: name, body: [], parts: parts)
    self.isRefused = isRefused
  }

  /// The commands of a batch; nil where one of them is none, and where they are too many.
  private static func parts(_ text: [UInt8]) throws(JSONError) -> [LoggedCommand]? {
    var json = JSONReader(text, depthLimit: 70)
    var parts: [LoggedCommand] = []
    try json.beginArray()
    while try json.nextElement() {
      guard parts.count < WindowAPI.mostCommands,
        let part = LoggedCommand(Array(try json.readRaw())), !part.route.isBatch
      else { return nil }
      parts.append(part)
    }
    return parts
  }

  /// The text.
  var text: [UInt8] { text(isRefused: false) }

  /// The text in a document, which says of a command that it was refused.
  func text(isRefused: Bool) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(24 + route.operation.utf8.count + name.utf8.count + body.count)
    append(to: &text, isRefused: isRefused)
    return text
  }

  private func append(to text: inout [UInt8], isRefused: Bool = false) {
    text += #"{"op":""#.utf8
    text += route.operation.utf8
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
    if route.isBatch {
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

  /// The path of the request that asks for it, below the session's.
  var path: String {
    let path = route.path.dropFirst("/sessions/{session}".count)
    guard let start = path.firstIndex(of: "{"), let end = path.firstIndex(of: "}") else {
      return String(path)
    }
    // checked: indices of it, the first before the last
    return path[..<start] + Call.shellSafe(name.utf8) + path[path.index(after: end)...]
  }
}

extension Route {
  /// The operations that change a session, by their names.
  static let writes = [String: Route](
    WindowAPI.routes.filter { $0.write != nil || $0.isBatch }.map { ($0.operation, $0) }
  ) { first, _ in first }

  /// The operation that carries out several commands in one turn.
  static var batch: Route { writes["runCommands"] ?? WindowAPI.routes[0] }
}

extension JSONWriter {
  /// The request that asks for a command, within an object: what a batch takes.
  mutating func request(of command: LoggedCommand) {
    field("method", command.route.method.rawValue)
    field("path", command.path)
    if command.route.isBatch {
      key("body")
      beginArray()
      for part in command.parts {
        beginObject()
        request(of: part)
        endObject()
      }
      endArray()
    } else if !command.body.isEmpty {
      key("body")
      raw(command.body)
    }
  }
}
