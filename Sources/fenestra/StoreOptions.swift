import ArgumentParser
import Glibc
import SessionStorage
import PostgresStorage
import WindowAPI
import WindowService
import WindowSessions

/// The options for the store of sessions.
struct StoreOptions: ParsableArguments {
  /// The kinds of store.
  enum Kind: Equatable, ExpressibleByArgument {
    case sqlite, memory
    /// A database with this URL.
    case postgres(String)

    init?(argument: String) {
      switch argument {
      case "sqlite": self = .sqlite
      case "memory": self = .memory
      case _ where argument.hasPrefix("postgres://") || argument.hasPrefix("postgresql://"):
        self = .postgres(argument)
      default: return nil
      }
    }

    var defaultValueDescription: String { "sqlite" }
  }

  @Option(
    help: ArgumentHelp(
      "sqlite keeps sessions in a folder; memory forgets them when the process ends; postgres://user@host/database keeps them in a database that several nodes share.",
      valueName: "store"))
  var store = Kind.sqlite

  @Option(
    help: ArgumentHelp(
      "The folder; the default is $XDG_DATA_HOME/fenestra or ~/.local/share/fenestra.",
      valueName: "folder"))
  var data: String?

  @Option(
    help: ArgumentHelp(
      "The maximum bytes of the file in the folder, such as 512M; by default 10G or, if less, half of the free disk space.",
      valueName: "bytes"))
  var maxData: ByteCount?

  @Option(
    help: ArgumentHelp(
      "The maximum bytes of a session's commands; by default 1G, or 64M with --store memory.",
      valueName: "bytes"))
  var maxLog: ByteCount?

  @Option(help: "The maximum number of commands in one commit; 1 commits each separately.")
  var maxCommit = 1000

  func validate() throws {
    if store != .sqlite, data != nil || maxData != nil {
      throw ValidationError("--data and --max-data are for --store sqlite.")
    }
    guard maxCommit >= 1 else { throw ValidationError("--max-commit is 1 at least.") }
    if let maxData, maxData.bytes < 1 << 20 {
      throw ValidationError("--max-data is 1M at least.")
    }
    if let maxLog, maxLog.bytes < 1 << 16 { throw ValidationError("--max-log is 64K at least.") }
  }

  /// Opens the store. `history` is the number of a session's commands kept in memory, `limit` the
  /// maximum bytes of the file. What is kept in memory is reported to `memory`.
  func open(history: Int, limit: Int?, memory: MemoryBudget) throws -> any SessionStore {
    switch store {
    case .postgres(let url):
      return try PostgresStore(url, groupLimit: maxCommit, logLimit: logLimit)
    case .memory: return MemoryStore(history: history, logLimit: logLimit, memory: memory)
    case .sqlite:
      return try SQLiteStore(
        try folder(), limit: limit, groupLimit: maxCommit, logLimit: logLimit)
    }
  }

  /// The store's limits in `/limits`; `data` is the maximum bytes of its file.
  func table(data: Int?) -> [Limit] {
    let file = data.map {
      Limit("file of the sessions", Double($0), "bytes", answer: "503", option: "--max-data")
    }
    let log = Limit(
      "commands of a session", Double(logLimit), "bytes", answer: store == .memory ? "gap" : "422",
      option: "--max-log")
    let depth = Limit("forks of forks", Double(SessionLimits().forkDepth), "forks", answer: "422")
    return [file, log, depth].compactMap(\.self)
  }

  /// The maximum bytes of a session's commands.
  var logLimit: Int { maxLog?.bytes ?? (store == .memory ? 64 << 20 : 1 << 30) }

  /// The maximum bytes of the file; nil in memory.
  func dataLimit() throws -> Int? {
    guard store == .sqlite else { return nil }
    if let maxData { return maxData.bytes }
    let folder = try folder()
    var status = stat()
    let size = stat("\(folder)/sessions.sqlite", &status) == 0 ? Int(status.st_size) : 0
    return max(min(10 << 30, (size + Self.free(folder)) / 2), 1 << 20)
  }

  /// Returns the free bytes on the disk of a folder, which need not exist yet.
  private static func free(_ folder: String) -> Int {
    var path = folder
    var disk = statvfs()
    while statvfs(path, &disk) != 0 {
      guard let slash = path.lastIndex(of: "/"), slash > path.startIndex else { return .max / 4 }
      path = String(path[..<slash])
    }
    let (bytes, isTooMuch) = Int(clamping: disk.f_bavail)
      .multipliedReportingOverflow(by: Int(clamping: disk.f_frsize))
    return isTooMuch ? .max / 4 : min(bytes, .max / 4)
  }

  private func folder() throws -> String { try data ?? Self.standardFolder() }

  private static func standardFolder() throws -> String {
    if let folder = environment("XDG_DATA_HOME"), folder.hasPrefix("/") {
      return folder + "/fenestra"
    }
    guard let home = environment("HOME"), home.hasPrefix("/") else {
      throw ValidationError(
        "There is no home folder for the sessions: choose a folder with --data, or --store memory.")
    }
    return home + "/.local/share/fenestra"
  }

  private static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }
}
