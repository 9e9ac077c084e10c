import WindowModel
import WindowSessions

// Sessions and commands that no request made; a test does not look back on them.

extension SessionDirectory {
  func create(_ name: Identifier?, _ settings: Settings) throws(SessionRefusal) -> Session {
    try create(name, SessionOrigin(settings, source: [])).session
  }
}

extension Session {
  func perform<Result: ~Copyable>(
    _ command: Command, reply: (borrowing View, Commit) -> Result
  ) throws(SessionRefusal) -> Result {
    try perform(SourcedCommand(command, source: []), reply: reply)
  }
}
