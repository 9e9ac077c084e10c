public import HTTP
package import Operations
import WindowSessions
import Workers

/// One operation of the API: openapi.yaml describes each, and the router serves each.
///
/// A class, so that a request passes it on without copying its parts.
public final class Route: Sendable {
  /// The method; HEAD and OPTIONS come with GET and with any.
  public let method: Method
  /// The path, as in `/sessions/{session}`.
  public let path: String
  /// The name of the operation in openapi.yaml.
  public let operation: String
  /// The query parameters that it takes.
  public let query: [String]
  /// The media types that it can answer with, the first by default.
  public let produces: [String]

  /// Whether the reply is made of a session's state and log alone, and so the same until these change.
  let isOfState: Bool
  /// How long it may take.
  let cost: Cost
  /// Whether its reply is small however much there is in its session.
  let hasSmallReply: Bool
  /// What its path names that must be in memory.
  let subject: Subject
  /// Whether its path names a session and perhaps a moment of it, as in `demo@8`.
  let namesMoment: Bool
  /// Whether it shows something of a session, which may be dear.
  let readsSession: Bool
  /// Its place among all routes.
  let number: Int
  /// The command that it carries out; nil for what reads, and for what carries out several.
  package let write: Write?
  let respond: @Sendable (Call) throws(Problem) -> Response

  /// The route of an operation that carries out one command of a session.
  package convenience init(_ write: Write) {
    self.init(
      write.method, "/sessions/{session}" + write.path, write.name, query: Route.writeQuery,
      produces: [Route.json, Route.text],
      cost: write.takesLong ? .worker(.short) : .objects,
      write: write
    ) { call throws(Problem) in try call.perform(write) }
  }

  package init(
    _ method: Method, _ path: String, _ operation: String, query: [String] = [],
    produces: [String] = [json], cost: Cost = .objects, hasSmallReply: Bool = false,
    write: Write? = nil, _ respond: @escaping @Sendable (Call) throws(Problem) -> Response
  ) {
    self.method = method
    self.path = path
    self.operation = operation
    self.query = query
    self.produces = produces
    self.write = write
    self.respond = respond
    self.cost = cost
    self.hasSmallReply = hasSmallReply || cost == .small || method == .delete
    namesMoment = path.hasSuffix("/{moment}")
    subject =
      path.hasPrefix("/sessions/{session}") || namesMoment
      ? .session : path.hasPrefix("/classes/{code}") ? .classroom : .nothing
    isOfState =
      method == .get && path.hasPrefix("/sessions/{session}/")
      && (query.contains("at") || query.contains("from"))
    readsSession =
      method == .get && (path.hasPrefix("/sessions/{session}/") || namesMoment)
    number = -1
  }

  /// The same route at its place among all.
  package init(_ route: Route, number: Int) {
    (method, path, operation) = (route.method, route.path, route.operation)
    (query, produces, respond) = (route.query, route.produces, route.respond)
    write = route.write
    (isOfState, cost, subject) = (route.isOfState, route.cost, route.subject)
    namesMoment = route.namesMoment
    hasSmallReply = route.hasSmallReply
    readsSession = route.readsSession
    self.number = number
  }

  /// Whether it carries out several commands of a session in one turn.
  var isBatch: Bool { operation == LoggedCommand.batchName }

  /// The parameters that the query of every command may have.
  package static let writeQuery = ["dryRun", "as"]

  package static let json = "application/json"
  package static let text = "text/plain"
  package static let svg = "image/svg+xml"
}
