import ArgumentParser
import Glibc
import HTTP
import Interpreter
import Misconceptions
import ProgramRuntime
import JSON
import LiveCode
import Operations
import Pictures
import Problems
import SourceCode
import WindowModel
import WindowSessions
import Workers

/// `fenestra run`: runs files of code without a server, and prints their effects.
struct Run: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Run Swift or Objective-C, and print what happens.",
    discussion: """
      Files that declare types are one program: first the code outside functions \
      runs, then the app delegate is called, and from then on the code runs when UIKit calls \
      it. Its output is printed, with --events also UIKit's calls to its objects. Other \
      files run one after the other in the same app: statement by statement, each with what \
      it changed, or as a whole where statements alone are not enough. Then come the taps, the \
      typed text, the presses, the pans and the shake, and finally the app's windows from \
      front to back.

        fenestra run Login.swift --tap 120,260 --type Ann

      It exits with 1 if the code crashes, and with 2 if it can't be parsed.
      """)

  @Argument(help: "Files whose names end in .swift, .m, .mm or .h.") var files: [String]
  @Option(
    help: ArgumentHelp(
      "The version of iOS: ios8, ios12, ios13 or ios17.",
      discussion: "By default ios17 if a file has a scene delegate, otherwise ios12."),
    transform: {
      guard let profile = Profile(rawValue: $0) else { throw ValidationError("There is no \($0).") }
      return profile
    })
  var profile: Profile?
  @Option(
    help: "The device, such as 'iPhone 14' or iPad.",
    transform: { name in
      guard let device = Device.all.first(where: { $0.name == name }) else {
        let names = Device.all.map(\.name).joined(separator: ", ")
        throw ValidationError("There is no \(name). It is one of: \(names).")
      }
      return device
    })
  var device = Device.standard
  @Option(help: ArgumentHelp("Tap the screen at this point.", valueName: "x,y"))
  var tap: [Place] = []
  @Option(help: ArgumentHelp("Type into the text input that was tapped.", valueName: "text"))
  var type: [String] = []
  @Option(help: ArgumentHelp("Press the screen at this point for a second.", valueName: "x,y"))
  var press: [Place] = []
  @Option(help: ArgumentHelp("Drag a finger from one point to another.", valueName: "x,y,x,y"))
  var pan: [Way] = []
  @Flag(help: "Shake the device.") var shake = false
  @Flag(help: "Print each statement that runs, and its changes, instead of the rest.")
  var steps = false
  @Flag(help: "Also print UIKit's calls to the program's objects.") var events = false

  /// A location on the screen, in points.
  struct Place: ExpressibleByArgument {
    let point: Point

    init?(argument: String) {
      let numbers = argument.split(separator: ",").map { Double($0) }
      guard numbers.count == 2, let x = numbers[0], let y = numbers[1],
        x.isFinite, y.isFinite
      else { return nil }
      point = Point(x: x, y: y)
    }
  }

  /// A path between two locations on the screen, in points.
  struct Way: ExpressibleByArgument {
    let start: Point
    let end: Point

    init?(argument: String) {
      let parts = argument.split(separator: ",")
      guard parts.count == 4, let start = Place(argument: parts[..<2].joined(separator: ",")),
        let end = Place(argument: parts[2...].joined(separator: ","))
      else { return nil }
      (self.start, self.end) = (start.point, end.point)
    }
  }

  func run() throws {
    let sources = try program()
    var application = Application(
      Settings(profile: profile ?? Self.profile(for: sources ?? []), device: device))
    if let sources {
      try run(sources, on: &application)
    } else {
      for path in files { application = try run(path, on: application) }
    }
    for place in tap { try send(.tap(at: place.point), to: &application) }
    for text in type { try send(.text(text), to: &application) }
    for place in press {
      try send(.touch(.began, at: place.point), to: &application)
      try send(.touch(.ended, at: place.point), after: 1, to: &application)
    }
    for way in pan {
      let middle = Point(x: (way.start.x + way.end.x) / 2, y: (way.start.y + way.end.y) / 2)
      try send(.touch(.began, at: way.start), to: &application)
      for point in [middle, way.end] {
        try send(.touch(.moved, at: point), after: 0.1, to: &application)
      }
      try send(.touch(.ended, at: way.end), to: &application)
    }
    // Let recognizers that wait for a second tap finish now.
    if !application.gestures.recognizers.isEmpty { try send(.wait, after: 1, to: &application) }
    if shake { try send(.motion, to: &application) }
    for path in files { try noteMisconceptions(of: path) }
    print(WindowTable.bytes(of: application).text, terminator: "")
  }

  /// The version of iOS for the files: one with scenes if they have a scene delegate.
  private static func profile(for sources: [RunCode.File]) -> Profile {
    let hasScenes = sources.contains {
      $0.text.contains("UIWindowSceneDelegate") || $0.text.contains("UISceneDelegate")
    }
    return hasScenes ? .ios17 : .standard
  }

  private func read(_ path: String) throws -> String {
    let bytes: [UInt8]
    do { bytes = try readFile(path) } catch { throw ValidationError("\(error)") }
    guard let source = String(validating: bytes, as: UTF8.self) else {
      throw ValidationError("\(path) is not UTF-8 text.")
    }
    return source
  }

  /// Returns the files if they are one program, which declares types; otherwise they run one after the other.
  private func program() throws -> [RunCode.File]? {
    let sources = try files.map { RunCode.File(name: $0, text: try read($0)) }
    let isProgram = sources.contains { file in
      RunCode.declaresTypes(file.text, Language(ofFile: file.name) ?? .detected(in: file.text))
    }
    return isProgram ? sources : nil
  }

  /// Runs all files as one program.
  private func run(_ sources: [RunCode.File], on application: inout Application) throws {
    let run = RunCode(sources)
    do throws(CodeFindings) { _ = try ProgramRuntime.Program.read(run, in: application) } catch {
      for finding in error.findings {
        let file = finding.file.isEmpty ? files.joined(separator: "+") : finding.file
        complain("\(file):\(finding.position.line):\(finding.position.column): \(finding.message)")
      }
      throw ExitCode(2)
    }
    try perform(Command(run), on: &application)
  }

  private func perform(_ command: Command, on application: inout Application) throws {
    if steps {
      let trace = CodeTrace(of: 1..<100_001)
      try? application.rehearse(command, for: trace)
      for step in trace.steps {
        print(step.lines(named: "s\(step.number)").joined(separator: "\n"))
      }
    }
    do throws(Refusal) {
      let turn = try application.perform(command)
      let isOfCode = command.runsCode || application.hasCode
      if !steps { show(turn, isOfCode: isOfCode, in: application) }
    } catch { try fail(error) }
  }

  private func show(_ turn: Turn, isOfCode: Bool, in application: Application) {
    if isOfCode {
      print(
        CodeTranscript.bytes(of: turn, withEvents: events, in: application).text, terminator: "")
    } else {
      print(Transcript.bytes(of: turn, in: application).text, terminator: "")
    }
  }

  /// Reports why the code stopped, after its output.
  private func fail(_ refusal: Refusal) throws {
    guard case .code(let fault) = refusal else {
      complain(Problem(.refused(refusal)).detail)
      throw ExitCode(1)
    }
    if !steps { for line in fault.printed { print(line) } }
    complain("\(fault.place.map { "\($0): " } ?? "")\(fault.message)")
    throw ExitCode(1)
  }

  /// Runs a file without types.
  private func run(_ path: String, on application: Application) throws -> Application {
    let source = try read(path)
    let plan: CodePlan
    do throws(SourceError) {
      plan = try CodePlan(
        for: RunCode.File(name: path, text: source),
        Language(ofFile: path) ?? CodePlan.language(of: source, in: application), in: application,
        Work())
    } catch {
      complain("\(path):\(error.position.line):\(error.position.column): \(error.message)")
      throw ExitCode(2)
    }
    switch plan {
    case .program(let run):
      var application = application
      try perform(Command(run), on: &application)
      return application
    case .statements(let program):
      let target = PasteTarget(application, Work())
      let runner = PasteRunner(program, on: target, receiver: nil)
      runner.run()
      return try finish(runner, of: path, on: target)
    }
  }

  private func finish(
    _ runner: PasteRunner, of path: String, on target: PasteTarget
  ) throws -> Application {
    print(CodeTranscript.bytes(of: runner, in: target.application).text, terminator: "")
    if let problem = runner.stop {
      complain("\(path): \(problem.detail)")
      throw ExitCode(1)
    }
    return target.application
  }

  private func send(
    _ input: Input, after seconds: Double = 0, to application: inout Application
  ) throws {
    var send = SendInput()
    (send.input, send.after) = (input, seconds)
    try perform(Command(send), on: &application)
  }

  /// Reports common misconceptions that a file shows, in the form of a compiler's notes.
  private func noteMisconceptions(of path: String) throws {
    let source = try read(path)
    let language = Language(ofFile: path) ?? .detected(in: source)
    for sighting in Misconception.seen(in: source, language) {
      let misconception = sighting.misconception
      complain(
        "\(path):\(sighting.line): note: \(misconception.rawValue) (\(misconception.rule.rawValue))"
      )
    }
  }

  private func complain(_ text: String) {
    let line = text + "\n"
    _ = line.utf8CString.withUnsafeBufferPointer { bytes in
      write(STDERR_FILENO, bytes.baseAddress, line.utf8.count)
    }
  }
}
