import HTTP
import JSON

/// Reads commands in the log's first format, written by versions up to 0.1: a request such as
/// `POST /windows/window1/makeKey`, a line break and the body.
///
/// It is never written any more, and its table of paths stays unchanged even if the routes change.
enum FirstFormat {
  /// Returns the command of a text, or nil.
  static func command(of text: [UInt8]) -> LoggedCommand? {
    guard let line = text.firstIndex(of: UInt8(ascii: "\n")),
      let space = text[..<line].firstIndex(of: UInt8(ascii: " "))  // checked: an index of it
    else { return nil }
    return command(
      // checked: the space is before the line break, both indices of it
      String(decoding: text[..<space], as: UTF8.self),
      String(decoding: text[(space + 1)..<line], as: UTF8.self),  // checked: as above
      body: Array(text[(line + 1)...]))  // checked: after an index of it
  }

  /// Returns the command of a request, or nil.
  package static func command(_ method: String, _ path: String, body: [UInt8]) -> LoggedCommand? {
    var segments = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard segments.count >= 2, segments[0].isEmpty else { return nil }
    var operation = operations["\(method) \(segments.joined(separator: "/"))"]
    var name = ""
    if operation == nil, segments.count > 2 {
      guard let decoded = Target.decode(Array(segments[2].utf8)[...]) else { return nil }
      name = decoded
      segments[2] = "*"
      operation = operations["\(method) \(segments.joined(separator: "/"))"]
      if operation == nil, method == "POST", segments.count == 4 { operation = segments[3] }
    }
    guard let operation else { return nil }
    if operation == "runCommands" { return name.isEmpty ? batch(body) : nil }
    return Write.named[operation].map { LoggedCommand($0, on: name, body: body) }
  }

  /// Returns the commands of a batch, or a single one.
  private static func batch(_ body: [UInt8]) -> LoggedCommand? {
    var json = JSONReader(body, depthLimit: 70)
    var parts: [LoggedCommand] = []
    do throws(JSONError) {
      guard try json.peek() == .array else { return try part(&json) }
      try json.beginArray()
      while try json.nextElement() {
        guard let part = try part(&json) else { return nil }
        parts.append(part)
      }
      return LoggedCommand(batch: parts)
    } catch { return nil }
  }

  private static func part(_ json: inout JSONReader) throws(JSONError) -> LoggedCommand? {
    var method: String?
    var path: String?
    var body: [UInt8] = []
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "method": method = try json.readString()
      case "path": path = try json.readString()
      case "body": body = Array(try json.readRaw())
      default: return nil
      }
    }
    guard let method, let path, let command = command(method, path, body: body),
      !command.isBatch
    else { return nil }
    return command
  }

  /// The operations of requests; `*` is the operation's object. Any other `POST` to a method of an
  /// object is the operation of the method's name.
  private static let operations: [String: String] = [
    "POST /commands": "runCommands",
    "POST /nibs": "loadNib",
    "PATCH /application": "changeApplication",
    "POST /application/present": "presentFromWindow",
    "POST /application/sendAction": "sendAction",
    "POST /inputs": "sendInput",
    "POST /runLoop": "stepRunLoop",
    "POST /screens": "connectScreen",
    "DELETE /screens/*": "disconnectScreen",
    "POST /scenes": "connectScene",
    "DELETE /scenes/*": "disconnectScene",
    "PUT /references/*": "setReference",
    "DELETE /references/*": "clearReference",
    "POST /windows": "createWindow",
    "PATCH /windows/*": "changeWindow",
    "DELETE /windows/*": "releaseWindow",
    "POST /views": "createView",
    "PATCH /views/*": "changeView",
    "DELETE /views/*": "releaseView",
    "POST /views/*/subviews": "insertSubview",
    "POST /controllers": "createController",
    "PATCH /controllers/*": "changeController",
    "DELETE /controllers/*": "releaseController",
    "POST /controllers/*/becomeFirstResponder": "controllerBecomeFirstResponder",
    "POST /controllers/*/resignFirstResponder": "controllerResignFirstResponder",
    "POST /alerts": "createAlert",
    "POST /alerts/*/show": "showAlert",
  ]
}
