import ArgumentParser
import Glibc
import Operations
import SessionStorage
import PostgresStorage
import WindowAPI
import WindowModel
import WindowSessions

/// `fenestra copy`: copies all sessions from one store to another.
struct Copy: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Copy all sessions from one store to another, and compare them.",
    discussion: """
      A store is sqlite:FOLDER or postgres://user@host/database. Stop the service first; sessions that the \
      other store already has stay unchanged there.

        fenestra copy --from sqlite:/var/lib/fenestra --to postgres://fenestra@127.0.0.1/fenestra

      It exits with 1 if a session could not be copied.
      """)

  @Option(help: ArgumentHelp("The store to read.", valueName: "store"))
  var from: StorePlace
  @Option(help: ArgumentHelp("The store to write.", valueName: "store"))
  var to: StorePlace

  func run() throws {
    let (source, target) = (try from.open(), try to.open())
    defer {
      source.close()
      target.close()
    }
    let directory = SessionDirectory(
      store: target, coding: LogCoding(), encoder: WindowAPI.eventEncoder, clock: { 0 },
      date: { Int(time(nil)) }, random: SystemRandomNumberGenerator())
    var (name, copied, present, failed) = ("", 0, 0, 0)
    while true {
      let page = try source.list(after: name, limit: 100)
      guard let last = page.last else { break }
      name = last.record.identifier.text
      for stored in page {
        do {
          let revision = try directory.adopt(stored)
          copied += 1
          print("\(stored.record.identifier) \(revision)")
        } catch SessionRefusal.exists {
          present += 1
        } catch {
          failed += 1
          print("\(stored.record.identifier) failed: \(error)")
        }
      }
    }
    print("\(copied) copied and compared, \(present) there already, \(failed) failed")
    if failed > 0 { throw ExitCode.failure }
  }

  /// The address of a store.
  enum StorePlace: ExpressibleByArgument {
    case sqlite(String)
    case postgres(String)

    init?(argument: String) {
      if argument.hasPrefix("sqlite:") {
        self = .sqlite(String(argument.dropFirst(7)))
      } else if case .postgres(let url) = StoreOptions.Kind(argument: argument) {
        self = .postgres(url)
      } else {
        return nil
      }
    }

    func open() throws -> any SessionStore {
      switch self {
      case .sqlite(let folder): try SQLiteStore(folder)
      case .postgres(let url): try PostgresStore(url)
      }
    }
  }
}
