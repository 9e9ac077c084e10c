import ArgumentParser
import Glibc
import SessionStorage
import WindowSessions

/// Where sessions are kept.
struct StoreOptions: ParsableArguments {
  /// The kinds of store.
  enum Kind: String, ExpressibleByArgument, CaseIterable { case sqlite, memory }

  @Option(help: "sqlite keeps sessions in a folder; memory forgets them when the process ends.")
  var store = Kind.sqlite

  @Option(
    help: ArgumentHelp(
      "The folder; the default is $XDG_DATA_HOME/fenestra or ~/.local/share/fenestra.",
      valueName: "folder"))
  var data: String?

  @Option(help: "The most bytes that the file in the folder may have; no limit by default.")
  var maxData: Int?

  @Option(help: "The most commands in one commit; 1 lets the disk take each by itself.")
  var maxCommit = 1000

  func validate() throws {
    if store == .memory, data != nil || maxData != nil {
      throw ValidationError("--data and --max-data are for --store sqlite.")
    }
    guard maxCommit >= 1 else { throw ValidationError("--max-commit is 1 at least.") }
    if let maxData, maxData < 1 << 20 {
      throw ValidationError("--max-data is 1048576 bytes at least.")
    }
  }

  /// Opens the store; `history` is how many commands of a session the memory keeps.
  func open(history: Int) throws -> any SessionStore {
    switch store {
    case .memory: return MemoryStore(history: history)
    case .sqlite:
      let folder = try data ?? Self.standardFolder()
      return try SQLiteStore(folder, limit: maxData, groupLimit: maxCommit)
    }
  }

  private static func standardFolder() throws -> String {
    if let folder = environment("XDG_DATA_HOME"), folder.hasPrefix("/") {
      return folder + "/fenestra"
    }
    guard let home = environment("HOME"), home.hasPrefix("/") else {
      throw ValidationError(
        "There is no home folder to keep sessions in: choose one with --data, or --store memory.")
    }
    return home + "/.local/share/fenestra"
  }

  private static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }
}
