package import HTTP
import Problems
import RequestBodies
public import WindowModel
public import WindowSessions

/// Decodes sessions and commands from stored texts.
public struct LogCoding: SessionCoding {
  /// Makes a coding.
  public init() {}

  /// Decodes a session's start: all settings and an optional nib.
  public func origin(of source: [UInt8]) -> SessionOrigin? {
    var wanted = NewSession()
    let parts = RequestParts(body: source)
    guard (try? Body.read(parts, "a session", NewSession.settingsFields, into: &wanted)) != nil
    else { return nil }
    return wanted.origin
  }

  /// Decodes a command in any format that was ever written.
  public func command(of source: [UInt8]) -> Command? {
    LoggedCommand(stored: source).flatMap { try? $0.command() }
  }
}

extension LoggedCommand {
  /// Parses a text in any format that was ever written; nil if it is malformed.
  package init?(stored text: [UInt8]) {
    guard let command = LoggedCommand(text) ?? FirstFormat.command(of: text) else { return nil }
    self = command
  }

  /// Returns the command for the model, or throws the reason why it is invalid.
  package func command() throws(Problem) -> Command {
    if let write { return try write.command(RequestParts(name: name, body: body)) }
    var commands: [Command] = []
    for (index, part) in parts.enumerated() {
      do { commands.append(try part.command()) } catch { throw error.within("/commands/\(index)") }
    }
    return Command(Batch(commands))
  }
}
