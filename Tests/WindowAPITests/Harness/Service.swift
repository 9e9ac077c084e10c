import Classroom
import HTTP
import Operations
import SessionStorage
import TestSupport
import Testing
import WindowAPI
import WindowService
import WindowSessions
import Workers

/// Waits until a reply may leave.
private final class Waiter: HeldReply {
  private let bell = Bell()

  func wait() { #expect(bell.wait()) }
  func leave() { bell.ring() }
  func kick() {}
}

/// The service without a socket; every reply is checked against openapi.yaml.
struct Service {
  static let operatorToken = "the-operator-of-these-tests-has-this"

  let api: WindowService
  private let store: FailingStore
  /// The address of the client, or nil.
  private var peer: ClientAddress?

  /// Keeps sessions in memory, or in the store `sessions`.
  init(
    limits: SessionLimits = SessionLimits(), classes: ClassLimits = ClassLimits(),
    history: Int = 1000, isReady: Bool = true,
    access: Access = Access(), web: WebFiles = WebFiles(), metrics: Metrics? = nil,
    random: Letters = Letters(), memory: MemoryBudget = MemoryBudget(),
    workers: WorkerPool? = nil, log: (any RequestLog)? = nil,
    shares: ShareTable = .standard, sessions: (any SessionStore)? = nil
  ) {
    store = FailingStore(MemoryStore(history: history))
    var limits = limits
    limits.unloadSeconds = 0
    let directory = SessionDirectory(
      limits: limits, store: sessions ?? store, coding: LogCoding(),
      encoder: WindowAPI.eventEncoder, clock: { 0 }, date: { 0 }, random: random,
      memory: memory)
    let table = [
      Limit("sessions", 1000, "sessions", answer: "503", option: "--max-sessions"),
      Limit("windows per session", 1000, "windows", answer: "422", option: "--max-windows"),
      Limit("depth of JSON", 64, "levels", answer: "400"),
    ]
    api = WindowService(
      WindowAPI.routes,
      directory, limits: table, heartbeat: 15, classes: classes, access: access, web: web,
      metrics: metrics, workers: workers, log: log, shares: shares,
      isReady: { isReady },
      jitter: { $0.lowerBound.rounded() })
  }

  /// The app of the examples: window1 is red and key, window2 blue, above it and hidden.
  static func demo(
    limits: SessionLimits = SessionLimits(), history: Int = 1000, workers: WorkerPool? = nil
  ) -> Service {
    let service = Service(limits: limits, history: history, workers: workers)
    for line in Contract.document["x-setup"]?.texts ?? [] { service(line) }
    return service
  }

  /// The same service, for a client at another address.
  func from(_ address: String) -> Service {
    var service = self
    service.peer = ClientAddress(address)
    return service
  }

  /// Fails from now on: no session can be read, except after `.full`, and none written.
  func fail(_ failure: StoreFailure) {
    store.fail(failure)
    if failure != .full { api.directory.expireIdle() }
  }

  /// Sends a request as one line, `METHOD target` and an optional JSON body, with header fields
  /// as `Name: value`.
  @discardableResult
  func callAsFunction(
    _ line: String, _ fields: String..., body: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Reply {
    send(line, fields, body: body, sourceLocation: sourceLocation)
  }

  @discardableResult
  func get(_ target: String, isChecked: Bool = true) -> Reply {
    send("GET \(target)", [], isChecked: isChecked)
  }

  @discardableResult
  func send(
    _ line: String, _ fields: [String], body: String? = nil, isChecked: Bool = true,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Reply {
    let parts = line.split(separator: " ", maxSplits: 2).map(String.init)
    guard parts.count >= 2, let method = HTTP.Method(rawValue: parts[0]) else {
      preconditionFailure(line)
    }
    let body = body ?? (parts.count > 2 ? parts[2] : "")
    var headers = fields.map { field -> HeaderField in
      let pair = field.split(separator: ":", maxSplits: 1).map { $0.drop { $0 == " " } }
      guard let name = HeaderName(rawValue: String(pair[0])) else { preconditionFailure(field) }
      return HeaderField(name, pair.count > 1 ? String(pair[1]) : "")
    }
    if !body.isEmpty, !headers.contains(where: { $0.name == .contentType }) {
      headers.append(HeaderField(.contentType, "application/json"))
    }
    headers.removeAll { $0.name == .contentType && $0.value.isEmpty }
    let request = Request(
      method, Array(parts[1].utf8), headers: headers, body: Array(body.utf8), peer: peer)
    var response = api.respond(to: request)
    store.settle()
    while let hold = response.hold {
      let waiter = Waiter()
      hold.begin(waiter)
      waiter.wait()
      response.hold = nil
      if let replacement = hold.takeReplacement() { response = replacement }
      store.settle()
    }
    let reply = Reply(response)
    if isChecked {
      let faults = Contract.faults(in: reply, to: method, parts[1])
      #expect(faults == [], "\(line)", sourceLocation: sourceLocation)
    }
    return reply
  }
}
