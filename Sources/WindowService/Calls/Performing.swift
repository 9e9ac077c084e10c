package import CodePrinting
package import HTTP
import JSON
import Operations
import Problems
import RequestBodies
import WindowModel
import WindowSessions
import Wire

extension Call {
  /// Carries out the command that the request asks for.
  func perform(_ write: Write) throws(Problem) -> Response {
    let parts = parts
    let command: Command
    do { command = try write.command(parts) } catch {
      guard error.code == .notFound, let kind = write.kind else { throw error }
      // No object can have the name in the path.
      throw try unknown(kind, name)
    }
    if let check = write.check {
      try self.check { view throws(Problem) in try check(command, view.application) }
    }
    return try perform(
      command, LoggedCommand(write, parts), in: write.collection
    ) { json, application, turn in
      write.outcome.write(command, turn, in: application, to: &json)
    }
  }

  /// The path of what a command made: it has the name that the path gives it, or the one that it got.
  func path(of made: Identifier, in collection: String) -> String {
    "\(sessionPath)/\(collection)/\(name.isEmpty ? made.text : name)"
  }

  /// An action that takes nothing takes no body, or an object without fields.
  package func checkEmptyBody() throws(Problem) {
    var nothing: Void = ()
    try Body.read(parts, route.operation, [], into: &nothing)
  }

  /// What writes the session's commands in the language that `as` names; nil where it names none.
  /// `others` are what else it may be.
  package func codeWriter(or others: [String] = []) throws(Problem) -> CodeWriter? {
    guard let name = query("as") else { return nil }
    guard let language = CodeLanguage(rawValue: name) else {
      let names = CodeLanguage.allCases.map(\.rawValue) + others
      throw Problem(
        .invalidParameter,
        "as is \(names.dropLast().joined(separator: ", ")) or \(names.last ?? ""), not '\(name)'.",
        hint: didYouMean(name, among: names), example: curl(query: "?as=swift"))
    }
    return try codeWriter(language)
  }

  /// What writes the session's commands in a language.
  package func codeWriter(_ language: CodeLanguage) throws(Problem) -> CodeWriter {
    let session = try session()
    return CodeWriter(
      language, settings: session.settings, session: session.identifier.text, origin: origin,
      isGuarded: api.access.isGuarded)
  }
}
