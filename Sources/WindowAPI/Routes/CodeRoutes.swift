import HTTP
import Interpreter
import Misconceptions
import ProgramRuntime
import JSON
import LiveCode
import Operations
import PasteValues
import Problems
import RequestBodies
import SourceCode
import WindowModel
import WindowService
import WindowSessions
import Workers

extension WindowAPI {
  /// The maximum bytes of a pasted source.
  public static let mostSource = 65_536
  /// The maximum number of statements in a source, and of executed statements.
  public static let mostStatements = SourceCode.Program.mostStatements
  /// The maximum number of elements of a list that code makes.
  public static let mostElements = PasteRunner.mostElements
  /// The maximum bytes of a text that code makes.
  public static let mostText = PastePrinter.most
  /// The maximum bytes of a name in a source.
  public static let mostNameLength = SourceCode.Program.mostNameLength
  /// The maximum nesting depth of a source.
  public static let mostSourceDepth = SourceCode.Program.mostDepth
  /// The limits of programs: a name, the maximum, and its unit.
  public static let programBounds: [(name: String, most: Int, unit: String)] =
    [("files of a program", Program.mostSource, "bytes")]
    + Bound.all.map { ($0.name, $0.most, $0.unit) }

  static func runCode(_ call: Call) throws(Problem) -> Response {
    var code = PastedCode()
    try Body.read(call.parts, "code", PastedCode.fields, into: &code)
    return try call.run(code)
  }

  /// Runs an uploaded file, as sent by `curl -T`; its name's extension tells the language.
  static func runFile(_ call: Call) throws(Problem) -> Response {
    let name = try call.parameter(1)
    guard call.request.body.count <= mostSource else {
      throw Problem(.invalidCode, "A source has \(mostSource) bytes at most.")
    }
    guard let source = String(validating: call.request.body, as: UTF8.self) else {
      throw Problem(.invalidCode, "\(name) is not UTF-8 text.")
    }
    guard !source.isEmpty else {
      throw Problem(.invalidCode, "The file is empty.", hint: "curl -T \(name) sends a file.")
    }
    var code = PastedCode(source: source, language: Language(ofFile: name), file: name)
    if let receiver = call.query("self") {
      guard let identifier = Identifier(receiver) else {
        throw Problem(.invalidParameter, "self is the identifier of an object.")
      }
      code.receiver = identifier
    }
    return try call.run(code)
  }
}

/// The body of a request that runs code.
private struct PastedCode {
  var source: String?
  var language: Language?
  var receiver: Identifier?
  /// Whether to skip code that is not understood.
  var isLenient = false
  /// The name of the uploaded file, nil for a text in JSON.
  var file: String?

  /// How a client can set a language that was only guessed.
  var hint: String {
    let way =
      file.map { _ in "a name that ends in .swift or .m says the language" }
      ?? "'language' says otherwise"
    return "\(way), and a line of ``` before and after the code leaves out the text around it."
  }

  /// A program has no receiver, and all of it is understood.
  func plan(
    of source: String, _ language: Language, in application: Application, _ work: Work
  ) throws(SourceError) -> CodePlan {
    guard receiver == nil, !isLenient else {
      return .statements(try SourceCode.Program(source, language))
    }
    return try CodePlan(
      for: RunCode.File(name: file ?? language.mainFile, text: source), language, in: application,
      work)
  }

  static let example = #"{"source":"[window1 makeKeyAndVisible];"}"#

  static let fields: [Body.Field<PastedCode>] = [
    .init("source", example: "\"[window1 makeKeyAndVisible];\"") { body, it throws(Problem) in
      let source = try body.string()
      guard source.utf8.count <= WindowAPI.mostSource else {
        throw body.invalid("A source has \(WindowAPI.mostSource) bytes at most.")
      }
      it.source = source
    },
    .init("language", example: "\"objc\"") { body, it throws(Problem) in
      it.language = try body.choice(Language.self)
    },
    .init("lenient", example: "true") { body, it throws(Problem) in it.isLenient = try body.bool()
    },
    .init("self", example: "\"home\"") { body, it throws(Problem) in
      it.receiver = try body.identifier()
    },
  ]
}

extension Call {
  fileprivate func run(_ code: PastedCode) throws(Problem) -> Response {
    guard try idempotencyKey() == nil else {
      throw Problem(
        .invalidHeader, "A run takes no Idempotency-Key: each of its statements is a command.")
    }
    guard let source = code.source else {
      throw .missing("source", example: PastedCode.example)
    }
    try take(.codeRuns)
    let session = try session()
    // It can't be retried if another node is faster, so it starts from the newest revision.
    do { try session.catchUp() } catch { throw problem(error) }
    let application = session.read { $0.application }
    let language = code.language ?? CodePlan.language(of: source, in: application)
    let plan: CodePlan
    do throws(SourceError) {
      plan = try code.plan(of: source, language, in: application, work)
    } catch {
      throw Problem(
        .invalidCode,
        "Line \(error.position.line), column \(error.position.column): \(error.message)",
        pointer: "/source",
        hint: PastedText.kindOfProse(in: source)
          ?? (code.language == nil
            ? "It was read as \(language == .objc ? "Objective-C" : "Swift"); \(code.hint)" : nil))
    }
    switch plan {
    case .program(let run): return try runProgram(run, language)
    case .statements(let statements):
      return try run(statements, receiver: code.receiver, source, in: session)
    }
  }

  /// Runs code statement by statement.
  private func run(
    _ statements: SourceCode.Program, receiver: Identifier?, _ source: String, in session: Session
  ) throws(Problem) -> Response {
    let target = PasteTarget(
      session, work, if: try condition(), isDryRun: try isDryRun())
    let runner = PasteRunner(statements, on: target, receiver: receiver)
    runner.run()
    if runner.hasChanged { noteSteps() }
    // While nothing has changed, an error that the code did not cause is the whole reply.
    if let problem = runner.stop, !runner.hasChanged,
      problem.code == .stale || problem.code == .tooMuchWork || problem.code.status.rawValue >= 500
    {
      throw problem
    }
    return try reply(of: runner, on: target, source)
  }

  /// Runs a program as one command.
  private func runProgram(_ run: RunCode, _ language: Language) throws(Problem) -> Response {
    let target = PasteTarget(try session(), work, if: try condition(), isDryRun: try isDryRun())
    let command = Command(run)
    try Problem.check(command, target.application)
    guard let logged = LoggedCommand(.post, "/program", body: run.body) else {
      throw Problem(.invalidCode, "The program can't be stored.")
    }
    let outcome = try target.perform(SourcedCommand(command, source: logged.text))
    let entityTag = try isDryRun() ? nil : target.revision
    if prefersMinimal { return Response(minimal: entityTag) }
    let printed = outcome.events.printed
    let notes = run.files.flatMap { Misconception.seen(in: $0.text, language) }
    if form == Route.text {
      return text(
        CodeTranscript.bytes(of: outcome, in: target.application), notes, entityTag: entityTag)
    }
    let isDryRun = try isDryRun()
    return jsonReply(entityTag: entityTag) { json in
      json.field("language", language.rawValue)
      json.field("revision", target.revision)
      if isDryRun { json.field("dryRun", true) }
      json.array("lines", [PasteLine(ofProgram: run.files, outcome)]) { json, line in
        json.line(line, in: target.application)
      }
      json.array("output", printed) { json, text in json.value(text) }
      json.notes(notes)
    }
  }

  private func text(
    _ transcript: consuming ByteBuffer, _ notes: [Misconception.Sighting], entityTag: Int?
  ) -> Response {
    for note in notes { transcript.append("\(note.text)\n") }
    return Response(
      .ok, contentType: textType, entityTag: entityTag, body: .bytes(transcript))
  }

  /// Writes a run's effects by line, and everything that it printed.
  fileprivate func reply(
    of runner: PasteRunner, on target: PasteTarget, _ source: String
  ) throws(Problem) -> Response {
    let isDryRun = try isDryRun()
    let entityTag = isDryRun ? nil : target.revision
    if prefersMinimal { return Response(minimal: entityTag) }
    let notes = Misconception.seen(in: source, runner.language)
    if form == Route.text {
      return text(
        CodeTranscript.bytes(of: runner, in: target.application), notes, entityTag: entityTag)
    }
    return jsonReply(entityTag: entityTag) { json in
      json.field("language", runner.language.rawValue)
      json.field("revision", target.revision)
      if isDryRun { json.field("dryRun", true) }
      json.array("lines", runner.lines) { json, line in json.line(line, in: target.application) }
      json.array("output", runner.output) { json, text in json.value(text) }
      json.notes(notes)
    }
  }
}
