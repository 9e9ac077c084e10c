package import HTTP
import JSON
package import WindowSessions

/// Prometheus's text format, version 0.0.4.
package struct MetricsText: ~Copyable {
  private var buffer = ByteBuffer(capacity: 8192)

  package init() {}

  /// Returns the whole text as a reply.
  package consuming func response() -> Response {
    Response(
      .ok, contentType: "text/plain; version=0.0.4; charset=utf-8",
      headers: [HeaderField(.cacheControl, "no-store")], body: .bytes(buffer))
  }

  package mutating func begin(_ name: String, _ kind: StaticString, _ help: String) {
    buffer.append("# HELP \(name) \(help)\n# TYPE \(name) \(kind)\n")
  }

  package mutating func begin(_ name: StaticString, _ kind: StaticString, _ help: StaticString) {
    buffer.append("# HELP \(name) \(help)\n# TYPE \(name) \(kind)\n")
  }

  package mutating func sample(_ name: String, _ labels: String, _ value: Int) {
    line(name, labels, "\(value)")
  }

  private mutating func line(_ name: String, _ labels: String, _ value: String) {
    buffer.append("\(name)\(labels.isEmpty ? "" : "{\(labels)}") \(value)\n")
  }

  package mutating func gauge(_ name: StaticString, _ help: StaticString, _ value: Int) {
    begin(name, "gauge", help)
    sample("\(name)", "", value)
  }

  package mutating func histogram(_ name: StaticString, _ labels: String, _ histogram: Histogram) {
    var total = 0
    let start = labels.isEmpty ? "" : labels + ","
    for index in 0...Histogram.bounds.count {
      total += histogram.bucket(index)
      let bound =
        index < Histogram.bounds.count ? "\(Double(Histogram.bounds[index]) / 1e9)" : "+Inf"
      sample("\(name)_bucket", "\(start)le=\"\(bound)\"", total)
    }
    line("\(name)_sum", labels, "\(Double(histogram.nanoseconds) / 1e9)")
    sample("\(name)_count", labels, total)
  }

  package mutating func memory(_ memory: MemoryBudget) {
    begin("fenestra_memory_bytes", "gauge", "Estimated memory in use, by category.")
    for category in MemoryBudget.Category.allCases {
      sample("fenestra_memory_bytes", "use=\"\(category.name)\"", memory[category])
    }
    gauge(
      "fenestra_memory_used_bytes", "Memory in use, as estimated or, if more, as measured.",
      memory.used)
    gauge("fenestra_memory_limit_bytes", "Memory that may be in use.", memory.limit)
    begin(
      "fenestra_memory_refusals_total", "counter", "Requests refused for lack of memory.")
    sample("fenestra_memory_refusals_total", "", memory.refusalCount)
  }

  /// Writes only the routes that were requested, since most never are.
  package mutating func requests(_ metrics: Metrics, of routes: [Route]) {
    // The API's paths hold no character that a label must escape.
    let labels =
      routes.map { "method=\"\($0.method.rawValue)\",route=\"\($0.path)\"" }
      + ["method=\"\",route=\"unknown\"", "method=\"\",route=\"refused\""]
    let rows = labels.indices.map(metrics.row)
    begin(
      "fenestra_http_requests_total", "counter",
      "Answered requests; HEAD counts as GET, and requests without a route as unknown.")
    for (label, row) in zip(labels, rows) {
      for (status, count) in row.counts {
        sample("fenestra_http_requests_total", "\(label),status=\"\(status.rawValue)\"", count)
      }
    }
    begin(
      "fenestra_http_request_duration_seconds", "histogram",
      "The time from a complete request to its reply, without waiting for the store.")
    for (label, row) in zip(labels, rows).dropLast() where !row.counts.isEmpty {
      histogram("fenestra_http_request_duration_seconds", label, row.times)
    }
  }
}
