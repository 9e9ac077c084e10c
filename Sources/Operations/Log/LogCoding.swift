package import HTTP
import Problems
import RequestBodies
public import WindowModel
public import WindowSessions

/// Reads sessions and commands from the texts that a store keeps.
public struct LogCoding: SessionCoding {
  /// Makes one.
  public init() {}

  /// How a session began: the settings, all of them, and perhaps a nib.
  public func origin(of source: [UInt8]) -> SessionOrigin? {
    var wanted = NewSession()
    let parts = RequestParts(body: source)
    guard (try? Body.read(parts, "a session", NewSession.settingsFields, into: &wanted)) != nil
    else { return nil }
    return wanted.origin
  }

  /// The command of a text in any format that was ever written.
  public func command(of source: [UInt8]) -> Command? {
    LoggedCommand(stored: source).flatMap { try? $0.command() }
  }
}

extension LoggedCommand {
  /// Reads a text in any format that was ever written; nil where it is none.
  package init?(stored text: [UInt8]) {
    guard let command = LoggedCommand(text) ?? FirstFormat.command(of: text) else { return nil }
    self = command
  }

  /// The command for the model, or why it can't be one.
  package func command() throws(Problem) -> Command {
    if let write { return try write.command(RequestParts(name: name, body: body)) }
    var commands: [Command] = []
    for (index, part) in parts.enumerated() {
      do { commands.append(try part.command()) } catch { throw error.within("/commands/\(index)") }
    }
    return Command(Batch(commands))
  }
}
