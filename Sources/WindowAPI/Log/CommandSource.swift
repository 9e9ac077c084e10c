import HTTP
import JSON
import WindowModel

/// A command as the log keeps it: the request that asked for it, less the session's path and what of
/// the head was about the reply.
///
/// Its text is the method, a space, the path, a line break and the body, as in
/// `POST /windows/window1/makeKey`.
struct CommandSource: Hashable {
  var method: HTTP.Method
  /// As it was sent, percent-encoded.
  var path: String
  /// JSON, or empty.
  var body: [UInt8]

  init(_ method: HTTP.Method, _ path: String, body: [UInt8] = []) {
    self.method = method
    self.path = path
    self.body = body
  }

  /// Reads the text; nil where it is none.
  init?(_ text: [UInt8]) {
    guard let space = text.firstIndex(of: UInt8(ascii: " ")),
      let line = text.firstIndex(of: UInt8(ascii: "\n")), space < line,
      // checked: an index of it
      let method = HTTP.Method(rawValue: String(decoding: text[..<space], as: UTF8.self))
    else { return nil }
    self.method = method
    // checked: the space is before the line break
    path = String(decoding: text[(space + 1)..<line], as: UTF8.self)
    body = Array(text[(line + 1)...])  // checked: behind an index of it
  }

  /// The text.
  var text: [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(method.rawValue.utf8.count + path.utf8.count + body.count + 2)
    text += method.rawValue.utf8
    text.append(UInt8(ascii: " "))
    text += path.utf8
    text.append(UInt8(ascii: "\n"))
    return text + body
  }
}

extension Call {
  /// The text of the command that the request is.
  var source: [UInt8] {
    var method = request.method.rawValue
    let path = parameters[0].upperBound..<target.path.upperBound
    // Nobody reads the body of a DELETE, so that it may be no JSON.
    let body = request.method == .delete ? [] : request.body
    let count = method.utf8.count + path.count + body.count + 2
    // Put together elsewhere and copied once, because to append to an array asks for its room each
    // time.
    return withUnsafeTemporaryAllocation(byteCount: count, alignment: 1) { text in
      var rest = text[...]
      func add(_ bytes: UnsafeRawBufferPointer) {
        UnsafeMutableRawBufferPointer(rebasing: rest).copyMemory(from: bytes)
        rest = rest.dropFirst(bytes.count)
      }
      method.withUTF8 { add(UnsafeRawBufferPointer($0)) }
      rest[rest.startIndex] = UInt8(ascii: " ")
      rest = rest.dropFirst()
      request.target.withUnsafeBytes { add(UnsafeRawBufferPointer(rebasing: $0[path])) }
      rest[rest.startIndex] = UInt8(ascii: "\n")
      rest = rest.dropFirst()
      body.withUnsafeBytes { add($0) }
      return Array(text)
    }
  }
}

extension JSONWriter {
  /// A command as a batch takes it, within an object.
  mutating func source(_ source: CommandSource) {
    field("method", source.method.rawValue)
    field("path", source.path)
    guard !source.body.isEmpty else { return }
    key("body")
    raw(source.body)
  }
}
