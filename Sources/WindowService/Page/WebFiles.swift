import RequestBodies
import StoredState
import CWebAssets
package import HTTP
import JSON
import Operations
import WindowModel
import WindowSessions

/// The page's files: embedded, or from a folder for who works on them.
public struct WebFiles: Sendable {
  /// The bytes of a file in the folder, nil where there is none; a lesson's name is
  /// `lessons/` and its own.
  public typealias Folder = @Sendable (_ name: String) -> [UInt8]?

  private let folder: Folder?

  /// Makes the files; `folder` is asked alone where there is one.
  public init(folder: Folder? = nil) { self.folder = folder }

  /// The reply with a file, or nil where there is none: 304 where the client has it.
  package func response(
    _ name: String, in place: String = "", to call: Call, headers: [HeaderField] = []
  ) -> Response? {
    // A name that leads out of the folder is no file's.
    guard let type = Self.type(of: name), name.utf8.allSatisfy(Self.isPlain) else { return nil }
    let name = place + name
    let body: Response.Body
    let sum: UInt64
    if let folder {
      guard let bytes = folder(name) else { return nil }
      sum = FNV1a.sum(bytes)
      body = .bytes(Self.buffer(bytes))
    } else {
      guard let bytes = Self.embedded(name) else { return nil }
      var hash = FNV1a()
      hash.add(bytes)
      sum = hash.value
      body = .constant(bytes)
    }
    return Self.reply(
      body, type, sum: sum, to: call, headers: headers,
      policy: name.hasSuffix(".svg") ? [HeaderField.picturePolicy] : [])
  }

  /// Whether there is a lesson of a name.
  package func hasLesson(_ name: String) -> Bool {
    guard name.utf8.allSatisfy(Self.isPlain) else { return false }
    let file = "lessons/\(name).json"
    return folder.map { $0(file) != nil } ?? (Self.embedded(file) != nil)
  }

  /// The service worker: `sw.js` behind a line with the page's files and a version, which changes with each of them
  /// and with the rules, so that a browser takes all of them anew.
  package func worker(to call: Call) -> Response? {
    guard let text = text("sw.js") else { return nil }
    let version = folder.map(sum(ofAll:)) ?? Self.sumOfEmbedded
    let names = Self.names.map { "'\($0)'" }.joined(separator: ", ")
    let sum = String(version, radix: 36)
    let line = "const version = '\(Rule.version).\(sum)', files = [\(names)]\n"
    let bytes = Array((line + text).utf8)
    return Self.reply(
      Response.Body.bytes(Self.buffer(bytes)), "text/javascript; charset=utf-8",
      sum: FNV1a.sum(bytes), to: call)
  }

  /// A reply with a file: 304 where the client has it; `policy` goes with the file alone.
  private static func reply(
    _ body: consuming Response.Body, _ type: StaticString, sum: UInt64, to call: Call,
    headers: [HeaderField] = [], policy: [HeaderField] = []
  ) -> Response {
    let tag = Int(truncatingIfNeeded: sum >> 1)
    let headers = headers + [HeaderField(.cacheControl, "no-cache")]
    if call.has(tag) { return Response(.notModified, entityTag: tag, headers: headers) }
    return Response(.ok, contentType: type, entityTag: tag, headers: headers + policy, body: body)
  }

  private static func buffer(_ bytes: [UInt8]) -> ByteBuffer {
    var buffer = ByteBuffer(capacity: bytes.count)
    buffer.append(bytes)
    return buffer
  }

  /// The names of the page's files, in the order in which they are embedded.
  private static var names: some Sequence<String> {
    sequence(state: 0) { (number: inout Int) in
      defer { number += 1 }
      return web_file_name(number).map { String(cString: $0) }
    }
  }

  private static let sumOfEmbedded: UInt64 = {
    var hash = FNV1a()
    for bytes in names.compactMap(embedded) { hash.add(bytes) }
    return hash.value
  }()

  private func sum(ofAll folder: Folder) -> UInt64 {
    var hash = FNV1a()
    for bytes in Self.names.compactMap(folder) { bytes.withUnsafeBytes { hash.add($0) } }
    return hash.value
  }

  /// The text of a file.
  package func text(_ name: String) -> String? {
    if let folder { return folder(name).map { String(decoding: $0, as: UTF8.self) } }
    return Self.embedded(name).map { String(decoding: $0, as: UTF8.self) }
  }

  private static func embedded(_ name: String) -> UnsafeRawBufferPointer? {
    let file = web_file(name)
    return file.bytes.map { UnsafeRawBufferPointer(start: $0, count: file.count) }
  }

  /// The media types of the page's files.
  package static let types = ["text/javascript", "text/css", "image/svg+xml", "application/json"]

  private static func type(of name: String) -> StaticString? {
    switch name.split(separator: ".", omittingEmptySubsequences: false).last {
    case "js": "text/javascript; charset=utf-8"
    case "css": "text/css; charset=utf-8"
    case "svg": "image/svg+xml"
    case "json": "application/json"
    default: nil
    }
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte) || (0x41...0x5A).contains(byte) || (0x30...0x39).contains(byte)
      || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
  }
}

extension HeaderField {
  /// What a picture may load where it is opened as a page of its own: nothing.
  package static let picturePolicy = HeaderField(.contentSecurityPolicy, "default-src 'none'")
}
