package import HTTP
import Synchronization

/// The service's counts since its start, kept without locks and shown by `/metrics`.
public final class Metrics: Sendable {
  /// The transport's numbers.
  public struct Transport: Sendable {
    let connections: @Sendable () -> Int
    let unsentBytes: @Sendable () -> Int
    let unsentLimit: Int

    /// `connections` returns the number of open connections, and `unsentBytes` the bytes of large
    /// replies that clients have yet to read. `unsentLimit` is the limit of these bytes.
    public init(
      connections: @escaping @Sendable () -> Int, unsentBytes: @escaping @Sendable () -> Int,
      unsentLimit: Int
    ) {
      self.connections = connections
      self.unsentBytes = unsentBytes
      self.unsentLimit = unsentLimit
    }
  }

  /// The indices for requests without a route, and for those that the transport refused.
  let (unmatched, refused): (Int, Int)
  private static let statuses = Status.allCases
  /// The index in `statuses` of each status code.
  private static let ordinals = {
    var ordinals = [UInt8](repeating: 0, count: 600)
    for (ordinal, status) in statuses.enumerated() {
      ordinals[Int(clamping: status.rawValue)] = UInt8(clamping: ordinal)
    }
    return ordinals
  }()
  private static let rowSize = statuses.count + Histogram.size

  /// Monotonic nanoseconds, from any start.
  package let clock: @Sendable () -> Int
  private let requests: Counters
  private let ordinals = Metrics.ordinals
  private let rowSize = Metrics.rowSize
  private let statusCount = Metrics.statuses.count
  private let transport = AtomicLazyReference<Box>()
  private final class Box: Sendable {
    let transport: Transport
    init(_ transport: Transport) { self.transport = transport }
  }

  /// How long replies waited until their commands were durable.
  package let commits = Histogram(counters: Counters(Histogram.size), start: 0)
  private let streams = Atomic(0)
  private let slowReaders = Atomic(0)

  /// Makes empty metrics for so many routes; `clock` returns monotonic nanoseconds.
  public init(routes: Int, clock: @escaping @Sendable () -> Int) {
    (unmatched, refused) = (routes, routes + 1)
    requests = Counters((routes + 2) * Self.rowSize)
    self.clock = clock
  }

  /// Sets the source of the transport's numbers, once it runs; only the first call counts.
  public func attach(_ transport: Transport) { _ = self.transport.storeIfNil(Box(transport)) }

  /// The number of open connections, nil before the transport runs.
  package var connections: Int? { transport.load()?.transport.connections() }

  /// The bytes of large replies that clients have yet to read, nil before the transport runs.
  package var unsentBytes: Int? { transport.load()?.transport.unsentBytes() }

  /// The limit of those bytes if it is reached, otherwise nil.
  var reachedUnsentLimit: Int? {
    guard let transport = transport.load()?.transport,
      transport.unsentBytes() >= transport.unsentLimit
    else { return nil }
    return transport.unsentLimit
  }

  // MARK: - Requests

  /// Counts an answered request, by its route's number.
  func count(_ route: Int, _ status: Status, since start: Int) {
    count(route, status)
    times(of: route).record(clock() - start)
  }

  /// Counts a request that the transport refused.
  func count(refused status: Status) { count(refused, status) }

  private func count(_ route: Int, _ status: Status) {
    let ordinal = Int(clamping: ordinals[Int(clamping: status.rawValue)])
    requests.add(1, at: route * rowSize + ordinal)
  }

  private func times(of route: Int) -> Histogram {
    Histogram(counters: requests, start: route * rowSize + statusCount)
  }

  /// One route's counts: by status, in order and without zeros, and the times.
  package func row(_ route: Int) -> (counts: [(status: Status, count: Int)], times: Histogram) {
    let counts = Self.statuses.enumerated().map { ordinal, status in
      (status, requests[route * rowSize + ordinal])
    }
    return (counts.filter { $0.1 > 0 }, times(of: route))
  }

  // MARK: - Streams

  /// The number of open event streams.
  package var openStreams: Int { streams.load(ordering: .relaxed) }
  /// The number of streams closed because their clients read too slowly.
  package var slowReaderCount: Int { slowReaders.load(ordering: .relaxed) }

  package func streamOpened() { streams.wrappingAdd(1, ordering: .relaxed) }
  package func streamClosed() { streams.wrappingSubtract(1, ordering: .relaxed) }
  package func readerWasSlow() { slowReaders.wrappingAdd(1, ordering: .relaxed) }
}
