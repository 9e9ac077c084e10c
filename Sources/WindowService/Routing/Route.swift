public import HTTP
package import Operations
import WindowSessions
import Workers

/// One operation of the API: openapi.yaml describes it, and the router serves it.
///
/// A class, so that passing it with a request copies none of its parts.
public final class Route: Sendable {
  /// The method; GET includes HEAD, and every route has OPTIONS.
  public let method: Method
  /// The path, such as `/sessions/{session}`.
  public let path: String
  /// The name of the operation in openapi.yaml.
  public let operation: String
  /// The query parameters that it takes.
  public let query: [String]
  /// The media types that it can return, the default one first.
  public let produces: [String]

  /// Whether the reply depends only on a session's state and log, so that it is the same until these change.
  let isOfState: Bool
  /// How long it may take.
  let cost: Cost
  /// Whether its reply is small however large its session is.
  let hasSmallReply: Bool
  /// The object in its path that must be in memory.
  let subject: Subject
  /// Whether its path names a session and perhaps a moment of it, such as `demo@8`.
  let namesMoment: Bool
  /// Whether it reads from a session, which may be costly.
  let readsSession: Bool
  /// Its index among all routes.
  let number: Int
  /// The command that it carries out; nil for reads, and for operations with several commands.
  package let write: Write?
  let respond: @Sendable (Call) throws(Problem) -> Response

  /// Makes the route of an operation that carries out one command of a session.
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

  /// The same route with its index among all.
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

  /// The query parameters that every command may have.
  package static let writeQuery = ["dryRun", "as"]

  package static let json = "application/json"
  package static let text = "text/plain"
  package static let svg = "image/svg+xml"
}
