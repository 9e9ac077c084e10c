import TestSupport
import Testing
import WindowModel
import WindowSessions
import Workers

/// A job that may wait for a test, and records its fate.
// `note` is set before the job is queued and never changes.
private final class TestJob: WorkerJob, @unchecked Sendable {
  private let body: @Sendable (WorkLane) -> Bool
  let end = Bell()
  private let cancelled = Guarded(false)
  private let dropped = Guarded(false)

  var isCancelled: Bool { cancelled.value }
  var isDropped: Bool { dropped.value }

  init(_ body: @escaping @Sendable (WorkLane) -> Bool) { self.body = body }

  convenience init() { self.init { _ in true } }

  func run(in lane: WorkLane) -> Bool {
    let isDone = body(lane)
    if isDone { end.ring() }
    return isDone
  }

  func interrupt() { cancelled.set(true) }

  func drop() {
    dropped.set(true)
    end.ring()
  }
}

/// A gate at which jobs wait until the test opens it.
private struct Gate: Sendable {
  let came = Bell()
  let open = Bell()

  func job() -> TestJob {
    TestJob { _ in
      came.ring()
      return open.wait()
    }
  }
}

@Suite struct WorkerPoolTests {
  private let pool: WorkerPool

  init() throws { pool = try WorkerPool(WorkerPool.Limits(workers: 2)) }

  private func key(_ name: String, write isWrite: Bool = false, by client: String = "") -> WorkKey {
    WorkKey(client: client, session: Identifier(name), isWrite: isWrite)
  }

  @Test func `a pool has two workers at least, and no job waits`() throws {
    let pool = try WorkerPool(WorkerPool.Limits(workers: 0))
    defer { pool.stop() }
    #expect(pool.limits.workers == 2)
    #expect(pool.waitingCount == 0)
    #expect(WorkerPool.processors >= 2)
  }

  @Test func `a job runs in its lane`() {
    defer { pool.stop() }
    for lane in [WorkLane.short, .long] {
      let seen = Guarded<WorkLane?>(nil)
      let job = TestJob { lane in
        seen.set(lane)
        return true
      }
      #expect(pool.add(job, WorkKey(), to: lane))
      #expect(job.end.wait())
      #expect(seen.value == lane)
    }
  }

  @Test func `a job that needs longer starts anew in the long lane`() {
    defer { pool.stop() }
    let count = Guarded(0)
    let job = TestJob { lane in
      count.change { $0 += 1 }
      return lane == .long
    }
    #expect(pool.add(job, WorkKey(), to: .short))
    #expect(job.end.wait())
    #expect(count.value == 2)
  }

  @Test func `a short job passes any number of long ones`() {
    defer { pool.stop() }
    let gate = Gate()
    let long = (0..<5).map { _ in gate.job() }
    for (number, job) in long.enumerated() { #expect(pool.add(job, key("s\(number)"), to: .long)) }
    #expect(gate.came.wait())
    let short = TestJob()
    #expect(pool.add(short, key("other"), to: .short))
    #expect(short.end.wait())
    for _ in long { gate.open.ring() }
    for job in long { #expect(job.end.wait()) }
  }

  @Test func `writes of a session run one at a time and in order, whichever lane`() {
    defer { pool.stop() }
    let active = Guarded(0)
    let order = Guarded<[Int]>([])
    let jobs = (0..<50).map { number in
      TestJob { _ in
        active.change { $0 += 1 }
        order.change { $0.append(number) }
        #expect(active.value == 1)
        active.change { $0 -= 1 }
        return true
      }
    }
    for job in jobs { #expect(pool.add(job, key("a", write: true), to: .short)) }
    for job in jobs { #expect(job.end.wait()) }
    #expect(order.value == Array(0..<50))
  }

  @Test func `clients take turns, and so do the sessions of one`() {
    defer { pool.stop() }
    let gate = Gate()
    // Both workers wait until all are queued; then one of them runs all, in the order of their turns.
    let held = [gate.job(), gate.job()]
    for (number, job) in held.enumerated() {
      #expect(pool.add(job, key("s\(number)"), to: .short))
      #expect(gate.came.wait())
    }
    let order = Guarded<[String]>([])
    func job(_ name: String) -> TestJob {
      TestJob { _ in
        order.change { $0.append(name) }
        return true
      }
    }
    let jobs = [
      ("greedy", "a", "g1"), ("greedy", "a", "g2"), ("greedy", "b", "g3"), ("greedy", "a", "g4"),
      ("modest", "c", "m1"), ("modest", "c", "m2"),
    ].map { client, session, name in (key(session, by: client), job(name)) }
    for (key, job) in jobs { #expect(pool.add(job, key, to: .long)) }
    gate.open.ring()
    gate.open.ring()
    for (_, job) in jobs { #expect(job.end.wait()) }
    #expect(order.value == ["g1", "m1", "g3", "m2", "g2", "g4"])
    for job in held { #expect(job.end.wait()) }
  }

  @Test func `jobs beyond the limit, and bytes, are refused`() throws {
    var limits = WorkerPool.Limits(workers: 2)
    (limits.jobs, limits.bytes) = (2, 100)
    let pool = try WorkerPool(limits)
    defer { pool.stop() }
    let gate = Gate()
    let held = [gate.job(), gate.job()]
    for (number, job) in held.enumerated() {
      #expect(pool.add(job, key("s\(number)"), to: .short))
      #expect(gate.came.wait())
    }
    let first = TestJob()
    #expect(pool.add(first, WorkKey(), to: .short, bytes: 60))
    #expect(!pool.add(TestJob(), WorkKey(), to: .short, bytes: 60))
    #expect(pool.add(TestJob(), WorkKey(), to: .short, bytes: 40))
    #expect(!pool.add(TestJob(), WorkKey(), to: .short))
    pool.cancel(first, WorkKey())
    #expect(first.isDropped)
    #expect(pool.add(TestJob(), WorkKey(), to: .short, bytes: 60))
    // Either job may receive the first ring.
    for _ in held { gate.open.ring() }
    for job in held { #expect(job.end.wait()) }
  }

  @Test func `a job that runs is told to end, and one that waits is dropped, when it stops`() {
    let gate = Gate()
    let running = gate.job()
    #expect(pool.add(running, key("a", write: true), to: .long))
    #expect(gate.came.wait())
    let next = TestJob()
    #expect(pool.add(next, key("a", write: true), to: .long))
    #expect(pool.waitingCount == 1)
    pool.cancel(running, key("a", write: true))
    #expect(running.isCancelled)
    let pool = pool
    onThreads(2) { thread in
      guard thread == 0 else { return pool.stop() }
      #expect(next.end.wait())
      #expect(next.isDropped)
      gate.open.ring()
    }
    #expect(!running.isDropped)
    #expect(!pool.add(TestJob(), WorkKey(), to: .short))
  }

  @Test func `many jobs of many threads are each done once`() {
    defer { pool.stop() }
    let (pool, done, ends) = (pool, Guarded(0), Bell())
    onThreads(8) { thread in
      for number in 0..<500 {
        let job = TestJob { lane in
          guard lane == .long || number % 5 > 0 else { return false }
          done.change { $0 += 1 }
          if done.value == 4000 { ends.ring() }
          return true
        }
        let key = WorkKey(
          client: "\(thread)", session: Identifier("s\(number % 7)"), isWrite: number % 2 == 0)
        #expect(pool.add(job, key, to: number % 3 == 0 ? .long : .short))
      }
    }
    #expect(ends.wait())
  }
}

/// A value that threads share.
// The value is accessed only under the lock.
private final class Guarded<Value>: @unchecked Sendable {
  private let lock = Lock()
  private var guarded: Value

  init(_ value: Value) { guarded = value }

  var value: Value { lock.hold { guarded } }
  func set(_ value: Value) { lock.hold { guarded = value } }
  func change(_ body: (inout Value) -> Void) { lock.hold { body(&guarded) } }
}
