import ProgramRuntime
import Synchronization
import WindowModel

/// The program that was read from a command's files, and the questions that its checker asked about the app.
final class Reading: Sendable {
  private struct Result {
    let program: Program
    /// The classes of the app's objects that the files may name; nil for a name that no object has.
    let objects: [String: Nominal?]
  }
  private let result = Mutex<Result?>(nil)

  func keep(_ program: Program, _ objects: [String: Nominal?]) {
    result.withLock { $0 = Result(program: program, objects: objects) }
  }

  /// The program, if the files would be read the same way in an app.
  func program(continuing earlier: Program?, in application: borrowing Application) -> Program? {
    guard let result = result.withLock({ $0 }) else { return nil }
    let program = result.program
    let app = copy application
    guard program.continued === earlier,
      program.version == Double(app.settings.profile.majorVersion),
      result.objects.allSatisfy({ program.classOfObject(named: $0, in: app) === $1 })
    else { return nil }
    return program
  }
}

extension Reading: Hashable {
  /// Commands with the same files are equal, whether or not they have been read.
  static func == (_: Reading, _: Reading) -> Bool { true }

  func hash(into hasher: inout Hasher) {}
}
