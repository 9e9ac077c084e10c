import CodePrinting
import HTTP
import JSON
import Operations
import Problems
import WindowModel
import WindowService
import WindowSessions

extension WindowAPI {
  /// The maximum number of commands in a program.
  public static let mostProgramCommands = 10_000
  /// The maximum bytes of the log in a program.
  public static let mostProgramBytes = 4 << 20
}

extension Call {
  /// Returns the reply to a GET of the command of one revision.
  func showStep(_ text: String, _ writer: CodeWriter) throws(Problem) -> Response {
    try checkAccept(of: [Route.text])
    guard let revision = Int(asWritten: text), revision > 0 else {
      throw Problem(
        .invalidParameter, "revision is a command's number, from 1.",
        example: curl(query: "?as=\(writer.language)&revision=1"))
    }
    // Checks first that the revision exists: the one before it does not tell.
    let session = try session()
    do { _ = try session.moment(at: revision, work) } catch { throw problem(error) }
    if has(revision) { return Response(.notModified, entityTag: revision) }
    var text = ByteBuffer()
    text.append(writer.text(of: try repeated(revision).step))
    return Response(.ok, contentType: textType, entityTag: revision, body: .bytes(text))
  }

  /// Returns the command of an existing revision, with its effects; a refused one has none.
  func repeated(_ revision: Int) throws(Problem) -> (step: CodeStep, turn: Turn?) {
    let session = try session()
    var before: Moment
    let record: CommandRecord?
    do throws(SessionRefusal) {
      before = try session.moment(at: revision - 1, work)
      record = try session.commands(from: revision, limit: 1).first
    } catch { throw problem(error) }
    guard let record, record.revision == revision,
      let logged = LoggedCommand(stored: record.source)
    else {
      throw Problem(.damaged("The command of revision \(revision) can't be read."))
    }
    if record.isRefused { return (CodeStep(logged), nil) }
    // Repeats the command, so that its new objects exist.
    let (step, turn) = try repeated(logged, of: record, in: &before.application)
    return (step, turn)
  }

  /// Returns the reply to a GET of the whole log as a program.
  ///
  /// It depends only on the log, so the same log always gives the same program.
  func showProgram(_ writer: CodeWriter) throws(Problem) -> Response {
    try showWholeLog { session, revision throws(Problem) in
      let (steps, omitted) = try steps(of: session, upTo: revision) { CodeStep($1) }
      return writer.text(of: steps, omitted: omitted)
    }
  }

  /// Returns the reply to a GET of the whole log as a test, which carries the log out again.
  func showTest(_ writer: CodeWriter) throws(Problem) -> Response {
    guard query("revision") == nil else {
      throw Problem(
        .invalidParameter, "A test has every command from the first on; leave revision out.",
        example: curl(query: "?as=xctest"))
    }
    return try showWholeLog { session, revision throws(Problem) in
      var moment: Moment
      do throws(SessionRefusal) { moment = try session.moment(at: 0, work) } catch {
        throw problem(error)
      }
      var cost = ReplayCost()
      let (steps, omitted) = try steps(of: session, upTo: revision) {
        record, logged throws(Problem) in
        let (step, turn) = try repeated(logged, of: record, in: &moment.application)
        try spend(cost.add(record, turn))
        return step
      }
      return writer.test(of: steps, omitted: omitted)
    }
  }

  /// Carries a command of the log out again if it was carried out, and returns its effects.
  private func repeated(
    _ logged: LoggedCommand, of record: CommandRecord, in application: inout Application
  ) throws(Problem) -> (step: CodeStep, turn: Turn) {
    guard let command = try? logged.command(), let turn = try? application.perform(command) else {
      throw Problem(.damaged("The command of revision \(record.revision) can't be repeated."))
    }
    return (CodeStep(logged).with(turn, in: application), turn)
  }

  /// Returns the steps of a log without refused ones, and the number of steps omitted at the end.
  private func steps(
    of session: Session, upTo revision: Int,
    _ step: (CommandRecord, LoggedCommand) throws(Problem) -> CodeStep
  ) throws(Problem) -> (steps: [CodeStep], omitted: Int) {
    var steps: [CodeStep] = []
    var (room, refused) = (WindowAPI.mostProgramBytes, 0)
    try eachCommand(of: session, behind: 0, upTo: revision) { record, command throws(Problem) in
      room -= record.source.count
      guard room >= 0, steps.count < WindowAPI.mostProgramCommands else { return false }
      // A program repeats only what the session did.
      if record.isRefused { refused += 1 } else { steps.append(try step(record, command)) }
      return true
    }
    try spend(steps.count * CodeWriter.stepsOfWork)
    return (steps, revision - steps.count - refused)
  }

  /// Returns a reply with the whole log as text.
  private func showWholeLog(
    _ write: (Session, Int) throws(Problem) -> String
  ) throws(Problem) -> Response {
    for name in ["after", "limit"] where query(name) != nil {
      throw Problem(
        .invalidParameter, "\(name) is for pages of JSON.",
        hint: "A program has every command from the first on; leave \(name) out.",
        example: curl(query: "?as=\(query("as") ?? "swift")"))
    }
    try checkAccept(of: [Route.text])
    let session = try session()
    let revision = session.read { $0.revision }
    if has(revision) { return Response(.notModified, entityTag: revision) }
    var text = ByteBuffer()
    text.append(try write(session, revision))
    return Response(.ok, contentType: textType, entityTag: revision, body: .bytes(text))
  }
}
