// Sends libFuzzer's inputs to the whole service, without a socket; a violated invariant traps.
//
// With FUZZ=`code`, an input is pasted source; with `dump`, it is text from lldb. Otherwise it is a list of
// requests, one per line as `METHOD /path {"a":"body"}`. Paths are relative to the session's, or to the service's
// after another slash. A first line `session {"a":"body"}` creates the session.

import Glibc
import HTTP
import JSON
import Operations
import SessionStorage
import TestSupport
import WindowAPI
import WindowService
import WindowSessions

private let kind = getenv("FUZZ").map { String(cString: $0) }

/// Called by libFuzzer for each input.
@c(LLVMFuzzerTestOneInput)
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  switch kind {
  case "code": paste(bytes)
  case "dump": importDump(bytes)
  default: perform(bytes)
  }
  return 0
}

/// Runs a source in a session with two windows.
private func paste(_ source: [UInt8]) {
  let service = Service()
  service.send(.post, "/windows", Array(#"{"id":"window1","isHidden":false}"#.utf8))
  service.send(.post, "/windows", Array(#"{"id":"window2"}"#.utf8))
  var writer = JSONWriter()
  writer.beginObject()
  writer.key("source")
  writer.value(String(decoding: source, as: UTF8.self))
  writer.endObject()
  let body = writer.finish().withBytes { Array($0) }
  // A dry run first, which must neither change anything nor have another outcome.
  let before = service.state
  let told = service.send(.post, "/code?dryRun=true", body)
  precondition(service.state == before, "a dry run changed something")
  let done = service.send(.post, "/code", body)
  precondition(done.status == told.status, "the dry run ended otherwise")
  if done.status == 200 {
    let lines = String(decoding: told.body, as: UTF8.self)
      .split(separator: #""dryRun":true,"#, maxSplits: 1).joined()
    precondition(lines == String(decoding: done.body, as: UTF8.self), "the dry run told otherwise")
  } else {
    precondition(service.state == before, "a refused source changed something")
  }
  service.checkDocument()
  service.checkPrograms()
}

/// Starts a session from lldb's text, and starts it again from its export.
private func importDump(_ text: [UInt8]) {
  let service = Service()
  for profile in ["ios12", "ios17"] {
    let reply = service.ask(
      .post, "/imports?id=\(profile)&profile=\(profile)", text, contentType: "text/plain")
    let document = service.ask(.get, "/sessions/\(profile)/export")
    precondition((reply.status == 201) == (document.status == 200), "a refused text made a session")
    guard reply.status == 201 else { continue }
    let again = service.ask(.post, "/imports?id=again-\(profile)", document.body)
    precondition(again.status == 201, "what was made of a text can't be imported")
  }
}

private func perform(_ input: [UInt8]) {
  var lines = input.split(separator: UInt8(ascii: "\n"))[...]
  var settings: [UInt8] = []
  if let first = lines.first, first.starts(with: "session ".utf8) {
    settings = Array(first.dropFirst("session ".utf8.count))
    lines.removeFirst()
  }
  let service = Service(settings)
  var past = [service.snapshot]
  for line in lines.prefix(24) {
    let parts = line.split(separator: UInt8(ascii: " "), maxSplits: 2)
    guard parts.count >= 2, let method = Method(rawValue: String(decoding: parts[0], as: UTF8.self))
    else { continue }
    let path = String(decoding: parts[1], as: UTF8.self)
    let body = parts.count > 2 ? Array(parts[2]) : []
    let before = service.state
    let reply =
      path.hasPrefix("//")
      ? service.ask(method, String(path.dropFirst()), body) : service.send(method, path, body)
    // Deleting or recreating the session is not a command.
    guard let epoch = service.epoch, epoch == past[0].epoch else { return }
    if reply.status >= 400 || method == .get || path.contains("dryRun=true") {
      precondition(service.state == before, "a refused request changed something")
    }
    let now = service.snapshot
    // A run of code is one command per statement.
    if now != past.last { past.append(now) }
  }
  for moment in past {
    precondition(service.snapshot(at: moment.revision) == moment, "the past is another")
  }
  service.checkDocument()
  service.checkPrograms()
}

/// One service with one session.
private final class Service {
  struct Reply {
    let status: Int
    let body: [UInt8]
  }

  private let api: WindowService
  private let session = "/sessions/s"

  init(_ settings: [UInt8] = []) {
    var limits = SessionLimits()
    (limits.viewsPerSession, limits.viewDepth, limits.objectsPerSession) = (60, 12, 200)
    let directory = SessionDirectory(
      limits: limits, store: MemoryStore(history: 100_000), coding: LogCoding(),
      encoder: WindowAPI.eventEncoder, clock: { 0 }, date: { 0 }, random: SplitMix64(seed: 1))
    api = WindowService(
      WindowAPI.routes,
      directory, limits: [], heartbeat: 15, isReady: { true }, jitter: { $0.lowerBound })
    if ask(.put, session, settings).status >= 400 { ask(.put, session) }
  }

  @discardableResult
  func send(_ method: Method, _ path: String, _ body: [UInt8] = []) -> Reply {
    ask(method, session + path, body)
  }

  @discardableResult
  func ask(
    _ method: Method, _ target: String, _ body: [UInt8] = [],
    contentType: String = "application/json"
  ) -> Reply {
    let response = api.respond(
      to: Request(
        method, Array(target.utf8),
        headers: body.isEmpty ? [] : [HeaderField(.contentType, contentType)], body: body))
    let status = Int(response.status.rawValue)
    let isJSON = response.contentType.map { "\($0)".contains("json") } == true
    precondition(status < 500, "\(method) \(target) is answered with \(status)")
    var bytes: [UInt8] = []
    switch consume response.body {
    case .empty: break
    case .stream: break
    case .bytes(let buffer): bytes = buffer.withBytes { Array($0) }
    case .constant(let constant): bytes = Array(constant)
    case .kept(let kept): bytes = kept.body.buffer.withBytes { Array($0) }
    }
    if isJSON, !bytes.isEmpty {
      do { try JSONReader.validate(bytes) } catch {
        preconditionFailure("a reply is no JSON: \(error)")
      }
    }
    return Reply(status: status, body: bytes)
  }

  /// A state of the session, with its whole snapshot.
  struct Snapshot: Equatable {
    let revision: Int
    let epoch: String
    let json: [UInt8]
  }

  var snapshot: Snapshot { snapshot("") }

  func snapshot(at revision: Int) -> Snapshot { snapshot("?at=\(revision)") }

  private func snapshot(_ query: String) -> Snapshot {
    let json = send(.get, "/snapshot\(query)").body
    let fields = Fields(json)
    guard let revision = fields.revision, let epoch = epoch else {
      preconditionFailure("a snapshot without its revision")
    }
    return Snapshot(revision: revision, epoch: epoch, json: json)
  }

  /// The session's epoch; nil if the session no longer exists.
  var epoch: String? {
    let reply = send(.get, "")
    return reply.status == 200 ? Fields(reply.body).epoch : nil
  }

  /// The list of sessions, and the whole state of this one.
  var state: [UInt8] { ask(.get, "/sessions").body + send(.get, "/snapshot").body }

  /// Imports the session's export. The import carries the commands out again and compares the hashes.
  func checkDocument() {
    let document = send(.get, "/export").body
    let made = ask(.post, "/imports?id=copy-of-it", document)
    let answer = String(decoding: made.body, as: UTF8.self)
    precondition(made.status == 201, "its own document is refused: \(answer)")
    let copy = ask(.get, "/sessions/copy-of-it/snapshot").body
    precondition(
      Fields(copy).hash == Fields(send(.get, "/snapshot").body).hash, "its document leads elsewhere"
    )
  }

  /// Prints the session as a program in each language.
  func checkPrograms() {
    for language in ["swift", "objc", "curl"] {
      precondition(send(.get, "/commands?as=\(language)").status == 200)
    }
  }
}

/// Fields of a JSON object.
private struct Fields {
  var revision: Int?
  var epoch: String?
  var hash: String?

  init(_ json: [UInt8]) {
    var reader = JSONReader(json)
    do throws(JSONError) {
      try reader.beginObject()
      while let key = try reader.nextKey() {
        switch key {
        case "revision": revision = Int(try reader.readDouble())
        case "epoch": epoch = try reader.readString()
        case "stateHash": hash = try reader.readString()
        default: try reader.skipValue()
        }
      }
    } catch { preconditionFailure("\(error)") }
  }
}
