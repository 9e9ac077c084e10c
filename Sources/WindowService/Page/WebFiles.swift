import RequestBodies
import StoredState
import CWebAssets
package import HTTP
import JSON
import Operations
import WindowModel
import WindowSessions

/// The page's files: embedded, or from a folder during development.
public struct WebFiles: Sendable {
  /// Returns the bytes of a file in the folder, nil if there is none; a lesson's name begins with
  /// `lessons/`.
  public typealias Folder = @Sendable (_ name: String) -> [UInt8]?

  private let folder: Folder?

  /// Makes the files, all from `folder` if it is not nil.
  public init(folder: Folder? = nil) { self.folder = folder }

  /// Returns the reply with a file, or nil if there is none; 304 if the client has it.
  package func response(
    _ name: String, in place: String = "", to call: Call, headers: [HeaderField] = []
  ) -> Response? {
    // A name that leads out of the folder is invalid.
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

  /// Whether a lesson of a name exists.
  package func hasLesson(_ name: String) -> Bool {
    guard name.utf8.allSatisfy(Self.isPlain) else { return false }
    let file = "lessons/\(name).json"
    return folder.map { $0(file) != nil } ?? (Self.embedded(file) != nil)
  }

  /// Returns the service worker: `sw.js` after a line with the page's files and a version. The version changes with
  /// each file and with the rules, so that a browser loads all of them again.
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

  /// Returns a reply with a file: 304 if the client has it; `policy` is sent only with the file.
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

  /// The names of the page's files, in the order of embedding.
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

  /// Returns the text of a file.
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
  /// A picture opened as its own page may load nothing.
  package static let picturePolicy = HeaderField(.contentSecurityPolicy, "default-src 'none'")
}
