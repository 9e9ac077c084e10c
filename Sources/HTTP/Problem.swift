public import JSON

/// One kind of problem: a member of the closed list that clients may switch on.
public struct ProblemCode: Hashable, Sendable {
  /// The last segment of the problem's `type`, as in `/problems/not-found`.
  public let name: String
  /// A short summary, the same for each problem of the kind.
  public let title: String
  /// The status of its reply.
  public let status: Status
  /// Its meaning and what to do about it, for the page at its `type`.
  public let explanation: String

  /// Makes a kind of problem.
  public init(_ name: String, _ title: String, _ status: Status, _ explanation: String) {
    self.name = name
    self.title = title
    self.status = status
    self.explanation = explanation
  }

  /// Whether both have the same name.
  public static func == (a: ProblemCode, b: ProblemCode) -> Bool { a.name == b.name }
  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// An error reply (RFC 9457).
public struct Problem: Error, Hashable, Sendable {
  /// Its kind.
  public var code: ProblemCode
  /// A title in the client's own language; nil for the code's English title.
  package var title: String?
  /// What went wrong this time, in one sentence.
  public var detail: String
  /// The place in the request's body, as a JSON pointer (RFC 6901).
  public var pointer: String?
  /// What the client may have meant, or should do now.
  public var hint: String?
  /// A command that would work.
  public var example: String?
  /// A working body, from which a caller that knows the request's address makes a command.
  package var exampleBody: String?
  /// Further fields of the reply's head.
  public var headers: [HeaderField]
  /// The exception that UIKit would raise.
  public var exception: Exception?

  /// An Objective-C exception in UIKit's own words.
  public struct Exception: Hashable, Sendable {
    /// Its name, such as `NSInvalidArgumentException`.
    public var name: String
    /// Its reason.
    public var reason: String

    /// Makes an exception of its name and reason.
    public init(name: String, reason: String) {
      self.name = name
      self.reason = reason
    }
  }

  /// Makes a problem of a kind.
  public init(
    _ code: ProblemCode, _ detail: String, pointer: String? = nil, hint: String? = nil,
    example: String? = nil, headers: [HeaderField] = [], exception: Exception? = nil
  ) {
    self.code = code
    self.detail = detail
    self.pointer = pointer
    self.hint = hint
    self.example = example
    self.headers = headers
    self.exception = exception
  }

  /// Makes a problem with an example body.
  package init(
    _ code: ProblemCode, _ detail: String, pointer: String? = nil, hint: String? = nil,
    exampleBody: String?
  ) {
    self.init(code, detail, pointer: pointer, hint: hint)
    self.exampleBody = exampleBody
  }

  /// The reply that reports it.
  public var response: Response {
    var json = JSONWriter()
    write(to: &json)
    var buffer = json.finish()
    buffer.append(0x0A)
    return Response(
      code.status, contentType: "application/problem+json", headers: headers,
      body: .bytes(buffer))
  }

  /// Writes it as an object.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.field("type", "/problems/\(code.name)")
    json.field("title", title ?? code.title)
    json.field("status", Int(clamping: code.status.rawValue))
    json.field("code", code.name)
    json.field("detail", detail)
    if let pointer { json.field("pointer", pointer) }
    if let exception {
      json.key("exception")
      json.beginObject()
      json.field("name", exception.name)
      json.field("reason", exception.reason)
      json.endObject()
    }
    if let hint { json.field("hint", hint) }
    if let example { json.field("try", example) }
    json.endObject()
  }
}
