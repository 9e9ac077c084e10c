import Classroom
package import HTTP
import JSON
import Operations
import Problems
package import RequestBodies
import WindowModel
package import WindowSessions
package import Workers

/// A request that found its route, with its parts ready to be asked for.
///
/// A class, so that it is passed on without copying its parts.
package final class Call {
  /// The service that answers.
  package let api: WindowService
  package let request: Request
  let target: Target
  let route: Route
  let parameters: PathParameters
  package let query: [(name: String, value: String)]
  /// The shares of which the request has taken one.
  var hasTaken: Set<Share.Kind> = []
  /// The session that the reply tells of, and the state that it had before anything was read of it.
  private var opened: Session? { didSet { turnover = opened?.turnover ?? 0 } }
  private var turnover = 0
  /// What makes the command durable that the request carried out.
  var written: CommitGroup?
  /// How often the request was answered anew, since other nodes changed the session meanwhile.
  private(set) var retries = 0
  /// Whether the request found that other nodes had changed the session, and has to be answered anew.
  private var isOutdated = false
  private lazy var hasSteps = route.subject == .classroom && route.method != .get
  /// The class that the path names, once it was found.
  var lookedUp: FoundClass?
  /// The budget of work, made when it is first needed.
  private var budget: Work?
  /// The most steps of the budget; nil for the most that a request may take.
  private var mostSteps: Int?
  /// Whether an event loop answers, which may not wait for another thread.
  private(set) var isOnLoop = false
  /// Whether a worker answers, which may read the store.
  private var isOnWorker = false
  /// Whether a worker makes the response.
  private(set) var isDeferred = false

  init(
    api: WindowService, request: Request, target: Target, route: Route, parameters: PathParameters,
    query: [(name: String, value: String)]
  ) {
    self.api = api
    self.request = request
    self.target = target
    self.route = route
    self.parameters = parameters
    self.query = query
  }

  /// Limits the request to what an event loop may do.
  func beginOnLoop() {
    isOnLoop = true
    mostSteps = LoopLimit.steps
  }

  /// Starts the request anew on a worker, with a budget of its own.
  func begin(_ work: Work) {
    isOnLoop = false
    isOnWorker = true
    budget = work
    // Found anew, and caught up with other nodes.
    if api.directory.isShared { opened = nil }
  }

  /// Notes that the request has done what can't be done twice, as commands one by one or a change of a
  /// class, and so is never carried out again.
  package func noteSteps() { hasSteps = true }

  /// Starts the request anew on what other nodes left of the session; false where it was often enough.
  func beginAnew() -> Bool {
    guard !hasSteps, retries < Self.mostRetries else { return false }
    retries += 1
    opened = nil
    written = nil
    isOutdated = false
    return true
  }

  /// Notes why a request failed.
  func note(_ refusal: SessionRefusal) {
    if case .store(let failure) = refusal, failure.isForAnew { isOutdated = true }
  }

  private static let mostRetries = 100

  /// Notes that a worker makes the response.
  func `defer`() { isDeferred = true }

  /// The response, for a client that may have it.
  func answer() throws(Problem) -> Response {
    try authorize()
    try admitMemory()
    try admitReply()
    return try respond()
  }

  /// The cached response to the same request at the same revision, or nil.
  func cachedResponse(in api: WindowService) throws(Problem) -> Response? {
    guard route.isOfState, let session = openSession(in: api) else { return nil }
    try authorize()
    let replies = session.keepsake { ReplyCache(of: api.directory.memory) }
    return replies.reply(to: request).map { Response($0) }
  }

  /// The session that the path names if it is in memory; it reads no store.
  func openSession(in api: WindowService) -> Session? {
    if let opened { return opened }
    guard let identifier = try? identifier(0) else { return nil }
    opened =
      isOnWorker && api.directory.isShared
      ? try? find(identifier) : api.directory.openSession(identifier)
    return opened
  }

  /// Finds a session, which has caught up with other nodes where the request is answered anew.
  private func find(_ identifier: Identifier) throws(SessionRefusal) -> Session? {
    let session = try api.directory.find(identifier)
    guard retries > 0, let session else { return session }
    do { try session.catchUp() } catch .store(.gone) { return try api.directory.find(identifier) }
    return session
  }

  /// The reply, which may be there already where somebody asked the same before.
  func respond() throws(Problem) -> Response {
    let room = try reserveMemory()
    defer { withExtendedLifetime(room) {} }
    guard route.isOfState else { return try carryOut() }
    let memory = api.directory.memory
    let replies = try session().keepsake { ReplyCache(of: memory) }
    if let reply = replies.reply(to: request) { return Response(reply) }
    var response = try carryOut()
    replies.keep(&response, to: request)
    return response
  }

  private func carryOut() throws(Problem) -> Response {
    var response = try route.respond(self)
    response.entityTag?.epoch = epoch
    if isPretty { response.breakLines() }
    return response
  }

  /// What tells the session from others that had its name; empty where the reply tells of none.
  private var epoch: String { opened?.epoch ?? "" }

  /// Whether the query asks for JSON in lines.
  private var isPretty: Bool { query("pretty").map { $0 != "false" } ?? false }

  /// A parameter of the path, decoded.
  package func parameter(_ index: Int) throws(Problem) -> String {
    guard let text = Target.decode(request.target[parameters[index]]) else {
      throw .undecodedPath
    }
    return text
  }

  /// A parameter of the query, or nil.
  package func query(_ name: String) -> String? {
    query.last { $0.name == name }?.value
  }

  /// A parameter of the path as an identifier, or nil where it does not have the shape.
  func identifier(_ index: Int) throws(Problem) -> Identifier? {
    if route.namesMoment { return Identifier(try momentParts().session) }
    // Most stand for themselves, and only what does not is decoded.
    let plain = request.target.withUnsafeBufferPointer {
      Identifier(utf8: UnsafeBufferPointer(rebasing: $0[parameters[index]]))
    }
    if let plain { return plain }
    return try Identifier(parameter(index))
  }

  /// The work that the request has done.
  package var work: Work {
    if let budget { return budget }
    let most = api.directory.limits.requestSteps
    let made = Work(limit: min(mostSteps ?? most, most))
    budget = made
    return made
  }

  /// Counts steps of work against the request's budget.
  package func spend(_ steps: Int = 1) throws(Problem) {
    do { try work.spend(steps) } catch { throw Problem(error) }
  }

  /// The longest reply with a list or a log, in bytes.
  package var replyBytes: Int { api.directory.limits.replyBytes }

  /// The session that a path as `/s/demo@8` names, and the moment if it names one.
  private func momentParts() throws(Problem) -> (session: String, moment: String?) {
    MomentName.parts(of: try parameter(0))
  }

  /// The session that the path names.
  package func session() throws(Problem) -> Session {
    if let opened { return opened }
    do throws(SessionRefusal) {
      if let identifier = try? identifier(0), let session = try find(identifier) {
        opened = session
        return session
      }
    } catch { throw problem(error) }
    let name = route.namesMoment ? try momentParts().session : try parameter(0)
    // Where a name is a secret, none is told.
    if api.access.isGuarded {
      throw Problem(.notFound, "There is no session '\(name)'.")
    }
    // A hint is worth a look at a few names, where it can be one at all.
    let names = Identifier(name) == nil ? [] : (try? api.directory.names(limit: 100)) ?? []
    throw Problem(
      .notFound, "There is no session '\(name)'.", hint: didYouMean(name, among: names),
      example: Identifier(name) == nil ? nil : "curl -X PUT \(address)/sessions/\(name)")
  }

  /// The reply tells of a session, and so of nothing that is not durable there.
  package func tells(of session: Session) { opened = session }

  /// Makes a reply wait until what it tells of the session is durable.
  func settle(_ response: inout Response) {
    if isOutdated, let again = answerAgain() {
      response = again
      return
    }
    // A stream tells of nothing that is not durable.
    guard !response.isStream, let session = opened,
      let group = hasSteps
        ? session.unsettled : session.settlement(since: turnover, of: written)
    else { return }
    let isShared = api.directory.isShared
    response.hold = DurableReply(session, group, api.metrics, call: isShared ? self : nil)
  }

  /// The path of the session, decoded.
  package var sessionPath: String {
    // checked: a segment of the path
    let path = request.target[target.path.lowerBound..<parameters[0].upperBound]
    return Target.decode(path) ?? String(decoding: path, as: UTF8.self)
  }

  /// Looks at the session as it is, or as it was `at` a moment.
  package func look<Result: ~Copyable>(
    _ body: (borrowing Session.View) throws(Problem) -> Result
  ) throws(Problem) -> Result {
    let session = try session()
    if route.cost != .small { try spend(session.objectCount) }
    let wanted = route.namesMoment ? try momentParts().moment ?? query("at") : query("at")
    guard let wanted else { return try session.read(body) }
    let moment = try moment(wanted, named: "at", of: session)
    if route.cost != .small { try spend(moment.application.objectCount) }
    return try session.read(moment, body)
  }

  /// Looks at the session before a command; one that was carried out is past this.
  func check(_ look: (borrowing Session.View) throws(Problem) -> Void) throws(Problem) {
    let session = try session()
    if let key = try idempotencyKey() {
      let isRepeated: Bool
      do { isRepeated = try session.hasCarriedOut(key) } catch { throw problem(error) }
      if isRepeated { return }
    }
    try session.read(look)
  }

  /// How many items a list may have, as the query says.
  package func limit() throws(Problem) -> Int {
    guard let text = query("limit") else { return 1000 }
    guard let limit = Int(asWritten: text), (1...10_000).contains(limit) else {
      throw Problem(.invalidParameter, "limit goes from 1 to 10000.")
    }
    return limit
  }

  /// `dryRun` as the query has it.
  package func isDryRun() throws(Problem) -> Bool { try flag("dryRun") }

  /// A parameter of the query that is true or false; false where it is missing.
  package func flag(_ name: String) throws(Problem) -> Bool {
    switch query(name) {
    case nil, "false": return false
    case "true": return true
    case let value?:
      throw Problem(
        .invalidParameter, "\(name) is true or false, not '\(value)'.",
        example: curl(query: "?\(name)=true"))
    }
  }

  /// How much of a reply the client prefers to get.
  enum Preference: String {
    /// No body.
    case minimal = "return=minimal"
    /// What happened, without the object.
    case events = "return=events"
  }

  /// What the client prefers of the reply to a write; nil for all of it.
  var preference: Preference? {
    guard let prefer = request[.prefer] else { return nil }
    for preference in prefer.lowercased().split(separator: ",") {
      let word = preference.filter { $0 != " " && $0 != "\"" }.split(separator: ";").first
      if let known = word.flatMap({ Preference(rawValue: String($0)) }) { return known }
    }
    return nil
  }

  /// Whether the client prefers no body.
  package var prefersMinimal: Bool { preference == .minimal }

  /// At which revisions a write may be carried out, as `If-Match` says.
  package func condition() throws(Problem) -> RevisionCondition {
    guard let value = request[.ifMatch] else { return .any }
    guard let wanted = EntityTags(value) else {
      throw Problem(
        .invalidHeader, "If-Match is a list of entity tags, as in \"7\", or *.",
        example: curl(options: "-H 'If-Match: \"7\"'"))
    }
    guard case .tags(let tags) = wanted else { return .any }
    let epoch = try session().epoch
    // A weak tag never matches (RFC 9110 §13.1.1).
    return .oneOf(tags.compactMap { $0.isWeak ? nil : $0.number(in: epoch) })
  }

  /// What makes the same command of it when it is sent again, as `Idempotency-Key` says: a word of up
  /// to 255 visible characters, in quotation marks or without.
  package func idempotencyKey() throws(Problem) -> String? {
    guard let value = request[.idempotencyKey] else { return nil }
    var key = value[...]
    if key.count >= 2, key.first == "\"", key.last == "\"" { key = key.dropFirst().dropLast() }
    guard (1...255).contains(key.utf8.count), key.utf8.allSatisfy({ (0x21...0x7E).contains($0) })
    else {
      throw Problem(
        .invalidHeader, "Idempotency-Key is a word of up to 255 visible ASCII characters.",
        example: curl(options: "-H 'Idempotency-Key: 8e03978e-40d5'"))
    }
    return String(key)
  }

  /// Whether the client has a revision already, as `If-None-Match` says.
  package func has(_ revision: Int) -> Bool {
    request.knownCoding(of: EntityTag(revision, epoch: epoch)) != nil
  }

  /// Where the client found the service, as curl takes it, for the commands in error replies.
  package var address: String { request.address(isSecure: isSecure) }

  /// Where the client found the service, as a URL begins.
  package var origin: String { request.origin(isSecure: isSecure) }

  private var isSecure: Bool { api.access.isSecure }

  /// The parts of the request that an operation reads.
  package var parts: RequestParts {
    RequestParts(
      name: try? parameter(1), body: request.body, contentType: request[.contentType])
  }

  /// What the path names within the session, decoded; empty where that is nothing.
  var name: String { (try? parameter(1)) ?? "" }

  /// The same error with a command that would work, where the error knows a body that would.
  func exemplified(_ problem: Problem) -> Problem {
    guard problem.example == nil, let body = problem.exampleBody else { return problem }
    var problem = problem
    problem.example = curl(json: body)
    return problem
  }

  /// A curl command, for this path unless another one is given.
  package func curl(
    _ method: Method? = nil, path: [UInt8]? = nil, options: String? = nil, query: String = "",
    json: String? = nil
  ) -> String {
    let method = method ?? request.method
    let path = Target.encode(path?[...] ?? request.target[target.path])
    var command = "curl"
    if method != .get, !(method == .post && json != nil) { command += " -X \(method.rawValue)" }
    if let options { command += " \(options)" }
    if let json { command += " --json '\(json)'" }
    return command + (query.isEmpty ? " \(address)\(path)" : " '\(address)\(path)\(query)'")
  }
}

extension Response {
  /// Puts JSON of less than a mebibyte into lines.
  fileprivate mutating func breakLines() {
    guard contentType?.description == "application/json", let count = bodyCount, count < 1 << 20
    else { return }
    let pretty: ByteBuffer? =
      switch body {
      case .bytes(let plain): ByteBuffer.pretty(plain)
      default: nil
      }
    if let pretty { body = .bytes(pretty) }
  }
}
