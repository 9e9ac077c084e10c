public import Foundation
import Glibc

/// A program that a test runs, with its output in files.
///
/// Files don't block the program if they are not read, and they show what was written when. It uses `posix_spawn`,
/// because Foundation's `Process` sometimes crashes if several threads start programs, and reports an exit only
/// after background jobs have ended too.
public final class Program {
  /// The real curl.
  public static let curl = "/usr/bin/curl"
  /// The service, built together with the tests.
  public static let fenestra = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().appending(path: "fenestra").path

  /// Its directory, which is deleted with this object.
  public let directory: URL
  private let process: pid_t
  private var status: Int32?

  /// Starts the program. Its standard input is the descriptor `input`, or empty; its standard error is `errors`,
  /// or a file.
  public init(
    _ executable: String, _ arguments: [String], path: String? = nil, input: Int32? = nil,
    errors: Int32? = nil
  ) throws {
    directory = FileManager.default.temporaryDirectory
      .appending(path: "fenestra-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    var variables = ProcessInfo.processInfo.environment
    if let path { variables["PATH"] = path }
    // Sessions are deleted with the program's directory.
    variables["XDG_DATA_HOME"] = directory.path
    process = try Self.spawn(
      [executable] + arguments, variables.map { "\($0.key)=\($0.value)" }, in: directory, input,
      errors)
  }

  deinit {
    if isRunning {
      kill(process, SIGKILL)
      waitpid(process, nil, 0)
    }
    try? FileManager.default.removeItem(at: directory)
  }

  /// Its standard output so far.
  public var out: String { text("out") }
  /// Its standard error so far.
  public var err: String { text("err") }

  /// Whether it is still running.
  public var isRunning: Bool {
    var status: Int32 = 0
    if self.status == nil, waitpid(process, &status, WNOHANG) == process { self.status = status }
    return self.status == nil
  }

  /// Sends it a signal.
  public func signal(_ signal: Int32) { if isRunning { kill(process, signal) } }

  /// The exit code; nil if the program has not ended in time, or was ended by a signal.
  public func exitCode(within seconds: Double = 30) -> Int32? {
    guard eventually(within: seconds, { !isRunning }), let status, status & 0x7F == 0 else {
      return nil
    }
    return status >> 8 & 0xFF
  }

  /// The contents of a file in its directory.
  public func text(_ file: String) -> String {
    let bytes = (try? Data(contentsOf: directory.appending(path: file))) ?? Data()
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func spawn(
    _ arguments: [String], _ variables: [String], in directory: URL, _ input: Int32?,
    _ errors: Int32?
  ) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if let input {
      posix_spawn_file_actions_adddup2(&actions, input, 0)
    } else {
      posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    }
    posix_spawn_file_actions_addopen(
      &actions, 1, directory.appending(path: "out").path, O_CREAT | O_WRONLY, 0o600)
    if let errors {
      posix_spawn_file_actions_adddup2(&actions, errors, 2)
    } else {
      posix_spawn_file_actions_addopen(
        &actions, 2, directory.appending(path: "err").path, O_CREAT | O_WRONLY, 0o600)
    }

    // Test threads block signals, and a program inherits the mask of the thread that starts it.
    var (attributes, none) = (posix_spawnattr_t(), sigset_t())
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))

    let (words, environment) = (arguments.map { strdup($0) }, variables.map { strdup($0) })
    defer { for text in words + environment { free(text) } }
    var process: pid_t = 0
    let failure = posix_spawn(
      &process, arguments[0], &actions, &attributes, words + [nil], environment + [nil])
    guard failure == 0 else {
      throw GaveUp("\(arguments[0]): \(String(cString: strerror(failure)))")
    }
    return process
  }
}

/// Waits until a condition is true; returns false if it times out.
public func eventually(within seconds: Double = 30, _ condition: () throws -> Bool) rethrows -> Bool
{
  let deadline = ContinuousClock.now + .seconds(seconds)
  while try !condition() {
    guard ContinuousClock.now < deadline else { return false }
    usleep(2000)
  }
  return true
}

/// An error with which a test gives up.
public struct GaveUp: Error, CustomStringConvertible {
  /// The reason.
  public let description: String
  /// Creates an error with a reason.
  public init(_ description: String) { self.description = description }
}
