package import HTTP
import Synchronization

/// What the service has done since it began, counted without locks and told by `/metrics`.
public final class Metrics: Sendable {
  /// What only the transport knows.
  public struct Transport: Sendable {
    let connections: @Sendable () -> Int
    let unsentBytes: @Sendable () -> Int
    let unsentLimit: Int

    /// Makes it of functions that return how many connections are open and how many bytes of large
    /// replies clients have yet to read, and of the limit of these bytes.
    public init(
      connections: @escaping @Sendable () -> Int, unsentBytes: @escaping @Sendable () -> Int,
      unsentLimit: Int
    ) {
      self.connections = connections
      self.unsentBytes = unsentBytes
      self.unsentLimit = unsentLimit
    }
  }

  /// Where requests are counted that no route took, and those that the transport refused.
  let (unmatched, refused): (Int, Int)
  private static let statuses = Status.allCases
  /// The place among `statuses` of each status code.
  private static let ordinals = {
    var ordinals = [UInt8](repeating: 0, count: 600)
    for (ordinal, status) in statuses.enumerated() {
      ordinals[Int(clamping: status.rawValue)] = UInt8(clamping: ordinal)
    }
    return ordinals
  }()
  private static let rowSize = statuses.count + Histogram.size

  /// Nanoseconds since some moment; they never go back.
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

  /// How long replies waited for their commands to be durable.
  package let commits = Histogram(counters: Counters(Histogram.size), start: 0)
  private let streams = Atomic(0)
  private let slowReaders = Atomic(0)

  /// Makes one that has counted nothing of so many routes; `clock` tells nanoseconds that never go
  /// back.
  public init(routes: Int, clock: @escaping @Sendable () -> Int) {
    (unmatched, refused) = (routes, routes + 1)
    requests = Counters((routes + 2) * Self.rowSize)
    self.clock = clock
  }

  /// Hears whom to ask for what the transport knows, once it runs; the first stays.
  public func attach(_ transport: Transport) { _ = self.transport.storeIfNil(Box(transport)) }

  /// How many connections are open, nil before the transport runs.
  package var connections: Int? { transport.load()?.transport.connections() }

  /// How many bytes of large replies clients have yet to read, nil before the transport runs.
  package var unsentBytes: Int? { transport.load()?.transport.unsentBytes() }

  /// The limit of those bytes if they have reached it, or else nil.
  var reachedUnsentLimit: Int? {
    guard let transport = transport.load()?.transport,
      transport.unsentBytes() >= transport.unsentLimit
    else { return nil }
    return transport.unsentLimit
  }

  // MARK: - Requests

  /// Counts a request that was answered, by its route's number.
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

  /// One route's counts: by status, in their order and without those that never came, and the times.
  package func row(_ route: Int) -> (counts: [(status: Status, count: Int)], times: Histogram) {
    let counts = Self.statuses.enumerated().map { ordinal, status in
      (status, requests[route * rowSize + ordinal])
    }
    return (counts.filter { $0.1 > 0 }, times(of: route))
  }

  // MARK: - Streams

  /// How many event streams are open.
  package var openStreams: Int { streams.load(ordering: .relaxed) }
  /// How many streams were closed because their clients read too slowly.
  package var slowReaderCount: Int { slowReaders.load(ordering: .relaxed) }

  package func streamOpened() { streams.wrappingAdd(1, ordering: .relaxed) }
  package func streamClosed() { streams.wrappingSubtract(1, ordering: .relaxed) }
  package func readerWasSlow() { slowReaders.wrappingAdd(1, ordering: .relaxed) }
}
