import Foundation
import Glibc

/// A program that a test runs, with its output in files.
///
/// Files, because nobody has to read them for the program to go on, and because they show what was
/// written at once and what was not.
final class Program {
  static let curl = URL(fileURLWithPath: "/usr/bin/curl")
  /// Built beside the tests by the same build.
  static let fenestra = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().appending(path: "fenestra")

  let directory: URL
  private let process = Process()
  private let ended = DispatchSemaphore(value: 0)

  init(
    _ executable: URL, _ arguments: [String], environment: [String: String]? = nil,
    input: FileHandle = .nullDevice
  ) throws {
    directory = FileManager.default.temporaryDirectory
      .appending(path: "fenestra-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    process.executableURL = executable
    process.arguments = arguments
    process.environment = environment ?? ProcessInfo.processInfo.environment
    process.currentDirectoryURL = directory
    process.standardInput = input
    process.standardOutput = try Self.file(directory.appending(path: "out"))
    process.standardError = try Self.file(directory.appending(path: "err"))
    process.terminationHandler = { [ended] _ in ended.signal() }
    try Self.withSignals { try process.run() }
  }

  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    try? FileManager.default.removeItem(at: directory)
  }

  var out: String { text("out") }
  var err: String { text("err") }
  var isRunning: Bool { process.isRunning }

  func signal(_ signal: Int32) { kill(process.processIdentifier, signal) }

  /// The exit code, or nil where the program has not ended in time or a signal ended it.
  func exitCode(within seconds: Double = 20) -> Int32? {
    guard ended.wait(timeout: .now() + seconds) == .success else { return nil }
    ended.signal()
    return process.terminationReason == .exit ? process.terminationStatus : nil
  }

  func text(_ file: String) -> String {
    let bytes = (try? Data(contentsOf: directory.appending(path: file))) ?? Data()
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Tests run on threads that take no signals, and a program starts with the mask of the thread that
  /// starts it.
  private static func withSignals(_ body: () throws -> Void) rethrows {
    var (none, before) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try body()
  }

  private static func file(_ url: URL) throws -> FileHandle {
    try Data().write(to: url)
    return try FileHandle(forWritingTo: url)
  }
}

/// Whether something comes true in time.
func eventually(within seconds: Double = 10, _ condition: () throws -> Bool) rethrows -> Bool {
  let deadline = ContinuousClock.now + .seconds(seconds)
  while try !condition() {
    guard ContinuousClock.now < deadline else { return false }
    usleep(2000)
  }
  return true
}

/// A test's way to give up.
struct GaveUp: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}
