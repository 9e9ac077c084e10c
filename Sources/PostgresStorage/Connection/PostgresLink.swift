import Glibc
import WindowSessions

/// A connection that is made when needed, and again after it broke; used by one thread at a time.
final class PostgresLink {
  private let address: PostgresAddress
  private let guardian: PostgresGuard
  private var current: PostgresConnection?
  /// Called with each new connection before it is used.
  var prepare: (PostgresConnection) throws(PostgresFailure) -> Void = { _ in }

  init(_ address: PostgresAddress, _ guardian: PostgresGuard) {
    self.address = address
    self.guardian = guardian
  }

  /// Returns the open connection, or tries to make a new one until `end`.
  func connection(until end: ContinuousClock.Instant = .now) throws(PostgresFailure)
    -> PostgresConnection
  {
    if let current, current.isOpen, guardian.accepts(current) { return current }
    current = nil
    while true {
      do throws(PostgresFailure) {
        let connection = try PostgresConnection(address, within: .seconds(2))
        try guardian.admit(connection)
        // A server that refused to tell its timeline is connected again, and not asked a second time.
        guard connection.isOpen else { continue }
        try prepare(connection)
        current = connection
        return connection
      } catch {
        guard ContinuousClock.now < end, !guardian.isClosed else { throw error }
        usleep(50_000)
      }
    }
  }

  /// Runs a statement on the open connection or a new one.
  @discardableResult
  func run(
    _ statement: PostgresStatement, _ values: PostgresValue...,
    within limit: Duration = .seconds(10)
  ) throws(PostgresFailure) -> PostgresRows {
    let rows = try connection().run([(statement, values)], within: limit)
    guard let first = rows.first else { throw .disconnected("no rows came") }
    return first
  }

  /// Whether there is no open connection.
  var isBroken: Bool { current?.isOpen != true }

  /// Closes the connection; the next call makes a new one.
  func close() { current = nil }
}
