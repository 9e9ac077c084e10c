import HTTP
import WindowModel

/// What each command of the API is in code.
enum CodeCommand {
  /// Adds what a command does to the program.
  typealias Write = @Sendable (inout CodeDraft, CodeRequest) -> Void

  /// Every command by its operation's name; a batch is its parts.
  static let table: [String: Write] = [
    windows, views, responders, controllers, stacks, presentations, alerts, system, references,
  ].reduce(into: [:]) { table, part in table.merge(part) { first, _ in first } }

  /// The command that a method and a path within a session stand for, and what the path names
  /// there; nil where it is no command.
  static func match(_ method: HTTP.Method, _ path: String) -> (operation: String, name: String)? {
    let bytes = Array("/sessions/s\(path)".utf8)
    guard path.first == "/", let target = Target(bytes), target.query == nil,
      let match = WindowAPI.router.match(target.path, in: bytes),
      let route = match.routes.first(where: { $0.method == method }),
      route.isCommand || route.isBatch,
      let name = Target.decode(bytes[match.parameters[1]])
    else { return nil }
    return (route.operation, name)
  }
}
