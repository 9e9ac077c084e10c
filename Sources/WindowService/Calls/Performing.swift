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
  /// Carries out the request's command.
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

  /// The path of a new object, with the name in the path or else the generated one.
  func path(of made: Identifier, in collection: String) -> String {
    "\(sessionPath)/\(collection)/\(name.isEmpty ? made.text : name)"
  }

  /// Checks that an action without parameters has no body, or an empty object.
  package func checkEmptyBody() throws(Problem) {
    var nothing: Void = ()
    try Body.read(parts, route.operation, [], into: &nothing)
  }

  /// Returns a writer of the session's commands in the language of `as`; nil without `as`. `others`
  /// are its other valid values.
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

  /// Returns a writer of the session's commands in a language.
  package func codeWriter(_ language: CodeLanguage) throws(Problem) -> CodeWriter {
    let session = try session()
    return CodeWriter(
      language, settings: session.settings, session: session.identifier.text, origin: origin,
      isGuarded: api.access.isGuarded)
  }
}
