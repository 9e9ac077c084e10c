import HTTP
import WindowService
import WindowSessions
import Workers

/// Reads a part of a session's log on a worker, while the stream is parked.
// Only the worker uses the subscription until the result is there; everything else is accessed under `lock`.
final class HistoryRead: WorkerJob, @unchecked Sendable {
  /// The encoded events, and the delivery if it is not just events.
  typealias Result = (bytes: [UInt8], delivery: Subscription.Delivery?)

  private let subscription: Subscription
  private let limit: Int
  private let lock = Lock()
  private var result: Result?
  private var parked: (any StreamConnection)?

  init(_ subscription: Subscription, limit: Int) {
    self.subscription = subscription
    self.limit = limit
  }

  func run(in lane: WorkLane) -> Bool {
    var bytes: [UInt8] = []
    let delivery = subscription.readHistory(into: &bytes, limit: limit)
    finish((bytes, delivery))
    return true
  }

  func interrupt() {}

  func drop() { finish(([], .lost)) }

  private func finish(_ result: Result) {
    let connection = lock.hold {
      self.result = result
      defer { parked = nil }
      return parked
    }
    connection?.resume()
    connection?.kick()
  }

  /// Returns the result; if there is none yet, suspends the connection until there is, and returns nil.
  func take(parking connection: (any StreamConnection)?) -> Result? {
    lock.hold {
      if let result { return result }
      parked = connection
      connection?.suspend()
      return nil
    }
  }
}
