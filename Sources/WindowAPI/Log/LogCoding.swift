import HTTP
import JSON
public import WindowModel
public import WindowSessions

/// Reads sessions and commands from the texts that a store keeps.
public struct LogCoding: SessionCoding {
  /// Makes one.
  public init() {}

  /// How a session began: the settings, all of them, and perhaps a nib.
  public func origin(of source: [UInt8]) -> SessionOrigin? {
    var wanted = NewSession()
    let call = Call(reading: LoggedCommand(.batch, on: "", body: source))
    guard (try? Body.read(call, "a session", NewSession.settingsFields, into: &wanted)) != nil
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
  init?(stored text: [UInt8]) {
    guard let command = LoggedCommand(text) ?? FirstFormat.command(of: text) else { return nil }
    self = command
  }

  /// The command for the model, or why it can't be one.
  func command() throws(Problem) -> Command {
    guard route.isBatch else {
      guard let write = route.write else {
        throw Problem(.internalError, "\(route.operation) is no command.")
      }
      return try write.command(Call(reading: self))
    }
    var commands: [Command] = []
    for (index, part) in parts.enumerated() {
      do { commands.append(try part.command()) } catch { throw error.within("/commands/\(index)") }
    }
    return Command(Batch(commands))
  }
}

extension Call {
  /// A command of a log, which has no service and no session at hand.
  convenience init(reading command: LoggedCommand) {
    var target = Array("/".utf8)
    target += Call.shellSafe(command.name.utf8).utf8
    var parameters = PathParameters(repeating: 0..<0)
    parameters[1] = 1..<target.count
    self.init(
      api: nil,
      request: Request(
        command.route.method, target, headers: [HeaderField(.contentType, "application/json")],
        body: command.body),
      target: Target(pathOf: target.count), route: command.route, parameters: parameters, query: [],
      isPart: true)
  }

  /// What the path names within the session, decoded; empty where that is nothing.
  var name: String { (try? parameter(1)) ?? "" }

  /// The command that the request asks for, as the log keeps it.
  var logged: LoggedCommand { LoggedCommand(route, on: name, body: request.body) }
}
