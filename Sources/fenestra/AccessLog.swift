import HTTP
import Logging
import WindowAPI
import WindowService

/// Logs one line for each request that was answered or that the transport refused.
struct AccessLog: RequestLog {
  private let logger: Logger

  /// Returns nil if the log level omits requests.
  init?(_ logger: Logger) {
    guard logger.logLevel <= .info else { return nil }
    self.logger = logger
  }

  func answered(_ request: borrowing Request, _ response: borrowing Response, nanoseconds: Int) {
    var fields = Logger.Metadata(minimumCapacity: 9)
    fields["method"] = .string(request.method.rawValue)
    fields["target"] = .string(String(decoding: request.target, as: UTF8.self))
    fields["status"] = .stringConvertible(Int(response.status.rawValue))
    fields["microseconds"] = .stringConvertible(nanoseconds / 1000)
    fields["requestBytes"] = .stringConvertible(request.body.count)
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
  }

  func refused(_ problem: Problem) {
    logger.info(
      "refused",
      metadata: [
        "status": .stringConvertible(Int(problem.code.status.rawValue)),
        "code": .string(problem.code.name),
      ])
  }
}
