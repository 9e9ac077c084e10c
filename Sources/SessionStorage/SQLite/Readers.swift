import WindowSessions
import Workers

/// A pool of connections for reading. Each reading thread has one, so that none waits for another's
/// disk access.
///
/// All mutable state is touched under `lock` only.
final class Readers: @unchecked Sendable {
  private let lock = Lock()
  private let file: String
  private var idle: [Reader] = []
  private var isClosed = false

  /// The number of connections that stay open while no thread reads.
  private static let idleLimit = 4

  /// Opens the first connection.
  init(_ file: String) throws(StoreFailure) {
    self.file = file
    idle = [try Reader(Database(file, isWriter: false))]
  }

  /// Lends a connection.
  func use<Result>(
    _ body: (Reader) throws(StoreFailure) -> Result
  ) throws(StoreFailure) -> Result {
    let reader = try take()
    defer { put(reader) }
    return try body(reader)
  }

  private func take() throws(StoreFailure) -> Reader {
    let (reader, isClosed) = lock.hold { (idle.popLast(), self.isClosed) }
    if isClosed { throw .unavailable("the store is closed") }
    if let reader { return reader }
    return try Reader(Database(file, isWriter: false))
  }

  private func put(_ reader: Reader) {
    lock.hold { if !isClosed, idle.count < Self.idleLimit { idle.append(reader) } }
  }

  /// Closes the idle connections, and lends no more.
  func close() {
    lock.hold {
      isClosed = true
      idle = []
    }
  }
}
