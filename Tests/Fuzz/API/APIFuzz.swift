// Sends the whole service, without a socket, whatever libFuzzer makes up; a broken promise traps.
//
// Where FUZZ is `code`, an input is a source that is pasted; else it is a list of commands, each in a
// line of its own as `METHOD /path {"a":"body"}`, with paths behind the session's.

import Glibc
import HTTP
import JSON
import SessionStorage
import TestSupport
import WindowAPI
import WindowSessions

private let isCode = getenv("FUZZ").map { String(cString: $0) } == "code"

/// Called by libFuzzer for each input.
@c(LLVMFuzzerTestOneInput)
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let service = Service()
  if isCode { paste(bytes, into: service) } else { perform(bytes, in: service) }
  service.checkPast()
  service.checkDocument()
  return 0
}

/// Runs a source in a session with two windows.
private func paste(_ source: [UInt8], into service: Service) {
  service.send(.post, "/windows", Array(#"{"id":"window1","isHidden":false}"#.utf8))
  service.send(.post, "/windows", Array(#"{"id":"window2"}"#.utf8))
  var writer = JSONWriter()
  writer.beginObject()
  writer.key("source")
  writer.value(String(decoding: source, as: UTF8.self))
  writer.endObject()
  let body = writer.finish().withBytes { Array($0) }
  // First without doing it, which must neither change anything nor end otherwise.
  let before = service.state
  let told = service.send(.post, "/code?dryRun=true", body)
  precondition(service.state == before, "a dry run changed something")
  let done = service.send(.post, "/code", body)
  precondition(done.status == told.status, "the dry run ended otherwise")
}

private func perform(_ lines: [UInt8], in service: Service) {
  for line in lines.split(separator: UInt8(ascii: "\n")).prefix(24) {
    let parts = line.split(separator: UInt8(ascii: " "), maxSplits: 2)
    guard parts.count >= 2, let method = Method(rawValue: String(decoding: parts[0], as: UTF8.self))
    else { continue }
    let (path, body) = (parts[1], parts.count > 2 ? Array(parts[2]) : [])
    let before = service.state
    let reply = service.send(method, String(decoding: path, as: UTF8.self), body)
    // To delete the session itself is no command.
    guard service.isThere else { return }
    if reply.status >= 400 || method == .get {
      precondition(service.state == before, "a refused request changed something")
    }
  }
}

/// One service with one session.
private final class Service {
  struct Reply {
    let status: Int
    let body: [UInt8]
  }

  private let api: WindowAPI
  private let session = "/sessions/s"

  init() {
    var limits = SessionLimits()
    (limits.viewsPerSession, limits.viewDepth, limits.objectsPerSession) = (60, 12, 200)
    let directory = SessionDirectory(
      limits: limits, store: MemoryStore(history: 100), coding: RequestCoding(),
      encoder: WindowAPI.eventEncoder, clock: { 0 }, date: { 0 }, random: SplitMix64(seed: 1))
    api = WindowAPI(
      directory, limits: [], heartbeat: 15, isReady: { true }, jitter: { $0.lowerBound })
    ask(.put, session)
  }

  @discardableResult
  func send(_ method: Method, _ path: String, _ body: [UInt8] = []) -> Reply {
    ask(method, session + path, body)
  }

  @discardableResult
  func ask(_ method: Method, _ target: String, _ body: [UInt8] = []) -> Reply {
    let response = api.respond(
      to: Request(
        method, Array(target.utf8),
        headers: body.isEmpty ? [] : [HeaderField(.contentType, "application/json")], body: body))
    let status = Int(response.status.rawValue)
    let isJSON = response.contentType.map { "\($0)".contains("json") } == true
    precondition(status < 500, "\(method) \(target) is answered with \(status)")
    var bytes: [UInt8] = []
    switch consume response.body {
    case .empty: break
    case .stream: break
    case .bytes(let buffer): bytes = buffer.withBytes { Array($0) }
    case .constant(let constant): bytes = Array(constant)
    }
    if isJSON, !bytes.isEmpty {
      do { try JSONReader.validate(bytes) } catch {
        preconditionFailure("a reply is no JSON: \(error)")
      }
    }
    return Reply(status: status, body: bytes)
  }

  var isThere: Bool { send(.get, "").status == 200 }

  /// The revision and the whole state.
  var state: [UInt8] { send(.get, "/snapshot").body }

  /// What the log leads to is what is there.
  func checkPast() {
    guard isThere else { return }
    let now = state
    let revision = Self.number("revision", in: now)
    precondition(send(.get, "/snapshot?at=\(revision)").body == now, "the past leads elsewhere")
  }

  /// The session comes back from its document.
  func checkDocument() {
    guard isThere else { return }
    let document = send(.get, "/export").body
    let made = ask(.post, "/imports?id=again", document)
    let answer = String(decoding: made.body, as: UTF8.self)
    precondition(made.status == 201, "its own document is refused: \(answer)")
  }

  private static func number(_ name: String, in json: [UInt8]) -> Int {
    var reader = JSONReader(json)
    do throws(JSONError) {
      try reader.beginObject()
      while let key = try reader.nextKey() {
        if key == name { return Int(try reader.readDouble()) }
        try reader.skipValue()
      }
    } catch { preconditionFailure("\(error)") }
    preconditionFailure("a snapshot without its \(name)")
  }
}
