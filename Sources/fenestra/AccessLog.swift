import Glibc
import HTTP
import Logging
import WindowAPI

/// Logs one line for each request that the handler behind it answers or the transport refuses.
struct AccessLog: Handler {
  private let handler: any Handler
  private let logger: Logger

  /// The handler with its log, or the handler alone where the level leaves requests out.
  static func wrapping(_ handler: any Handler, _ logger: Logger) -> any Handler {
    logger.logLevel <= .info ? AccessLog(handler: handler, logger: logger) : handler
  }

  func respond(to request: Request) -> Response {
    var (start, end) = (timespec(), timespec())
    clock_gettime(CLOCK_MONOTONIC, &start)
    let response = handler.respond(to: request)
    clock_gettime(CLOCK_MONOTONIC, &end)
    let microseconds =
      (end.tv_sec - start.tv_sec) * 1_000_000 + (end.tv_nsec - start.tv_nsec) / 1000
    var fields: Logger.Metadata = [
      "method": .string(request.method.rawValue),
      "target": .string(String(decoding: request.target, as: UTF8.self)),
      "status": .stringConvertible(Int(response.status.rawValue)),
      "microseconds": .stringConvertible(microseconds),
      "requestBytes": .stringConvertible(request.body.count),
    ]
    if WindowAPI.routes.indices.contains(response.operation) {
      fields["route"] = .string(WindowAPI.routes[response.operation].path)
    }
    if let count = response.bodyCount { fields["replyBytes"] = .stringConvertible(count) }
    if let field = response.headers.first(where: { $0.name == .traceParent }),
      let step = TraceParent(field.value)
    {
      fields["trace"] = .string(step.trace)
      fields["span"] = .string(step.span)
    }
    logger.info("request", metadata: fields)
    return response
  }

  func respond(to problem: Problem) -> Response {
    let response = handler.respond(to: problem)
    logger.info(
      "refused",
      metadata: [
        "status": .stringConvertible(Int(response.status.rawValue)),
        "code": .string(problem.code.name),
      ])
    return response
  }
}
