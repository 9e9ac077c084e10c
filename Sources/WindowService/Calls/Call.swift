import Classroom
package import HTTP
import JSON
import Operations
import Problems
package import RequestBodies
import WindowModel
package import WindowSessions
package import Workers

/// A request whose route is known, with its parsed parts.
///
/// A class, so that passing it on copies none of its parts.
package final class Call {
  /// The service that answers.
  package let api: WindowService
  package let request: Request
  let target: Target
  let route: Route
  let parameters: PathParameters
  package let query: [(name: String, value: String)]
  /// The shares that the request has already used.
  var hasTaken: Set<Share.Kind> = []
  /// The session that the reply describes; `turnover` is its state's version before the first read.
  private var opened: Session? { didSet { turnover = opened?.turnover ?? 0 } }
  private var turnover = 0
  /// The commit group of the command that the request carried out.
  var written: CommitGroup?
  /// How often the request was handled again because other nodes had changed the session.
  private(set) var retries = 0
  /// Whether other nodes had changed the session, so that the request must be handled again.
  private var isOutdated = false
  private lazy var hasSteps = route.subject == .classroom && route.method != .get
  /// The class in the path, once found.
  var lookedUp: FoundClass?
  /// The work budget, made when first needed.
  private var budget: Work?
  /// The step limit of the budget; nil for the maximum of a request.
  private var mostSteps: Int?
  /// Whether an event loop answers, which must not wait for another thread.
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

  /// Limits the request to the work allowed on an event loop.
  func beginOnLoop() {
    isOnLoop = true
    mostSteps = LoopLimit.steps
  }

  /// Starts the request again on a worker, with a budget of its own.
  func begin(_ work: Work) {
    isOnLoop = false
    isOnWorker = true
    budget = work
    // It must be found again, to catch up with other nodes.
    if api.directory.isShared { opened = nil }
  }

  /// Notes that the request has done what must not be repeated, such as single commands or a change of
  /// a class, so that it is never carried out again.
  package func noteSteps() { hasSteps = true }

  /// Starts the request again on the state that other nodes left; returns false after too many retries.
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

  /// Returns the response if the client is authorized.
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

  /// Returns the session in the path if it is in memory; it does not read the store.
  func openSession(in api: WindowService) -> Session? {
    if let opened { return opened }
    guard let identifier = try? identifier(0) else { return nil }
    opened =
      isOnWorker && api.directory.isShared
      ? try? find(identifier) : api.directory.openSession(identifier)
    return opened
  }

  /// Finds a session; if the request is handled again, the session has caught up with other nodes.
  private func find(_ identifier: Identifier) throws(SessionRefusal) -> Session? {
    let session = try api.directory.find(identifier)
    guard retries > 0, let session else { return session }
    do { try session.catchUp() } catch .store(.gone) { return try api.directory.find(identifier) }
    return session
  }

  /// Returns the reply, from the cache if the same request was answered before.
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

  /// Distinguishes the session from earlier ones of its name; empty if the reply describes none.
  private var epoch: String { opened?.epoch ?? "" }

  /// Whether the query asks for indented JSON.
  private var isPretty: Bool { query("pretty").map { $0 != "false" } ?? false }

  /// Returns a path parameter, decoded.
  package func parameter(_ index: Int) throws(Problem) -> String {
    guard let text = Target.decode(request.target[parameters[index]]) else {
      throw .undecodedPath
    }
    return text
  }

  /// Returns a query parameter, or nil.
  package func query(_ name: String) -> String? {
    query.last { $0.name == name }?.value
  }

  /// Returns a path parameter as an identifier, or nil if it is malformed.
  func identifier(_ index: Int) throws(Problem) -> Identifier? {
    if route.namesMoment { return Identifier(try momentParts().session) }
    // Most need no decoding, so only the others are decoded.
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

  /// The maximum bytes of a reply with a list or a log.
  package var replyBytes: Int { api.directory.limits.replyBytes }

  /// Returns the session in a path such as `/s/demo@8`, and the moment if it has one.
  private func momentParts() throws(Problem) -> (session: String, moment: String?) {
    MomentName.parts(of: try parameter(0))
  }

  /// Returns the session in the path.
  package func session() throws(Problem) -> Session {
    if let opened { return opened }
    do throws(SessionRefusal) {
      if let identifier = try? identifier(0), let session = try find(identifier) {
        opened = session
        return session
      }
    } catch { throw problem(error) }
    let name = route.namesMoment ? try momentParts().session : try parameter(0)
    // If names are secret, the error shows none.
    if api.access.isGuarded {
      throw Problem(.notFound, "There is no session '\(name)'.")
    }
    // A hint is worth reading a few names, but only if a session could have this name.
    let names = Identifier(name) == nil ? [] : (try? api.directory.names(limit: 100)) ?? []
    throw Problem(
      .notFound, "There is no session '\(name)'.", hint: didYouMean(name, among: names),
      example: Identifier(name) == nil ? nil : "curl -X PUT \(address)/sessions/\(name)")
  }

  /// Notes that the reply describes a session, so that it must not show undurable state.
  package func tells(of session: Session) { opened = session }

  /// Makes a reply wait until the state that it shows is durable.
  func settle(_ response: inout Response) {
    if isOutdated, let again = answerAgain() {
      response = again
      return
    }
    // A stream sends only durable events.
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

  /// Reads the session as it is, or as it was at a moment.
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

  /// Checks the session before a command; a command that was already carried out skips this.
  func check(_ look: (borrowing Session.View) throws(Problem) -> Void) throws(Problem) {
    let session = try session()
    if let key = try idempotencyKey() {
      let isRepeated: Bool
      do { isRepeated = try session.hasCarriedOut(key) } catch { throw problem(error) }
      if isRepeated { return }
    }
    try session.read(look)
  }

  /// The maximum number of items in a list, from the query.
  package func limit() throws(Problem) -> Int {
    guard let text = query("limit") else { return 1000 }
    guard let limit = Int(asWritten: text), (1...10_000).contains(limit) else {
      throw Problem(.invalidParameter, "limit goes from 1 to 10000.")
    }
    return limit
  }

  /// `dryRun` from the query.
  package func isDryRun() throws(Problem) -> Bool { try flag("dryRun") }

  /// Returns a Boolean query parameter; false if it is missing.
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

  /// The part of a reply that the client prefers.
  enum Preference: String {
    /// No body.
    case minimal = "return=minimal"
    /// The events, without the object.
    case events = "return=events"
  }

  /// The part of a write's reply that the client prefers; nil for all of it.
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

  /// The revisions at which a write may be carried out, from `If-Match`.
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

  /// The client's key for this command, from `Idempotency-Key`: up to 255 visible characters, in
  /// quotation marks or without.
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

  /// Whether the client already has a revision, by `If-None-Match`.
  package func has(_ revision: Int) -> Bool {
    request.knownCoding(of: EntityTag(revision, epoch: epoch)) != nil
  }

  /// The service's address as the client used it, for the commands in error replies.
  package var address: String { request.address(isSecure: isSecure) }

  /// The service's origin as the client used it.
  package var origin: String { request.origin(isSecure: isSecure) }

  private var isSecure: Bool { api.access.isSecure }

  /// The parts of the request that an operation reads.
  package var parts: RequestParts {
    RequestParts(
      name: try? parameter(1), body: request.body, contentType: request[.contentType])
  }

  /// The object's name in the path, decoded; empty if there is none.
  var name: String { (try? parameter(1)) ?? "" }

  /// Returns the same error with a working command, if the error has an example body.
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
  /// Indents JSON of less than a mebibyte.
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
