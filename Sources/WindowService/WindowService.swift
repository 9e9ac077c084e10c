package import Classroom
public import HTTP
import Operations
import Problems
public import WindowSessions
package import Workers

/// The service: requests in, replies out.
public final class WindowService: Handler {
  /// The sessions that it serves.
  public let directory: SessionDirectory

  package let access: Access
  package let web: WebFiles
  package let metrics: Metrics
  /// Makes the reply of `/limits`, which few clients request.
  package let limitTable: @Sendable () -> [Limit]
  package let classLimits: ClassLimits
  /// The store of classes.
  package let classes: any ClassStore
  let shares: Shares
  package let followers = FollowerCensus()
  package let heartbeat: Double
  package let isReady: @Sendable () -> Bool
  package let jitter: @Sendable (ClosedRange<Double>) -> Double
  /// The threads that answer slow requests; nil if each request is answered at once.
  package let workers: WorkerPool?
  /// The threads that wait for classes in a database, so that `workers` don't; nil if `workers` do.
  private let classWorkers: WorkerPool?
  private let log: (any RequestLog)?
  private let compression: Compression
  private let routes: [Route]
  /// Finds routes.
  private let router: Router

  /// Makes a service of its operations.
  ///
  /// `limits` makes the reply of `/limits`. After `heartbeat` seconds of silence the transport checks that a
  /// stream's client is alive. `classes` limits classes, and `classStore` stores them, by default in this process.
  /// `access` decides who may do what, `web` provides the page's files, and `metrics` counts. `workers` answer slow
  /// requests, and `classWorkers` those that wait for classes shared with other processes. `log` receives each
  /// request, and `shares` limits each client's costly requests. `isReady` is false while the process stops.
  /// `jitter` draws a number from a range, so that many streams do not end at once.
  package init(
    _ routes: [Route], _ directory: SessionDirectory,
    limits: @escaping @autoclosure @Sendable () -> [Limit],
    heartbeat: Double,
    classes: ClassLimits = ClassLimits(), classStore: (any ClassStore)? = nil,
    access: Access = Access(), web: WebFiles = WebFiles(),
    metrics: Metrics? = nil, workers: WorkerPool? = nil, classWorkers: WorkerPool? = nil,
    log: (any RequestLog)? = nil,
    shares: ShareTable = .standard,
    isReady: @escaping @Sendable () -> Bool,
    jitter: @escaping @Sendable (ClosedRange<Double>) -> Double
  ) {
    self.routes = routes
    router = Router(routes)
    let metrics = metrics ?? Metrics(routes: routes.count) { 0 }
    self.access = access
    self.web = web
    self.metrics = metrics
    self.workers = workers
    self.classWorkers = classWorkers
    self.log = log
    self.directory = directory
    compression = Compression(of: directory.memory)
    limitTable = limits
    self.heartbeat = heartbeat
    classLimits = classes
    self.classes = classStore ?? MemoryClasses(classes, of: directory, clock: metrics.clock)
    self.shares = Shares(shares, clock: metrics.clock)
    self.isReady = isReady
    self.jitter = jitter
  }

  /// Returns the reply to a request; if it is refused, nothing has changed.
  public func respond(to request: Request) -> Response {
    let start = metrics.clock()
    directory.memory.measure(at: start)
    var call: Call?
    var number = metrics.unmatched
    var response: Response
    do { response = try answer(request, &call, &number, since: start) } catch {
      response = (call?.exemplified(error) ?? error).told(to: request).response
    }
    if let call, call.isDeferred { return response }
    let limit = workers == nil ? Int.max : LoopLimit.compressedBody
    if !compression.apply(to: &response, for: request, limit: limit), let call, let workers {
      let reply = DeferredReply(call, api: self, pool: workers, since: start, made: response)
      // If the queue is full, the client gets the plain body.
      guard !reply.queue(in: .short), let made = reply.takeMade() else { return reply.placeholder }
      response = made
    }
    call?.settle(&response)
    return finish(response, of: request, number, since: start)
  }

  /// Completes a response on a worker, and compresses it if the client accepts that.
  func finish(
    _ response: consuming Response, of call: Call, since start: Int, isCompressing: Bool = true
  ) -> Response {
    var response = response
    if isCompressing { _ = compression.apply(to: &response, for: call.request) }
    call.settle(&response)
    return finish(response, of: call.request, call.route.number, since: start)
  }

  private func finish(
    _ response: consuming Response, of request: Request, _ number: Int, since start: Int
  ) -> Response {
    var response = response
    access.mark(&response, to: request)
    trace(request, &response)
    response.operation = number
    metrics.count(number, response.status, since: start)
    if let log { log.answered(request, response, nanoseconds: metrics.clock() - start) }
    return response
  }

  /// Returns the reply to a request that the transport refuses.
  public func respond(to problem: Problem) -> Response {
    metrics.count(refused: problem.code.status)
    log?.refused(problem)
    return problem.response
  }

  /// Answers a traced request with this step of the trace; an invalid trace starts a new one.
  private func trace(_ request: borrowing Request, _ response: inout Response) {
    for index in request.headers.indices {
      guard case .traceParent = request.headers[index].name else { continue }
      let parent = TraceParent(request.headers[index].value)
      let step = TraceParent(
        trace: parent?.trace ?? access.secret(bits: 128), span: access.secret(bits: 64),
        flags: parent?.flags ?? "00")
      response.headers.append(HeaderField(.traceParent, step.text))
      return
    }
  }

  private func answer(
    _ request: Request, _ made: inout Call?, _ number: inout Int, since start: Int
  ) throws(Problem) -> Response {
    let isForeignRead = try access.admit(request)
    if request.method == .options, request.target == [UInt8(ascii: "*")] {
      return Response(.noContent, headers: [HeaderField(.allow, Self.everyMethod)])
    }
    guard let target = Target(request.target) else {
      throw Problem(.badTarget, "The target is neither a path nor an http URL.")
    }
    guard let match = router.match(target.path, in: request.target) else {
      throw unknownPath(request, target)
    }
    let method = request.method == .head ? .get : request.method
    guard let route = match.routes.first(where: { $0.method == method }) else {
      if method == .options {
        return Response(.noContent, headers: [HeaderField(.allow, Self.allow(match.routes))])
      }
      throw wrongMethod(request, target, match)
    }
    number = route.number
    let call = try call(request, target, route, match.parameters)
    made = call
    if isForeignRead, route.readsSession { try call.take(.foreignReads) }
    guard let workers else { return try call.answer() }
    if let lane = call.lane(in: self) {
      if let response = try call.cachedResponse(in: self) { return response }
      let pool = route.subject == .classroom ? classWorkers ?? workers : workers
      return try `defer`(call, to: lane, of: pool, since: start)
    }
    call.beginOnLoop()
    do { return try call.answer() } catch {
      guard error.isForLonger else { throw error }
      return try `defer`(call, to: .short, of: workers, since: start)
    }
  }

  /// Queues a request for a worker; the response replaces its placeholder when the worker is done.
  private func `defer`(
    _ call: Call, to lane: WorkLane, of workers: WorkerPool, since start: Int
  ) throws(Problem) -> Response {
    let reply = DeferredReply(call, api: self, pool: workers, since: start)
    guard reply.queue(in: lane) else {
      throw Problem(
        .overloaded,
        "The limit of waiting requests is reached: \(workers.limits.jobs), with \(workers.limits.bytes) bytes of bodies at most.",
        headers: [HeaderField(.retryAfter, "1")])
    }
    call.defer()
    return reply.placeholder
  }

  private func call(
    _ request: Request, _ target: Target, _ route: Route, _ parameters: PathParameters
  ) throws(Problem) -> Call {
    guard let query = target.parameters(in: request.target) else {
      throw Problem(.badTarget, "The query is not percent-encoded UTF-8, or holds a NUL.")
    }
    let call = Call(
      api: self, request: request, target: target, route: route, parameters: parameters,
      query: query)
    try call.checkQuery()
    try call.checkAccept(of: route.produces)
    return call
  }

  private func unknownPath(_ request: Request, _ target: Target) -> Problem {
    let path = String(decoding: request.target[target.path], as: UTF8.self)
    let address = request.address(isSecure: access.isSecure)
    var hint = outsideSessions(path).map { "It is outside sessions: \($0)." }
    var example = "curl \(address)/"
    if hint == nil, let (detour, session, rest) = detour(of: path, request.method) {
      hint = session.isEmpty ? "\(detour.hint) Its path is below /sessions/{session}." : detour.hint
      example =
        session.isEmpty
        ? "curl \(address)/sessions" : detour.example(at: address, session: session, for: rest)
    }
    if hint == nil, let path = Target.decode(request.target[target.path]),
      let (likely, route) = suggestion(for: path, request.method)
    {
      hint = "Did you mean '\(likely)'?"
      let method = route.method == .get ? "" : " -X \(route.method.rawValue)"
      example = "curl\(method) \(address)\(Target.encode(likely.utf8))"
    }
    if hint == nil, isServed("/sessions/s\(path)") {
      hint = "It is in a session: /sessions/{session}\(path)."
    }
    return Problem(.notFound, "There is no path '\(path)'.", hint: hint, example: example)
  }

  /// Returns the detour for a path, the session's path in it, and the rest. If the path names no
  /// session, all of it is the rest.
  private func detour(
    of path: String, _ method: HTTP.Method
  ) -> (Detour, session: Substring, rest: Substring)? {
    let parts = path.split(separator: "/", maxSplits: 2)
    let isSessions = parts.count == 3 && parts[0] == "sessions"
    let end = isSessions ? parts[1].endIndex : path.startIndex
    let rest = path[end...]  // checked: the end of a part of it, or its start
    return Detour(for: rest, method).map { ($0, path[..<end], rest) }  // checked: as above
  }

  /// Returns the path after the session's name if the service has such a path outside sessions.
  private func outsideSessions(_ path: String) -> String? {
    let parts = path.split(separator: "/", maxSplits: 2)
    guard parts.count == 3, parts[0] == "sessions", isServed("/\(parts[2])") else { return nil }
    return "/\(parts[2])"
  }

  /// Whether any operation has this path.
  package func isServed(_ path: String) -> Bool {
    let path = Array(path.utf8)
    return router.match(path.indices, in: path) != nil
  }

  /// Returns the most similar path with the same number of segments, and its route, preferably with
  /// the request's method.
  private func suggestion(for path: String, _ method: HTTP.Method) -> (String, Route)? {
    let segments = path.split(separator: "/", omittingEmptySubsequences: true).map(String.init)
    let candidates = routes.compactMap { route -> (path: String, route: Route)? in
      let pattern = route.path.split(separator: "/")
      guard pattern.count == segments.count else { return nil }
      let filled = zip(pattern, segments).map { $0.hasPrefix("{") ? $1 : String($0) }
      return ("/" + filled.joined(separator: "/"), route)
    }
    guard let likely = nearest(path, among: candidates.map(\.path)) else { return nil }
    let served = candidates.filter { $0.path == likely }.map(\.route)
    return (served.first { $0.method == method } ?? served.first).map { (likely, $0) }
  }

  private func wrongMethod(
    _ request: Request, _ target: Target, _ match: Router.Match
  ) -> Problem {
    let path = request.target[target.path]
    let allow = Self.allow(match.routes)
    let isWrite = [.put, .post].contains(request.method)
    let patch = isWrite ? match.routes.first { $0.method == .patch } : nil
    return Problem(
      .methodNotAllowed,
      "\(request.method.rawValue) is not for \(String(decoding: path, as: UTF8.self)).",
      hint: patch == nil
        ? "It takes \(allow)."
        : "PATCH changes it, by the fields that its body names. It takes \(allow).",
      example: (patch ?? match.routes.first).map { route in
        let method = route.method == .get ? "" : " -X \(route.method.rawValue)"
        let json = patch.map { " --json '\(Self.change[$0.operation] ?? "{}")'" } ?? ""
        let address = request.address(isSecure: access.isSecure)
        return "curl\(method)\(json) \(address)\(Target.encode(path))"
      },
      headers: [HeaderField(.allow, allow)])
  }

  /// The change that a PATCH makes in an example, by its operation.
  private static let change = [
    "changeWindow": #"{"isHidden":false}"#, "changeView": #"{"isHidden":false}"#,
    "changeController": #"{"title":"Home"}"#,
  ]

  private static let everyMethod = Method.allCases.filter { $0 != .trace && $0 != .query }
    .map(\.rawValue).joined(separator: ", ")

  private static func allow(_ routes: [Route]) -> String {
    Method.allCases.filter { method in
      method == .options || routes.contains { $0.method == (method == .head ? .get : method) }
    }.map(\.rawValue).joined(separator: ", ")
  }
}

extension Call {
  fileprivate func checkQuery() throws(Problem) {
    var seen: Set<String> = []
    for (name, value) in query {
      if name == "pretty", route.produces.contains(Route.json) {
        guard value.isEmpty || value == "true" || value == "false" else {
          throw Problem(
            .invalidParameter, "pretty is true or false, not '\(value)'.",
            example: curl(query: "?pretty"))
        }
      } else if !route.query.contains(name) {
        throw Problem(
          .unknownParameter,
          "'\(name)' is not a parameter of \(route.method.rawValue) \(route.path).",
          hint: didYouMean(name, amongFields: route.query))
      }
      guard seen.insert(name).inserted else {
        throw Problem(.unknownParameter, "'\(name)' came twice.")
      }
    }
  }

  /// Refuses a client that accepts none of these media types.
  package func checkAccept(of types: [String]) throws(Problem) {
    guard let accept = request[.accept], !accept.isEmpty, accept != "*/*" else { return }
    guard Accept(accept).best(of: types) == nil else { return }
    throw Problem(
      .notAcceptable, "This path answers \(types.joined(separator: " or ")).",
      example: curl(options: "-H 'Accept: \(types[0])'"))
  }

  /// The media type of the reply that the client prefers.
  package var form: String {
    guard let accept = request[.accept] else { return route.produces[0] }
    return route.produces[Accept(accept).best(of: route.produces) ?? 0]
  }
}
