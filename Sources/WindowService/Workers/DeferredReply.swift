import HTTP
import Problems
import WindowSessions
import Workers

/// A request that a worker answers, or whose response it compresses, and the hold of that response.
// One thread at a time has `call` and `made`: the event loop until the job is queued, then the worker that
// runs it; the pool's lock lies in between. Everything else is accessed only under `lock`.
final class DeferredReply: ReplyHold, WorkerJob, @unchecked Sendable {
  private let api: WindowService
  private let pool: WorkerPool
  private let call: Call
  private let key: WorkKey
  private let start: Int
  /// The event loop's response, which only has to be compressed; nil if a worker answers.
  private var made: Response?

  private let lock = Lock()
  private var work = Work()
  private var response: Response?
  private var reply: (any HeldReply)?
  private var isCancelled = false

  init(
    _ call: Call, api: WindowService, pool: WorkerPool, since start: Int,
    made: consuming Response? = nil
  ) {
    self.call = call
    self.api = api
    self.pool = pool
    self.start = start
    let isWrite = made == nil && call.route.method != .get
    self.made = made
    let session = call.route.subject == .session ? try? call.identifier(0) : nil
    let client = call.request.peer?.network
    key = WorkKey(
      client: client.map { "\($0.high) \($0.low)" } ?? "", session: session,
      isWrite: isWrite)
  }

  /// An empty response for the transport, which the real one replaces.
  var placeholder: Response {
    var response = Response(.noContent)
    response.hold = self
    return response
  }

  /// Returns the event loop's response, once.
  func takeMade() -> Response? {
    var taken: Response?
    swap(&taken, &made)
    return taken
  }

  /// Queues the job; returns false if the queue is full.
  func queue(in lane: WorkLane) -> Bool {
    pool.add(self, key, to: lane, bytes: call.request.body.count)
  }

  // MARK: - The job

  func run(in lane: WorkLane) -> Bool {
    if let made = takeMade() {
      send(made)
      return true
    }
    let most = api.directory.limits.requestSteps
    let work = Work(limit: lane == .short ? min(LoopLimit.shortSteps, most) : most)
    lock.hold {
      self.work = work
      if isCancelled { work.cancel() }
    }
    call.begin(work)
    var response: Response
    do throws(Problem) { response = try call.answer() } catch {
      if lane == .short, error.code == .tooMuchWork, work.limit < most { return false }
      response = call.exemplified(error).told(to: call.request).response
    }
    send(response)
    return true
  }

  func interrupt() {
    lock.hold {
      isCancelled = true
      return work
    }.cancel()
  }

  func drop() {
    // Its command was carried out, so its own response is sent.
    if let made = takeMade() { return send(made, isCompressing: false) }
    let problem = Problem(
      .shuttingDown, "The service is stopping.", headers: [HeaderField(.retryAfter, "1")])
    send(problem.response)
  }

  private func send(_ response: consuming Response, isCompressing: Bool = true) {
    var made = Optional(
      api.finish(response, of: call, since: start, isCompressing: isCompressing))
    let (reply, isLate) = lock.hold {
      if !isCancelled { swap(&self.response, &made) }
      return (self.reply, isCancelled)
    }
    if isLate { made?.close() }
    reply?.leave()
    reply?.kick()
  }

  // MARK: - The hold

  func begin(_ reply: any HeldReply) {
    let isReady = lock.hold {
      self.reply = reply
      return response != nil
    }
    guard isReady else { return }
    reply.leave()
    reply.kick()
  }

  func takeReplacement() -> Response? {
    lock.hold {
      var taken: Response?
      swap(&taken, &response)
      return taken
    }
  }

  func cancel() {
    var made: Response?
    lock.hold {
      isCancelled = true
      swap(&made, &response)
    }
    if made != nil { made?.close() } else { pool.cancel(self, key) }
  }
}

extension Call {
  /// Makes a worker handle the request again; returns nil if that is impossible.
  func answerAgain() -> Response? {
    guard let workers = api.workers, beginAnew() else { return nil }
    let reply = DeferredReply(self, api: api, pool: workers, since: api.metrics.clock())
    return reply.queue(in: .short) ? reply.placeholder : nil
  }
}

extension Response {
  /// Closes the body of a response that is never sent.
  fileprivate consuming func close() {
    if case .stream(let body, _) = body { body.close() }
  }
}
