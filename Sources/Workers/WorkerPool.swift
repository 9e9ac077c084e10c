import Glibc

/// A job for a worker thread.
public protocol WorkerJob: AnyObject, Sendable {
  /// Runs the job on a worker; returns false if it needs the long lane, in which it then starts
  /// again.
  func run(in lane: WorkLane) -> Bool
  /// Makes a running job end soon; from any thread.
  func interrupt()
  /// Reports that the job will not run, because the pool stops.
  func drop()
}

/// A bounded number of threads and waiting jobs, which relieves the event loops.
///
/// Jobs of one client and session run in the order of arrival; clients take turns, and so do a
/// client's sessions. For each session, one writing job runs at a time, and at most half as many
/// reading ones as there are workers. At least one worker is free of long jobs.
///
/// All mutable state is touched under `monitor` only. `stop()` ends the threads, which retain the pool.
public final class WorkerPool: @unchecked Sendable {
  /// The limits of a pool.
  public struct Limits: Hashable, Sendable {
    /// The number of threads.
    public var workers: Int
    /// The maximum number of waiting jobs.
    public var jobs = 10_000
    /// The maximum bytes of waiting requests.
    public var bytes = 64 << 20

    /// Makes the default limits of a pool of `workers` threads, at least two.
    public init(workers: Int = WorkerPool.processors) { self.workers = max(2, workers) }
  }

  /// The number of processors, at least 2.
  public static var processors: Int { max(2, Int(clamping: sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// The limits of this pool.
  public let limits: Limits

  private let monitor = Monitor()
  private var waiting = WorkQueue()
  private var running: [ObjectIdentifier: any WorkerJob] = [:]
  private var runningOf: [WorkKey.Subject: Int] = [:]
  private var longCount = 0
  private var living = 0
  private var isStopping = false
  private var threads: [WorkerThread] = []

  /// Deep enough for the deepest tree of views and the deepest source, in a debug build too.
  private static let stackBytes = 16 << 20
  /// Below the event loops, which use the same processors.
  private static let niceness = 5

  /// Starts the threads.
  public init(_ limits: Limits = Limits()) throws(ThreadFailure) {
    self.limits = limits
    for _ in 0..<limits.workers {
      monitor.hold { living += 1 }
      do {
        let thread = try WorkerThread(
          stackBytes: Self.stackBytes, niceness: Self.niceness, { [self] in work() })
        monitor.hold { threads.append(thread) }
      } catch {
        monitor.hold { living -= 1 }
        stop()
        throw error
      }
    }
  }

  /// Queues a job; returns false if the queue is full, or the pool has stopped.
  ///
  /// `bytes` is the size of the job's request.
  public func add(
    _ job: any WorkerJob, _ key: WorkKey, to lane: WorkLane, bytes: Int = 0
  ) -> Bool {
    monitor.hold {
      guard !isStopping, waiting.count < limits.jobs, waiting.bytes + bytes <= limits.bytes else {
        return false
      }
      waiting.append(WorkQueue.Entry(job: job, key: key, bytes: bytes), to: lane)
      monitor.signal()
      return true
    }
  }

  /// Cancels a job: drops it if it is waiting, and interrupts it if it is running.
  public func cancel(_ job: any WorkerJob, _ key: WorkKey) {
    let waited = monitor.hold { waiting.remove(job, of: key) }
    if waited != nil { job.drop() } else { job.interrupt() }
  }

  /// The number of waiting jobs.
  public var waitingCount: Int { monitor.hold { waiting.count } }

  /// Drops the waiting jobs, cancels the running ones, and waits up to `seconds` for the threads to
  /// end; a second call does nothing.
  public func stop(within seconds: Int = 5) {
    var (dropped, cancelled): ([any WorkerJob], [any WorkerJob]) = ([], [])
    var ending: [WorkerThread] = []
    monitor.hold {
      isStopping = true
      (dropped, cancelled) = (waiting.removeAll(), Array(running.values))
      swap(&ending, &threads)
      monitor.broadcast()
    }
    for job in dropped { job.drop() }
    for job in cancelled { job.interrupt() }
    let areDone = monitor.hold {
      monitor.wait(while: { living > 0 }, for: .seconds(seconds))
    }
    for thread in ending { areDone ? thread.join() : thread.detach() }
  }

  // MARK: - On a worker

  private func work() {
    while let (entry, lane) = next() {
      let isDone = entry.job.run(in: lane)
      let isDropped = monitor.hold { finish(entry, lane, isDone: isDone) }
      if isDropped { entry.job.drop() }
    }
    monitor.hold {
      living -= 1
      monitor.broadcast()
    }
  }

  /// Waits for a job that may run; nil once the pool stops.
  private func next() -> (WorkQueue.Entry, WorkLane)? {
    monitor.hold {
      while !isStopping {
        if let found = take() {
          running[ObjectIdentifier(found.0.job)] = found.0.job
          runningOf[found.0.key.subject, default: 0] += 1
          if found.1 == .long { longCount += 1 }
          return found
        }
        monitor.wait()
      }
      return nil
    }
  }

  /// Takes a long job first, so that short ones can't delay it forever; they have a worker of their
  /// own.
  private func take() -> (WorkQueue.Entry, WorkLane)? {
    let mayRun: (WorkKey.Subject) -> Bool = { [self] subject in
      guard let count = runningOf[subject] else { return true }
      return subject.session == nil || count < (subject.isWrite ? 1 : limits.workers / 2)
    }
    if longCount < limits.workers - 1, let entry = waiting.take(from: .long, where: mayRun) {
      return (entry, .long)
    }
    return waiting.take(from: .short, where: mayRun).map { ($0, .short) }
  }

  /// Makes room for the next job; returns whether this one must be dropped.
  private func finish(_ entry: WorkQueue.Entry, _ lane: WorkLane, isDone: Bool) -> Bool {
    running[ObjectIdentifier(entry.job)] = nil
    let count = (runningOf[entry.key.subject] ?? 1) - 1
    runningOf[entry.key.subject] = count > 0 ? count : nil
    if lane == .long { longCount -= 1 }
    if !isDone, !isStopping { waiting.append(entry, to: .long) }
    // Another worker may run a job that could not run beside this one.
    monitor.signal()
    return !isDone && isStopping
  }
}
