import HTTP
import Problems
import Testing
import WindowAPI
import WindowService

@Suite struct MetricsTests {
  /// A clock that advances by a millisecond at each reading.
  // Only the one thread of its test reads it.
  private final class Clock: @unchecked Sendable {
    private var now = 0
    func look() -> Int {
      now += 1_000_000
      return now
    }
  }

  private let service: Service

  init() {
    let clock = Clock()
    service = Service(metrics: Metrics(routes: WindowAPI.routes.count) { clock.look() })
  }

  /// The samples with this prefix.
  private func samples(_ name: String) -> [String] {
    let text = service.get("/metrics").body
    return text.split(separator: "\n").map(String.init).filter { $0.hasPrefix(name) }
  }

  @Test func `nothing is counted before anything was asked for`() {
    let reply = service.get("/metrics")
    #expect(reply.contentType == "text/plain")
    #expect(reply["Cache-Control"] == "no-store")
    #expect(!reply.body.contains("fenestra_http_requests_total{"))
    #expect(reply.body.contains("\nfenestra_sessions 0\n"))
    #expect(reply.body.hasSuffix("\n"))
  }

  @Test func `requests are counted by the pattern of their path and by status`() {
    service("PUT /sessions/demo")
    service("PUT /sessions/demo")
    service("PUT /sessions/other")
    service.get("/sessions/demo")
    service.get("/sessions/nobody")
    service.get("/sessions/demo?x=1")
    service("HEAD /sessions/demo")
    service.get("/nowhere")
    service("DELETE /sessions")
    _ = service.api.respond(to: Problem(.contentTooLarge, "x"))
    let get = #"fenestra_http_requests_total{method="GET",route="/sessions/{session}",status="#
    let put = #"fenestra_http_requests_total{method="PUT",route="/sessions/{session}",status="#
    #expect(
      samples("fenestra_http_requests_total") == [
        #"\#(put)"200"} 1"#, #"\#(put)"201"} 2"#, #"\#(get)"200"} 2"#, #"\#(get)"404"} 1"#,
        #"\#(get)"422"} 1"#,
        #"fenestra_http_requests_total{method="",route="unknown",status="404"} 1"#,
        #"fenestra_http_requests_total{method="",route="unknown",status="405"} 1"#,
        #"fenestra_http_requests_total{method="",route="refused",status="413"} 1"#,
      ])
    #expect(samples("fenestra_sessions ") == ["fenestra_sessions 2"])
  }

  @Test func `times go to the bucket that holds them and all above`() {
    service.get("/healthz")
    service.get("/healthz")
    let name = "fenestra_http_request_duration_seconds"
    let labels = #"method="GET",route="/healthz""#
    #expect(
      samples("\(name)_bucket{\(labels)").map { $0.split(separator: ",").last } == [
        #"le="1.6384e-05"} 0"#, #"le="6.5536e-05"} 0"#, #"le="0.000262144"} 0"#,
        #"le="0.001048576"} 2"#, #"le="0.004194304"} 2"#, #"le="0.016777216"} 2"#,
        #"le="0.067108864"} 2"#, #"le="0.268435456"} 2"#, #"le="1.073741824"} 2"#,
        #"le="+Inf"} 2"#,
      ])
    #expect(samples("\(name)_sum{\(labels)") == ["\(name)_sum{\(labels)} 0.002"])
    #expect(samples("\(name)_count{\(labels)") == ["\(name)_count{\(labels)} 2"])
  }

  @Test(arguments: [
    (0, 0), (1, 0), (16_384, 0), (16_385, 1), (65_536, 1), (65_537, 2), (262_144, 2),
    (1_073_741_824, 8), (1_073_741_825, 9), (Int.max / 2, 9),
  ])
  func `a bucket holds its bound and not one nanosecond more`(time: Int, bucket: Int) {
    let steps = Steps([0, time])
    let service = Service(metrics: Metrics(routes: WindowAPI.routes.count) { steps.next() })
    service.get("/healthz")
    let counts = service.get("/metrics").body.split(separator: "\n")
      .filter { $0.hasPrefix("fenestra_http_request_duration_seconds_bucket") }
      .map { $0.hasSuffix(" 1") }
    #expect(counts.firstIndex(of: true) == bucket)
  }

  /// Returns these times, and then the last one again and again.
  private final class Steps: @unchecked Sendable {
    private var times: [Int]
    init(_ times: [Int]) { self.times = times }
    func next() -> Int { times.count > 1 ? times.removeFirst() : times[0] }
  }

  @Test func `streams count while they are open, and those of slow readers when they are cut`() {
    service("PUT /sessions/demo")
    let first = service.get("/sessions/demo/events")
    let second = service.get("/sessions/demo/events")
    #expect(samples("fenestra_event_streams ") == ["fenestra_event_streams 2"])
    first.stream?.close()
    #expect(samples("fenestra_event_streams ") == ["fenestra_event_streams 1"])
    second.stream?.close()
    #expect(samples("fenestra_event_streams ") == ["fenestra_event_streams 0"])
    #expect(samples("fenestra_slow_readers_total ") == ["fenestra_slow_readers_total 0"])
  }

  @Test func `connections and unsent bytes are told once a transport counts them`() {
    #expect(samples("fenestra_connections ").isEmpty)
    #expect(samples("fenestra_unsent_bytes ").isEmpty)
    let metrics = Metrics(routes: WindowAPI.routes.count) { 0 }
    metrics.attach(
      Metrics.Transport(connections: { 3 }, unsentBytes: { 70_000 }, unsentLimit: 100_000))
    let text = Service(metrics: metrics).get("/metrics").body
    #expect(text.contains("\nfenestra_connections 3\n"))
    #expect(text.contains("\nfenestra_unsent_bytes 70000\n"))
  }

  @Test func `every sample belongs to a family that says what it is`() {
    service("PUT /sessions/demo")
    var family = ""
    for line in service.get("/metrics").body.split(separator: "\n") {
      let words = line.split(separator: " ")
      if words[0] == "#" {
        if words[1] == "HELP" { family = String(words[2]) }
        #expect(words[2] == family)
        continue
      }
      #expect(words.count == 2 && Double(words[1]) != nil)
      let name = words[0].prefix { $0 != "{" }
      let isOfFamily = ["", "_bucket", "_sum", "_count"].contains { name == family + $0 }
      #expect(isOfFamily, "\(line)")
    }
  }

  @Test func `where access is guarded it takes the operator's token`() {
    let guarded = Service(
      access: Access(isGuarded: true, operatorToken: Service.operatorToken))
    #expect(guarded.get("/metrics").problem == "401 token-needed")
    #expect(
      guarded("GET /metrics", "Authorization: Bearer \(Service.operatorToken)").status == 200)
    let nobody = Service(access: Access(isGuarded: true))
    #expect(nobody.get("/metrics").problem == "403 operator-only")
  }

  @Test func `a reply goes on with the trace of its request`() {
    let trace = "0af7651916cd43dd8448eb211c80319c"
    let reply = service("GET /healthz", "Traceparent: 00-\(trace)-b7ad6b7169203331-01")
    let step = reply["Traceparent"].flatMap { TraceParent($0) }
    #expect(step?.trace == trace)
    #expect(step?.span != "b7ad6b7169203331")
    #expect(step?.flags == "01")
    let begun = service("GET /nowhere", "Traceparent: 00-\(trace)-0-01")["Traceparent"]
    #expect(begun.flatMap { TraceParent($0) }.map { $0.trace != trace } == true)
    #expect(service.get("/healthz")["Traceparent"] == nil)
  }
}
