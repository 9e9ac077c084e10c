import Foundation
import Glibc
import TestSupport
import Testing

@Suite struct LogTests {
  /// Sends three requests; the last is refused.
  private func ask(_ service: Service) throws {
    try service.put("/sessions/demo")
    try service.curl("/sessions/demo/windows.txt")
    try service.post("/sessions/d%C3%A9mo/windows?x=%22")
  }

  @Test func `each request is a line of text`() throws {
    let service = try Service()
    try ask(service)
    let lines = service.logLines(3)
    let form =
      /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z info request method=([A-Z]+) microseconds=\d+ replyBytes=\d+ requestBytes=\d+ route=\S+ status=(\d{3}) target=(\S+)/
    let parts = try lines.map { try #require($0.wholeMatch(of: form)).output }
    #expect(parts.map(\.1) == ["PUT", "GET", "POST"])
    #expect(parts.map(\.2) == ["201", "200", "422"])
    #expect(
      parts.map(\.3) == [
        "/sessions/demo", "/sessions/demo/windows.txt", "/sessions/d%C3%A9mo/windows?x=%22",
      ])
  }

  @Test func `or a line of JSON`() throws {
    let service = try Service("--log-format", "json")
    try ask(service)
    let lines = service.logLines(3).map { JSON($0) }
    #expect(lines.map(\.["method"].string) == ["PUT", "GET", "POST"])
    #expect(lines.map(\.["level"].string) == ["info", "info", "info"])
    #expect(lines.map(\.["message"].string) == ["request", "request", "request"])
    #expect(lines.map(\.["status"].int) == [201, 200, 422])
    #expect(lines.last?["target"].string == "/sessions/d%C3%A9mo/windows?x=%22")
    for line in lines {
      #expect(
        line.keys == [
          "time", "level", "message", "method", "microseconds", "replyBytes", "requestBytes",
          "route", "status", "target",
        ])
      #expect(line["time"].string?.wholeMatch(of: /\d{4}-\d\d-\d\dT[0-9:.]{12}Z/) != nil)
    }
  }

  @Test func `a line tells the route, the sizes and the trace, and a reply its step in it`() throws
  {
    let service = try Service("--log-format", "json")
    let trace = String(repeating: "4bf9", count: 8)
    let reply = try service.curl(
      "/sessions/demo", "-X", "PUT", "--json", "{ }", "-H",
      "traceparent: 00-\(trace)-00f067aa0ba902b7-01")
    let line = JSON(try #require(service.logLines(1).first))
    #expect(line["route"].string == "/sessions/{session}")
    #expect(line["requestBytes"].int == 3)
    #expect(line["replyBytes"].int == reply.body.utf8.count)
    #expect(line["trace"].string == trace)
    let span = try #require(line["span"].string)
    #expect(span != "00f067aa0ba902b7")
    #expect(reply.headers["traceparent"] == "00-\(trace)-\(span)-01")
  }

  @Test func `what the transport refuses is a line too, and HEAD goes by its name`() throws {
    let service = try Service("--log-format", "json")
    try service.curl("/healthz", "--head")
    try service.curl("/healthz", "-X", "BREW")
    let lines = service.logLines(2).map { JSON($0) }
    #expect(lines.map(\.["message"].string) == ["request", "refused"])
    #expect(lines.map(\.["status"].int) == [200, 501])
    #expect(lines.first?["method"].string == "HEAD")
    #expect(lines.last?["code"].string == "unknown-method")
  }

  @Test func `at a higher level requests are left out`() throws {
    let service = try Service("--log-level", "notice")
    try ask(service)
    #expect(service.log.isEmpty)
    #expect(service.stop(15) == 0)
    #expect(service.log.split(separator: "\n").count == 2)
  }

  @Test func `a log that nobody reads holds up neither requests nor the stop`() throws {
    let log = try LogPipe()
    let service = try Service(options: [], errors: log.input)
    // Three times as much as the pipe and the queue hold.
    try log.overfill(service, requests: 1000)
    #expect(service.stop(SIGTERM) == 0)
  }

  @Test func `lines that the queue could not take are counted in a later line`() throws {
    let log = try LogPipe()
    let service = try Service(options: ["--log-format", "json"], errors: log.input)
    try log.overfill(service, requests: 1000)
    var lines: [JSON] = []
    // The count of dropped lines is written as soon as the pipe is read.
    #expect(
      eventually {
        lines += log.read()
        return lines.last?["lines"].int != nil
      })
    let dropped = try #require(lines.last?["lines"].int)
    #expect(lines.last?["message"].string == "dropped \(dropped) lines")
    #expect(dropped > 0 && lines.count - 1 + dropped == 1000)
    try service.curl("/healthz")
    #expect(
      eventually {
        lines += log.read()
        return lines.last?["target"].string == "/healthz"
      })
    #expect(service.stop(SIGTERM) == 0)
    lines += log.read()
    #expect(lines.suffix(2).map(\.["message"].string) == ["stopping", "stopped"])
  }
}

/// A pipe for a program's standard error.
private final class LogPipe {
  /// The end to which the program writes.
  let input: Int32
  private let output: Int32
  private var rest = Data()

  init() throws {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw GaveUp("no pipe") }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (output, input) = (ends[0], ends[1])
    // Only this end: a program may rely on writes that block.
    _ = fcntl(output, F_SETFL, O_NONBLOCK)
  }

  deinit {
    close(input)
    close(output)
  }

  /// Sends requests with targets of about 3,500 bytes; each must be answered.
  func overfill(_ service: Service, requests: Int) throws {
    let wire = try Wire(service.port)
    let path = "/healthz?x=" + String(repeating: "a", count: 3500)
    for _ in 0..<requests {
      try wire.send(Wire.request("GET", path))
      guard wire.reply() != nil else { throw GaveUp("a request was not answered") }
    }
  }

  /// Returns the complete lines since the last call.
  func read() -> [JSON] {
    var bytes = [UInt8](repeating: 0, count: 65536)
    while case let count = Glibc.read(output, &bytes, bytes.count), count > 0 {
      rest += bytes[0..<count]
    }
    guard let end = rest.lastIndex(of: UInt8(ascii: "\n")) else { return [] }
    defer { rest = Data(rest[(end + 1)...]) }
    return rest[..<end].split(separator: UInt8(ascii: "\n"))
      .map { JSON(String(decoding: $0, as: UTF8.self)) }
  }
}
