import HTTP
import WindowModel
import WindowSessions

/// A request that found its route, with its parts ready to be asked for.
///
/// A class, so that it is passed on without copying its parts.
final class Call {
  let api: WindowAPI
  let request: Request
  let target: Target
  let route: Route
  let parameters: PathParameters
  let query: [(name: String, value: String)]
  /// Where the command is taken down instead of carried out, in a batch.
  let recording: Recording?

  init(
    api: WindowAPI, request: Request, target: Target, route: Route, parameters: PathParameters,
    query: [(name: String, value: String)], recording: Recording? = nil
  ) {
    self.api = api
    self.request = request
    self.target = target
    self.route = route
    self.parameters = parameters
    self.query = query
    self.recording = recording
  }

  /// A parameter of the path, decoded.
  func parameter(_ index: Int) throws(Problem) -> String {
    guard let text = Target.decode(request.target[parameters[index]]) else {
      throw Problem(.badTarget, "The path is not percent-encoded UTF-8.")
    }
    return text
  }

  /// A parameter of the query, or nil.
  func query(_ name: String) -> String? {
    query.last { $0.name == name }?.value
  }

  /// A parameter of the path as an identifier, or nil where it does not have the shape.
  func identifier(_ index: Int) throws(Problem) -> Identifier? {
    // Most stand for themselves, and only what does not is decoded.
    let plain = request.target.withUnsafeBufferPointer {
      Identifier(utf8: UnsafeBufferPointer(rebasing: $0[parameters[index]]))
    }
    if let plain { return plain }
    return try Identifier(parameter(index))
  }

  /// The session that the path names.
  func session() throws(Problem) -> Session {
    if let identifier = try identifier(0), let session = api.directory.find(identifier) {
      return session
    }
    let name = try parameter(0)
    let names = api.directory.all.map(\.identifier.text)
    throw Problem(
      .notFound, "There is no session '\(name)'.", hint: didYouMean(name, among: names),
      example: Identifier(name) == nil ? nil : "curl -X PUT \(authority)/sessions/\(name)")
  }

  /// Looks at the session before a command; in a batch, where the commands before have not been
  /// carried out, the model looks by itself.
  func check(_ look: (borrowing Session.View) throws(Problem) -> Void) throws(Problem) {
    if recording == nil { try session().read(look) }
  }

  /// `dryRun` as the query has it.
  func isDryRun() throws(Problem) -> Bool {
    switch query("dryRun") {
    case nil, "false": return false
    case "true": return true
    case let value?:
      throw Problem(
        .invalidParameter, "dryRun is true or false, not '\(value)'.",
        example: curl(query: "?dryRun=true"))
    }
  }

  /// Whether the client prefers no body.
  var prefersMinimal: Bool {
    guard let prefer = request[.prefer] else { return false }
    return prefer.lowercased().split(separator: ",").contains { preference in
      preference.filter { $0 != " " && $0 != "\"" }.split(separator: ";").first == "return=minimal"
    }
  }

  /// At which revisions a write may be carried out, as `If-Match` says.
  func condition() throws(Problem) -> RevisionCondition {
    guard let value = request[.ifMatch] else { return .any }
    guard let wanted = EntityTags(value) else {
      throw Problem(
        .invalidHeader, "If-Match is a list of entity tags, as in \"7\", or *.",
        example: curl(options: "-H 'If-Match: \"7\"'"))
    }
    switch wanted {
    case .any: return .any
    case .tags(let tags): return .oneOf(tags.compactMap(\.revision))
    }
  }

  /// Whether the client has a revision already, as `If-None-Match` says.
  func has(_ revision: Int) -> Bool {
    guard let value = request[.ifNoneMatch], let tags = EntityTags(value) else { return false }
    switch tags {
    case .any: return true
    case .tags(let tags): return tags.contains { $0.opaque == "\(revision)" }
    }
  }

  /// Where the client found the service, for the commands in error replies.
  var authority: String {
    let host = request[.host] ?? ""
    let isPlain = host.utf8.allSatisfy { byte in
      (0x30...0x3A).contains(byte) || (0x41...0x5B).contains(byte) || (0x61...0x7A).contains(byte)
        || byte == 0x5D || byte == 0x2D || byte == 0x2E
    }
    return host.isEmpty || !isPlain ? "localhost:8080" : host
  }

  /// A byte of a path, percent-encoded where a shell might not leave it alone.
  private static func quoted(_ byte: UInt8) -> String {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "-")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "%"):
      String(UnicodeScalar(byte))
    default: "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
  }

  /// A curl command for this path.
  func curl(
    _ method: Method? = nil, options: String? = nil, query: String = "", json: String? = nil
  ) -> String {
    let method = method ?? request.method
    let path = request.target[target.path].map(Self.quoted).joined()
    var command = "curl"
    if method != .get, !(method == .post && json != nil) { command += " -X \(method.rawValue)" }
    if let options { command += " \(options)" }
    if let json { command += " --json '\(json)'" }
    return command + (query.isEmpty ? " \(authority)\(path)" : " '\(authority)\(path)\(query)'")
  }
}

extension EntityTags.Tag {
  /// The revision that the tag stands for, or nil where it is weak or no tag that a reply ever had.
  fileprivate var revision: Int? {
    guard !isWeak, let revision = Int(opaque), opaque == "\(revision)" else { return nil }
    return revision
  }
}
