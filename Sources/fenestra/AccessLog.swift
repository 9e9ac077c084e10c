import Glibc
import HTTP
import Logging

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
    logger.info(
      "request",
      metadata: [
        "method": .string(request.method.rawValue),
        "target": .string(String(decoding: request.target, as: UTF8.self)),
        "status": .stringConvertible(Int(response.status.rawValue)),
        "microseconds": .stringConvertible(microseconds),
      ])
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
