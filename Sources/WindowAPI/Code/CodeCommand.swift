import WindowModel

/// What each command of the API is in code.
enum CodeCommand {
  /// Adds what a command does to the program.
  typealias Write = @Sendable (inout CodeDraft, CodeRequest) -> Void

  /// Every command by its operation's name; a batch is its parts.
  static let table: [String: Write] = [
    windows, views, responders, controllers, stacks, presentations, alerts, system, references,
  ].reduce(into: [:]) { table, part in table.merge(part) { first, _ in first } }
}
