public import WindowModel

/// The client of a job, and the jobs that must not run beside it.
public struct WorkKey: Hashable, Sendable {
  /// The client, by its address; clients take turns.
  public var client: String
  /// The session that the job reads or changes, or nil; a client's sessions take turns.
  public var session: Identifier?
  /// Whether the job may change the session: one such job of a session runs at a time.
  public var isWrite: Bool

  /// Makes a key.
  public init(client: String = "", session: Identifier? = nil, isWrite: Bool = false) {
    self.client = client
    self.session = session
    self.isWrite = isWrite
  }

  /// The subject by which the number of concurrent jobs is limited, regardless of client.
  var subject: Subject { Subject(session: session, isWrite: isWrite) }

  struct Subject: Hashable {
    let session: Identifier?
    let isWrite: Bool
  }
}

/// How long a job is expected to take.
public enum WorkLane: Int, Hashable, Sendable {
  /// A few milliseconds.
  case short
  /// As long as a request may take.
  case long
}

/// Waiting jobs, in order within a client's session; clients and their sessions take turns.
struct WorkQueue {
  struct Entry {
    let job: any WorkerJob
    let key: WorkKey
    /// The bytes of the job's request.
    let bytes: Int
  }

  private typealias Sessions = Rotation<WorkKey.Subject, [Entry]>

  private var lanes = [Rotation<String, Sessions>(), Rotation<String, Sessions>()]
  private(set) var count = 0
  private(set) var bytes = 0

  mutating func append(_ entry: Entry, to lane: WorkLane) {
    count += 1
    bytes += entry.bytes
    lanes[lane.rawValue].change(entry.key.client, Sessions.init) { sessions in
      sessions.change(entry.key.subject, { [] }) { $0.append(entry) }
    }
  }

  /// Takes the next job of a lane if `mayRun` returns true for its subject.
  mutating func take(from lane: WorkLane, where mayRun: (WorkKey.Subject) -> Bool) -> Entry? {
    let entry = lanes[lane.rawValue].take { _, sessions -> (result: Entry?, isEmpty: Bool) in
      let entry = sessions.take { subject, entries -> (result: Entry?, isEmpty: Bool) in
        guard mayRun(subject), !entries.isEmpty else { return (nil, entries.isEmpty) }
        let entry = entries.removeFirst()  // checked: it is not empty
        return (entry, entries.isEmpty)
      }
      return (entry, sessions.isEmpty)
    }
    return counted(entry)
  }

  /// Removes a waiting job.
  mutating func remove(_ job: any WorkerJob, of key: WorkKey) -> Entry? {
    for lane in lanes.indices {
      let entry = lanes[lane].change(key.client) { sessions -> (result: Entry?, isEmpty: Bool) in
        let entry = sessions.change(key.subject) { entries -> (result: Entry?, isEmpty: Bool) in
          let place = entries.firstIndex { $0.job === job }
          let entry = place.map { entries.remove(at: $0) }
          return (entry, entries.isEmpty)
        }
        return (entry, sessions.isEmpty)
      }
      if let entry { return counted(entry) }
    }
    return nil
  }

  /// Removes all jobs, in no particular order.
  mutating func removeAll() -> [any WorkerJob] {
    var jobs: [any WorkerJob] = []
    for lane in [WorkLane.short, .long] {
      while let entry = take(from: lane, where: { _ in true }) { jobs.append(entry.job) }
    }
    return jobs
  }

  private mutating func counted(_ entry: Entry?) -> Entry? {
    guard let entry else { return nil }
    count -= 1
    bytes -= entry.bytes
    return entry
  }
}
