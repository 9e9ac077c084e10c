import WindowSessions
import Workers

/// A pool of connections for reading, each lent to one thread at a time.
///
/// All mutable state is touched under `monitor` only.
final class PostgresReaders: @unchecked Sendable {
  private let monitor = Monitor()
  private let makeLink: @Sendable () -> PostgresLink
  private var idle: [PostgresLink] = []
  private var lent = 0
  private var isClosed = false

  /// The maximum number of connections.
  private static let limit = 8
  /// How long a thread waits for one.
  private static let patience = Duration.seconds(10)

  init(_ makeLink: @escaping @Sendable () -> PostgresLink) { self.makeLink = makeLink }

  /// Lends a reader; retries once on a new connection if the first one broke.
  func use<Result>(
    _ body: (PostgresReader) throws(StoreFailure) -> Result
  ) throws(StoreFailure) -> Result {
    try lend { link throws(StoreFailure) in
      for isLast in [false, true] {
        do throws(PostgresFailure) { _ = try link.connection() } catch { throw error.storeFailure }
        guard let connection = try? link.connection() else { continue }
        do throws(StoreFailure) { return try body(PostgresReader(connection)) } catch {
          guard !connection.isOpen, !isLast else { throw error }
        }
      }
      throw .unavailable("the database can't be reached")
    }
  }

  /// Lends a connection.
  func lend<Result>(
    _ body: (PostgresLink) throws(StoreFailure) -> Result
  ) throws(StoreFailure) -> Result {
    let link = try take()
    defer { put(link) }
    return try body(link)
  }

  private func take() throws(StoreFailure) -> PostgresLink {
    let link = monitor.hold { () -> PostgresLink?? in
      monitor.wait(while: { lent >= Self.limit && !isClosed }, for: Self.patience)
      guard !isClosed, lent < Self.limit else { return nil }
      lent += 1
      return .some(idle.popLast())
    }
    guard let link else { throw .unavailable("too many requests wait for the database") }
    return link ?? makeLink()
  }

  private func put(_ link: PostgresLink) {
    monitor.hold {
      lent -= 1
      if !isClosed { idle.append(link) }
      monitor.signal()
    }
  }

  /// Closes the idle connections, and lends no more.
  func close() {
    monitor.hold {
      isClosed = true
      idle = []
      monitor.broadcast()
    }
  }
}
