import Foundation
import Glibc

/// A PostgreSQL server for the tests, in a temporary folder, which ends with the process.
///
/// All mutable state is accessed under `lock` only.
public final class PostgresServer: @unchecked Sendable {
  /// Debian's folder of the newest server, or nil.
  public static let programs: String? = {
    let root = "/usr/lib/postgresql"
    let versions = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
    let newest = versions.compactMap { Int($0) }.filter { $0 >= 15 }.max()
    return newest.map { "\(root)/\($0)/bin" }
  }()

  /// The server shared by all tests of a process, started on first use; nil, with a single message, if PostgreSQL
  /// is not installed.
  public static let shared: PostgresServer? = {
    guard programs != nil else {
      let words = "PostgreSQL 15 is not installed (.ci/setup does that)"
      if ProcessInfo.processInfo.environment["CI"] != nil { preconditionFailure(words) }
      print("Tests of the store on PostgreSQL are skipped: \(words).")
      return nil
    }
    do { return try PostgresServer() } catch { preconditionFailure("PostgreSQL: \(error)") }
  }()

  private let folder: String
  private let lock = NSLock()
  /// The input of the shell that runs the server.
  private var server: UnsafeMutablePointer<FILE>?
  private var databases = 0

  /// Creates a cluster and starts it.
  public init() throws {
    folder = "/tmp/fenestra-postgres-\(getpid())-\(UInt32.random(in: 0 ... .max))"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    guard let programs = Self.programs else { throw Failure(words: "not installed") }
    try run(
      """
      \(owned) chown "$as" "\(folder)"
      $run "\(programs)/initdb" -D "\(folder)/data" -A trust -U postgres -E UTF8 --no-sync >/dev/null
      cat >>"\(folder)/data/postgresql.conf" <<END
      listen_addresses = ''
      unix_socket_directories = '\(folder)'
      fsync = off
      max_connections = 400
      shared_buffers = 64MB
      log_min_messages = fatal
      END
      """)
    try start()
    // Removes the folder when the tests end normally.
    atexit { PostgresServer.shared?.remove() }
  }

  /// The user that runs the server, which refuses to run as root.
  private var owned: String {
    getuid() == 0
      ? #"as=postgres; run="setpriv --reuid postgres --regid postgres --clear-groups"; cd /;"#
      : #"as=$(id -un); run=""; cd /;"#
  }

  /// Starts the server; its shell reads a pipe from this process, so that it ends with it.
  public func start() throws {
    guard let programs = Self.programs else { return }
    let server = popen(
      """
      \(owned) $run "\(programs)/postgres" -D "\(folder)/data" </dev/null >>"\(folder)/log" 2>&1 &
      server=$!
      cat >/dev/null
      kill -QUIT $server
      wait $server
      """, "we")
    lock.withLock { self.server = server }
    for _ in 0..<200 {
      if (try? run("\"\(programs)/pg_isready\" -q -h \"\(folder)\"")) != nil { return }
      usleep(50_000)
    }
    throw Failure(words: "the server does not start: \(folder)/log")
  }

  /// Kills the server, as in a crash.
  public func crash() {
    let server = lock.withLock {
      defer { self.server = nil }
      return self.server
    }
    if let server { pclose(server) }
  }

  /// Stops the server, copies its data aside, and starts it again.
  public func saveStandby() throws {
    crash()
    try run("\(owned) cd \"\(folder)\" && rm -rf standby && cp -a data standby")
    try start()
  }

  /// Replaces the server by the standby that was saved, which is promoted and begins the next timeline. The former
  /// primary's data becomes the standby.
  public func failOver() throws {
    guard let programs = Self.programs else { return }
    crash()
    try run(
      """
      \(owned) cd "\(folder)" && mv data former && mv standby data && mv former standby
      $run touch data/standby.signal
      """)
    try start()
    try run("\(owned) $run \"\(programs)/pg_ctl\" promote -w -D \"\(folder)/data\" >/dev/null")
  }

  /// Starts the former primary in place of the promoted standby.
  public func bringBackFormerPrimary() throws {
    crash()
    try run("\(owned) cd \"\(folder)\" && mv data promoted && mv standby data")
    try start()
  }

  private func remove() {
    crash()
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// Creates a database; returns its URL.
  public func makeDatabase() throws -> String {
    let name = lock.withLock {
      databases += 1
      return "test\(databases)"
    }
    try query("CREATE DATABASE \(name)", on: url(of: "postgres"))
    return url(of: name)
  }

  /// Drops a database.
  public func drop(_ url: String) {
    guard let name = url.split(separator: "?").first?.split(separator: "/").last else { return }
    _ = try? query("DROP DATABASE IF EXISTS \(name) WITH (FORCE)", on: self.url(of: "postgres"))
  }

  private func url(of database: String) -> String {
    "postgres:///\(database)?host=\(folder)&user=postgres"
  }

  /// Returns a statement's result, one row per line.
  @discardableResult
  public func query(_ sql: String, on url: String) throws -> String {
    guard let programs = Self.programs else { return "" }
    let quoted = sql.replacingOccurrences(of: "'", with: "'\\''")
    return try run("\"\(programs)/psql\" -X -q -A -t -v ON_ERROR_STOP=1 -c '\(quoted)' '\(url)'")
  }

  @discardableResult
  private func run(_ script: String) throws -> String {
    guard let stream = popen("set -e; \(script)", "re") else { throw Failure(words: "no shell") }
    var bytes: [UInt8] = []
    var byte = fgetc(stream)
    while byte >= 0 {
      bytes.append(UInt8(clamping: byte))
      byte = fgetc(stream)
    }
    guard pclose(stream) == 0 else { throw Failure(words: "failed: \(script)") }
    return String(decoding: bytes, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Why the server could not be used.
  public struct Failure: Error, CustomStringConvertible {
    let words: String
    /// The reason.
    public var description: String { words }
  }
}
