import Dumps
import HTTP
import JSON
import Operations
import Problems
import WindowModel
import WindowService
import WindowSessions

extension WindowAPI {
  /// The maximum bytes of lldb's text.
  public static let mostDump = Dump.mostText

  /// Starts a session from lldb's dump of an app.
  static func importDump(_ call: Call) throws(Problem) -> Response {
    guard let text = String(validating: call.request.body, as: UTF8.self) else {
      throw Problem(.invalidCode, "The text is not in UTF-8.")
    }
    let profile = try call.profile()
    var dump: Dump
    do { dump = try Dump(text, profile: profile) } catch { throw Problem(error) }
    let entry = try call.entry(forImportNamed: nil)
    var commands: [SourcedCommand] = []
    for (text, line) in zip(dump.commands, dump.lines) {
      guard let logged = LoggedCommand(text) else {
        throw Problem(.invalidCode, "Line \(line) can't be made a command.")
      }
      do { commands.append(SourcedCommand(try logged.command(), source: logged.text)) } catch {
        throw error.inDump(line)
      }
    }
    do { return try restore() } catch { throw error.inDump(dump) }

    func restore() throws(Problem) -> Response {
      try call.start(entry, notes: { dump.notes }) { directory throws(SessionRefusal) in
        let session = try directory.restore(
          entry.identifier, NewSession(profile, dump.device).origin, commands,
          rules: Rule.version, tokenHash: entry.tokenHash, call.work
        ) { application throws(SessionRefusal) in
          for state in dump.states where state.isUnlike(in: application) { dump.noteOther(state) }
        }
        return (session, true)
      }
    }
  }
}

extension Call {
  /// Returns the iOS version in the query.
  fileprivate func profile() throws(Problem) -> Profile {
    guard let name = query("profile") else { return .standard }
    guard let profile = Profile(rawValue: name) else {
      let names = Profile.allCases.map(\.rawValue)
      throw Problem(
        .invalidParameter, "profile is one of \(names.joined(separator: ", ")).")
    }
    return profile
  }
}

extension Dump.State {
  /// Whether the controller's appearance differs from the dump's.
  fileprivate func isUnlike(in application: borrowing Application) -> Bool {
    let controller = Identifier(name).flatMap { application.controller($0) }
    return controller.flatMap { application.controller($0) }?.appearance.rawValue != word
  }
}

extension JSONWriter {
  /// Writes the differences between a session and its dump.
  mutating func notes(_ notes: [DumpNote]) {
    array("notes", notes) { json, note in
      json.beginObject()
      json.field("code", note.code.rawValue)
      if !note.subject.isEmpty { json.field("subject", note.subject) }
      json.field("detail", note.detail)
      json.array("lines", note.lines) { $0.value($1) }
      json.endObject()
    }
  }
}

extension Problem {
  fileprivate init(_ refusal: Dump.Refusal) {
    switch refusal {
    case .noObject:
      self.init(
        .invalidCode, "The text has no object in lldb's format.",
        hint:
          "Send what po prints of window.recursiveDescription, of UIApplication.shared.windows or of UIViewController._printHierarchy."
      )
    case .viewsAndControllers(let view, let controller):
      self.init(
        .invalidCode, "Line \(view) has a view and line \(controller) a controller.",
        hint: "Send only the views or only the controllers: the text does not relate them.")
    case .tooLong:
      self.init(.invalidCode, "A text of lldb's has \(Dump.mostText) bytes at most.")
    }
  }

  /// Returns the same problem for a line of a dump.
  fileprivate func inDump(_ line: Int) -> Problem {
    var problem = self
    problem.detail = "Line \(line): \(detail)"
    problem.pointer = nil
    problem.example = nil
    return problem
  }

  /// Returns the same problem for a command made from a line of a dump.
  fileprivate func inDump(_ dump: Dump) -> Problem {
    let path = (pointer ?? "").split(separator: "/")
    guard path.count > 1, path[0] == "commands", let index = Int(asWritten: path[1]),
      dump.lines.indices.contains(index)
    else { return self }
    return inDump(dump.lines[index])
  }
}
