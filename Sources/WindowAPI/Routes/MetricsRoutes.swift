import HTTP
import WindowService
import WindowSessions

extension WindowAPI {
  static func metrics(_ call: Call) throws(Problem) -> Response {
    let api = call.api
    var text = MetricsText()
    text.requests(api.metrics, of: routes)
    text.gauge("fenestra_sessions", "Sessions that stand.", api.directory.count)
    text.gauge("fenestra_event_streams", "Event streams that are open.", api.metrics.openStreams)
    if let connections = api.metrics.connections {
      text.gauge("fenestra_connections", "Connections that are open.", connections)
    }
    if let bytes = api.metrics.unsentBytes {
      text.gauge(
        "fenestra_unsent_bytes", "Bytes of large replies that clients have yet to read.", bytes)
    }
    text.begin(
      "fenestra_slow_readers_total", "counter",
      "Event streams that were closed because their clients read too slowly.")
    text.sample("fenestra_slow_readers_total", "", api.metrics.slowReaderCount)
    text.begin(
      "fenestra_commit_duration_seconds", "histogram",
      "How long replies waited for the store to commit their commands.")
    text.histogram("fenestra_commit_duration_seconds", "", api.metrics.commits)
    for counter in api.directory.storeCounters {
      let name = "fenestra_store_\(counter.name)_total"
      text.begin(name, "counter", counter.help)
      text.sample(name, "", counter.value)
    }
    text.memory(api.directory.memory)
    return text.response()
  }
}
