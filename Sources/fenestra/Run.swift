import ArgumentParser
import Glibc
import HTTP
import JSON
import LiveCode
import Operations
import Pictures
import Problems
import SourceCode
import WindowModel
import WindowSessions

/// `fenestra run`: runs files of code without a server, and prints what they do.
struct Run: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Run Swift or Objective-C, and print what happens.",
    discussion: """
      Each file runs statement by statement, one after the other in the same app. Then come \
      the taps and then the shake, and last the app's windows from front to back.

        fenestra run AppDelegate.m --tap 120,260 --shake

      It exits with 1 where the code crashes, and with 2 where it can't be read.
      """)

  @Argument(help: "Files whose names end in .swift, .m, .mm or .h.") var files: [String]
  @Option(
    help: "The version of iOS: ios8, ios12, ios13 or ios17.",
    transform: {
      guard let profile = Profile(rawValue: $0) else { throw ValidationError("There is no \($0).") }
      return profile
    })
  var profile = Profile.standard
  @Option(help: ArgumentHelp("Touch the screen there, in points.", valueName: "x,y"))
  var tap: [Place] = []
  @Flag(help: "Shake the device.") var shake = false

  /// A place on the screen, in points.
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

  func run() throws {
    var application = Application(Settings(profile: profile))
    for path in files { application = try run(path, on: application) }
    for place in tap {
      try send("{\"type\":\"tap\",\"at\":[\(place.point.x),\(place.point.y)]}", to: &application)
    }
    if shake { try send("{\"type\":\"motion\"}", to: &application) }
    print(WindowTable.bytes(of: application).text, terminator: "")
  }

  private func run(_ path: String, on application: Application) throws -> Application {
    let bytes: [UInt8]
    do { bytes = try readFile(path) } catch { throw ValidationError("\(error)") }
    guard let source = String(validating: bytes, as: UTF8.self) else {
      throw ValidationError("\(path) is no text in UTF-8.")
    }
    let program: Program
    do {
      program = try Program(source, Language(ofFile: path) ?? Language.detected(in: source))
    } catch {
      complain("\(path):\(error.position.line):\(error.position.column): \(error.message)")
      throw ExitCode(2)
    }
    let target = PasteTarget(application, Work())
    let runner = PasteRunner(program, on: target, receiver: nil)
    runner.run()
    print(CodeTranscript.bytes(of: runner, in: target.application).text, terminator: "")
    if let problem = runner.stop {
      complain("\(path): \(problem.detail)")
      throw ExitCode(1)
    }
    return target.application
  }

  private func send(_ input: String, to application: inout Application) throws {
    guard let command = LoggedCommand(.post, "/inputs", body: Array(input.utf8)) else { return }
    do {
      let turn = try application.perform(command.command())
      print(Transcript.bytes(of: turn, in: application).text, terminator: "")
    } catch {
      complain("\(error)")
      throw ExitCode(1)
    }
  }

  private func complain(_ text: String) {
    let line = text + "\n"
    _ = line.utf8CString.withUnsafeBufferPointer { bytes in
      write(STDERR_FILENO, bytes.baseAddress, line.utf8.count)
    }
  }
}
