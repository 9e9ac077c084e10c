package import HTTP

/// A command as its request, with its code.
package struct SentCommand: Sendable {
  let method: HTTP.Method
  /// The operation's path relative to the session's, as in `/windows/{window}/makeKey`.
  let pattern: String
  /// The name in the path, as text.
  let name: String
  /// The body as its author wrote it.
  let body: [UInt8]
  let code: CodeCommand

  package init(
    _ method: HTTP.Method, _ pattern: String, on name: String, body: [UInt8], _ code: CodeCommand
  ) {
    self.method = method
    self.pattern = pattern
    self.name = name
    self.body = body
    self.code = code
  }

  /// The path relative to the session's.
  var path: String {
    guard let start = pattern.firstIndex(of: "{"), let end = pattern.firstIndex(of: "}") else {
      return pattern
    }
    // checked: indices of it, the first before the last
    return pattern[..<start] + Target.encode(name.utf8) + pattern[pattern.index(after: end)...]
  }
}
