import HTTP
import JSON

/// A parsed reply.
struct Reply {
  let status: Int
  let contentType: String?
  let headers: [HeaderField]
  /// The decompressed body.
  private(set) var bytes: [UInt8] = []
  /// The body as text.
  let body: String
  /// The number of bytes sent for a body.
  let count: Int
  private(set) var stream: (any StreamBody)?
  private(set) var seconds = 0.0
  let json: Tree?

  init(_ response: consuming Response) {
    status = Int(response.status.rawValue)
    headers = response.headers + Self.written(response)
    let isCompressed = response.coding == .gzip
    let type = response.contentType.map { "\($0)" }
    contentType = type?.split(separator: ";").first.map(String.init)
    count = response.bodyCount ?? 0
    switch consume response.body {
    case .empty: break
    case .bytes(let buffer): bytes = buffer.withBytes { Self.bytes($0, isCompressed) }
    case .constant(let constant): bytes = Self.bytes(constant, isCompressed)
    case .kept(let kept): bytes = kept.body.buffer.withBytes { Self.bytes($0, isCompressed) }
    case .stream(let stream, let seconds): (self.stream, self.seconds) = (stream, seconds)
    }
    body = String(decoding: bytes, as: UTF8.self)
    json = contentType?.hasSuffix("json") == true ? try? Tree(json: body) : nil
  }

  /// The fields that the transport writes for a response's parts.
  private static func written(_ response: borrowing Response) -> [HeaderField] {
    var fields: [HeaderField] = []
    let isCompressed = response.coding == .gzip
    if let tag = response.entityTag {
      fields.append(HeaderField(.etag, "\"\(tag.text)\(isCompressed ? "-gzip" : "")\""))
    }
    if response.coding != .fixed { fields.append(HeaderField(.vary, "Accept-Encoding")) }
    if isCompressed, response.status != .notModified {
      fields.append(HeaderField(.contentEncoding, "gzip"))
    }
    return fields
  }

  private static func bytes(_ bytes: UnsafeRawBufferPointer, _ isCompressed: Bool) -> [UInt8] {
    isCompressed ? decompressed(bytes) : Array(bytes)
  }

  /// A header field.
  subscript(name: String) -> String? { headers.first { $0.name.rawValue == name }?.value }

  /// The revision in the entity tag of a session's reply, before the session's epoch.
  var revision: Int? {
    guard let tag = self["ETag"], let parts = tag.wholeMatch(of: /"(\d+)-[a-z0-9]{6}"/) else {
      return nil
    }
    return Int(parts.1)
  }

  /// A value of the JSON body, by its path.
  subscript(path: [String]) -> Tree? { path.reduce(json) { $0?[$1] } }

  /// Status and body, as a transcript has them.
  var line: String { body.isEmpty ? "\(status)" : "\(status) \(body.dropLast())" }

  /// Status, code and pointer of a problem.
  var problem: String {
    let pointer = json?["pointer"]?.text.map { " \($0)" } ?? ""
    return "\(status) \(json?["code"]?.text ?? "")\(pointer)"
  }

  var hint: String? { json?["hint"]?.text }
  var detail: String? { json?["detail"]?.text }

  /// The events, as in `window1 DidBecomeKey 2.3`.
  var events: [String] { (json?["events"]?.elements ?? []).map(Self.event) }

  private static func event(_ event: Tree) -> String {
    guard let rule = event["rule"]?.text else { return "command \(event["command"]?.text ?? "")" }
    let name = (event["name"]?.text ?? "").replacing("UIWindow", with: "")
      .replacing("Notification", with: "")
    return "\(event["object"]?.text ?? "") \(name) \(rule.trimmingPrefix("windows-"))"
  }
}
