import HTTP
import JSON

/// A reply, taken apart.
struct Reply {
  let status: Int
  let contentType: String?
  let headers: [HeaderField]
  private(set) var body = ""
  private(set) var stream: (any StreamBody)?
  private(set) var seconds = 0.0
  let json: Tree?

  init(_ response: consuming Response) {
    status = Int(response.status.rawValue)
    // As the transport writes it.
    let entityTag = response.entityTag.map { HeaderField(.etag, "\"\($0)\"") }
    headers = response.headers + (entityTag.map { [$0] } ?? [])
    let type = response.contentType.map { "\($0)" }
    contentType = type?.split(separator: ";").first.map(String.init)
    switch consume response.body {
    case .empty: break
    case .bytes(let buffer): body = buffer.text
    case .constant(let bytes): body = String(decoding: bytes, as: UTF8.self)
    case .kept(let kept): body = kept.body.buffer.text
    case .stream(let stream, let seconds): (self.stream, self.seconds) = (stream, seconds)
    }
    json = contentType?.hasSuffix("json") == true ? try? Tree(json: body) : nil
  }

  /// A field of the head.
  subscript(name: String) -> String? { headers.first { $0.name.rawValue == name }?.value }

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
