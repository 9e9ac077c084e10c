import HTTP
import JSON
import WindowModel
import WindowService
import WindowSessions
import Workers

/// A session's events as the body of a reply.
// Accessed only by the thread that reads it. `wake` uses only the connection, which is set before
// any thread can wake and never changes afterwards.
final class EventStream: StreamBody, LoopWaker, @unchecked Sendable {
  static let mediaType: StaticString = "text/event-stream"
  static let headers = [HeaderField(.cacheControl, "no-store"), HeaderField(.vary, "Accept")]

  private static let chunkBytes = 16 * 1024

  private let subscription: Subscription
  private let key: WorkKey
  /// A worker's read of the log for the stream.
  private var reading: HistoryRead?
  private let session: Identifier
  /// The follower's address, nil if unknown.
  private let address: ClientAddress?
  private let api: WindowService
  private var connection: (any StreamConnection)?
  private var pending: StreamBuffer

  init(
    _ session: Session, _ groups: EventGroups, from start: Session.Start,
    of address: ClientAddress?, api: WindowService
  ) throws(SessionRefusal) {
    let beginning = try session.follow(groups, from: start)
    subscription = beginning.subscription
    key = WorkKey(session: session.identifier)
    self.session = session.identifier
    self.address = address
    self.api = api
    api.metrics.streamOpened()
    // The stream's start, so that a client that is cut before the first event resumes here.
    let resumed = beginning.isReset ? nil : start.identifier
    let place = resumed ?? "\(beginning.lastSeq).\(beginning.revision)"
    let hello = ServerSentEvent("hello", id: "\(session.epoch).\(place)", retry: 1000)
    pending = StreamBuffer(
      hello.bytes { json in
        json.beginObject()
        json.field("session", session.identifier.text)
        json.field("epoch", session.epoch)
        json.field("revision", beginning.revision)
        json.field("seq", beginning.lastSeq)
        json.field("heartbeatSeconds", api.heartbeat)
        json.endObject()
      })
    guard beginning.isReset else { return }
    pending.bytes += ServerSentEvent("reset").bytes { json in
      json.beginObject()
      json.field("epoch", session.epoch)
      json.field("revision", beginning.revision)
      json.field("seq", beginning.lastSeq)
      json.endObject()
    }
  }

  func read(
    into buffer: UnsafeMutableRawBufferPointer, wake: StreamWake,
    on connection: any StreamConnection
  ) -> StreamRead {
    if self.connection == nil { self.connection = connection }
    pending.hear(wake, jitter: api.jitter)
    if pending.wantsMore, !fill() { return .parked }
    return pending.move(into: buffer) ?? .end
  }

  /// Reads more from the session, or from a worker; returns false if it has parked.
  private func fill() -> Bool {
    while pending.wantsMore {
      guard let delivery = next() else { return false }
      tell(delivery)
    }
    return true
  }

  /// Returns the next delivery, nil if the stream has parked.
  private func next() -> Subscription.Delivery? {
    if let reading {
      guard let result = reading.take(parking: connection) else { return nil }
      self.reading = nil
      pending.bytes += result.bytes
      return result.delivery ?? .items
    }
    let delivery = subscription.next(
      into: &pending.bytes, limit: Self.chunkBytes, readsHistory: api.workers == nil
    ) {
      connection?.suspend()
      return self
    }
    return delivery == .parked ? nil : delivery
  }

  private func tell(_ delivery: Subscription.Delivery) {
    switch delivery {
    case .items, .parked: break
    case .history: readHistory()
    case .gap(let gap): say(gap, "expired")
    case .tooLarge(let gap): say(gap, "too-large")
    case .tooSlow(let gap):
      api.metrics.readerWasSlow()
      if let gap { say(gap, "slow-reader") }
      pending.end("slow-reader", jitter: api.jitter)
    case .closed: pending.end("session-deleted", jitter: api.jitter)
    case .lost: pending.end("storage-failed", jitter: api.jitter)
    }
  }

  /// Makes a worker read the log.
  private func readHistory() {
    let reading = HistoryRead(subscription, limit: Self.chunkBytes)
    guard api.workers?.add(reading, key, to: .short) == true else {
      return pending.end("overloaded", jitter: api.jitter)
    }
    self.reading = reading
  }

  private func say(_ gap: ClosedRange<Int>, _ reason: StaticString) {
    pending.bytes += ServerSentEvent("gap").bytes { json in
      json.beginObject()
      json.field("from", gap.lowerBound)
      json.field("to", gap.upperBound)
      json.field("reason", reason)
      json.endObject()
    }
  }

  func wake() { connection?.resume() }
  func flush() { connection?.kick() }
  func close() {
    if let reading { api.workers?.cancel(reading, key) }
    reading = nil
    subscription.cancel()
    api.followers.leave(session, from: address)
    api.metrics.streamClosed()
  }
}
