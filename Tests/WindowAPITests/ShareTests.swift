import Classroom
import HTTP
import Synchronization
import Testing
import WindowSessions

@testable import WindowAPI
@testable import WindowService

/// A client's shares of costly operations, as transcripts with a stepped clock.
@Suite struct ShareTests {
  private let clock = Clock()

  /// Nanoseconds that pass when a test says so.
  private final class Clock: Sendable {
    let now = Mutex(5_000_000_000)
    func step(_ seconds: Double) { now.withLock { $0 += Int(seconds * 1e9) } }
  }

  private func service(
    _ shares: (inout ShareTable) -> Void, limits: SessionLimits = SessionLimits(),
    classes: ClassLimits = ClassLimits(), access: Access = Access()
  ) -> Service {
    var table = ShareTable.standard
    shares(&table)
    let clock = clock
    let service = Service(
      limits: limits, classes: classes, access: access,
      metrics: Metrics(routes: WindowAPI.routes.count) { clock.now.withLock { $0 } }, shares: table)
    service("PUT /sessions/demo")
    return service.from("192.0.2.1")
  }

  private func guarded(_ shares: (inout ShareTable) -> Void) throws -> (Service, Tree) {
    let clock = clock
    var table = ShareTable.standard
    shares(&table)
    let service = Service(
      access: Access(isGuarded: true, operatorToken: Service.operatorToken),
      metrics: Metrics(routes: WindowAPI.routes.count) { clock.now.withLock { $0 } }, shares: table)
    return (service.from("192.0.2.1"), try #require(service("POST /sessions").json))
  }

  private func bearer(_ token: String?) -> String { "Authorization: Bearer \(token ?? "")" }

  @Test func `a client has its burst, and then one as time passes`() {
    let service = service { $0[.newSessions] = Share(burst: 2, rate: 0.5) }
    #expect((1...2).map { _ in service("POST /sessions").status } == [201, 201])
    let refused = service("POST /sessions")
    #expect(refused.problem == "429 too-fast")
    #expect(refused["Retry-After"] == "2")
    #expect(refused["RateLimit-Policy"] == #""new-sessions";q=2;w=4"#)
    #expect(refused["RateLimit"] == #""new-sessions";r=0;t=2"#)
    clock.step(1.5)
    #expect(service("POST /sessions")["Retry-After"] == "1")
    clock.step(0.5)
    #expect((1...2).map { _ in service("POST /sessions").status } == [201, 429])
    clock.step(3600)
    #expect((1...3).map { _ in service("POST /sessions").status } == [201, 201, 429])
  }

  @Test func `forks and imports are sessions too, and one that stood before is none`() {
    let service = service { $0[.newSessions] = Share(burst: 3, rate: 1) }
    let document = service.get("/sessions/demo/export").body
    #expect(
      (1...9).map { _ in service("PUT /sessions/demo").status } == Array(repeating: 200, count: 9))
    #expect(service("POST /sessions/demo/forks").status == 201)
    #expect(service("POST /imports?id=copy", body: document).status == 201)
    #expect(service("PUT /sessions/third").status == 201)
    for line in ["POST /sessions", "PUT /sessions/fourth", "POST /sessions/demo/forks"] {
      #expect(service(line).status == 429, "\(line)")
    }
    #expect(service("POST /imports?id=other", body: document).status == 429)
  }

  @Test func `what one address has used up, another has not`() {
    let service = service { $0[.newSessions] = Share(burst: 1, rate: 0.001) }
    let others = ["192.0.2.2", "2001:db8::1", "2001:db8:0:1::1"]
    for client in [service] + others.map(service.from) {
      #expect((1...2).map { _ in client("POST /sessions").status } == [201, 429])
    }
    #expect(service.from("2001:db8::2")("POST /sessions").status == 429, "the same network")
  }

  @Test func `a lifted share lets all pass`() {
    let service = service { $0[.newSessions] = nil }
    #expect((1...50).allSatisfy { _ in service("POST /sessions").status == 201 })
  }

  @Test func `a client behind a proxy that is trusted is who the proxy says`() {
    let proxies = TrustedProxies([AddressBlock("192.0.2.1")].compactMap { $0 })
    let service = service(
      { $0[.newSessions] = Share(burst: 1, rate: 0.001) }, access: Access(proxies: proxies))
    let statuses = ["203.0.113.1", "203.0.113.2", "203.0.113.1"].map { client in
      service("POST /sessions", "X-Forwarded-For: \(client)").status
    }
    #expect(statuses == [201, 201, 429])
    let stranger = service.from("192.0.2.9")
    let forged = ["203.0.113.3", "203.0.113.4"].map { client in
      stranger("POST /sessions", "X-Forwarded-For: \(client)").status
    }
    #expect(forged == [201, 429])
  }

  @Test func `the operator has all`() throws {
    let (service, _) = try guarded { $0[.newSessions] = Share(burst: 1, rate: 0.001) }
    #expect((1...2).map { _ in service("POST /sessions").status } == [201, 429])
    #expect(service("POST /sessions", bearer(Service.operatorToken)).status == 201)
    #expect(service("POST /sessions", bearer("another")).status == 429)
  }

  @Test func `a token has one share wherever it is sent from`() throws {
    let (service, session) = try guarded { $0[.codeRuns] = Share(burst: 2, rate: 0.001) }
    let path = "/sessions/\(session["id"]?.text ?? "")/code"
    let token = bearer(session["controlToken"]?.text)
    let statuses = ["192.0.2.1", "192.0.2.2", "192.0.2.3"].map { client in
      service.from(client)("POST \(path)", token, body: #"{"source":"1;"}"#).status
    }
    #expect(statuses == [200, 200, 429])
  }

  // MARK: - Classes

  private func open(_ service: Service) -> String {
    service("POST /sessions/demo/class")["Location"] ?? ""
  }

  @Test func `wrong codes count for the address that tries them, never for others`() throws {
    let service = service { $0[.wrongCodes] = Share(burst: 3, rate: 0.5) }
    let path = open(service)
    let thief = service.from("198.51.100.1")
    #expect((1...5).map { _ in thief.get("/classes/222222").status } == [404, 404, 404, 429, 429])
    for target in [path, "\(path)/events"] {
      let refused = thief.get(target)
      #expect(refused.problem == "429 too-fast")
      #expect(refused["RateLimit"] == #""wrong-codes";r=0;t=2"#)
    }
    let student = service.from("203.0.113.1")
    #expect(student.get(path).status == 200)
    #expect(student.get("\(path)/events").status == 200)
    clock.step(2)
    #expect(thief.get(path).status == 200)
    #expect((1...2).map { _ in thief.get("/classes/222222").status } == [404, 429])
  }

  @Test func `a guess at an address does not keep out those there who follow the class`() throws {
    let service = service { $0[.wrongCodes] = Share(burst: 1, rate: 0.001) }
    let path = open(service)
    let follower = try Follower(service.get("\(path)/events"))
    #expect((1...2).map { _ in service.get("/classes/222222").status } == [404, 429])
    #expect(service.get(path).status == 200)
    follower.stream.close()
    #expect(service.get(path).status == 429)
  }

  @Test func `a class that the session has costs nothing`() {
    let service = service { $0[.newClasses] = Share(burst: 1, rate: 0.001) }
    #expect((1...3).map { _ in service("POST /sessions/demo/class").status } == [201, 200, 200])
    service("PUT /sessions/other")
    #expect(service("POST /sessions/other/class").status == 429)
  }

  @Test func `an address has an answer for each of its streams, and a few more`() throws {
    var classes = ClassLimits()
    (classes.guests, classes.answers, classes.hands) = (1, 8, 8)
    let service = service({ _ in }, classes: classes)
    let path = open(service)
    service(#"POST \#(path)/polls {"question":"?","options":["a","b"]}"#)
    var keys = 0
    func answer(_ client: Service) -> Int {
      keys += 1
      return client(
        "POST \(path)/polls/1/answers", body: #"{"key":"student-\#(keys)","option":0}"#
      ).status
    }
    func raise(_ client: Service) -> Int { client("POST \(path)/hands").status }
    #expect((1...2).map { _ in answer(service) } == [200, 422])
    #expect((1...2).map { _ in raise(service) } == [201, 422])
    let followers = try (1...6).map { _ in try Follower(service.get("\(path)/events")) }
    #expect((1...4).map { _ in answer(service) } == [200, 200, 200, 422], "half of all at most")
    #expect((1...4).map { _ in raise(service) } == [201, 201, 201, 422])
    #expect(answer(service.from("192.0.2.2")) == 200)
    #expect(raise(service.from("192.0.2.2")) == 201)
    withExtendedLifetime(followers) {}
  }

  @Test func `one address has half of the places in a class, and of a session's streams`() throws {
    var (classes, limits) = (ClassLimits(), SessionLimits())
    (classes.students, limits.streamsPerSession) = (4, 4)
    let service = service({ _ in }, limits: limits, classes: classes)
    for target in ["\(open(service))/events", "/sessions/demo/events"] {
      let streams = try (1...2).map { _ in try Follower(service.get(target)) }
      #expect(service.get(target).problem == "429 too-many-streams")
      #expect(service.from("192.0.2.2").get(target).status == 200)
      streams[0].stream.close()
      #expect(service.get(target).status == 200)
    }
  }

  @Test func `a class ends when its teacher has not been there for long`() throws {
    let service = service { _ in }
    let path = open(service)
    let follower = try Follower(service.get("\(path)/events"))
    clock.step(12 * 3600 - 1)
    service(#"PATCH \#(path) {"revision":0}"#)
    clock.step(12 * 3600 - 1)
    service.api.classes.endIdle()
    #expect(service.get(path).status == 200, "a student that looks is no teacher")
    clock.step(1)
    service.api.classes.endIdle()
    #expect(service.get(path).problem == "404 not-found")
    #expect(follower.readAll().contains(#"event: bye"#))
  }

  // MARK: - Other pages

  @Test func `a page of another origin reads so much of sessions and no more`() {
    let service = service(
      { $0[.foreignReads] = Share(burst: 2, rate: 0.5) },
      access: Access(origins: ["https://lessons.example"]))
    func get(_ target: String, _ fields: String...) -> Int {
      service.send("GET \(target)", ["Sec-Fetch-Site: cross-site"] + fields, isChecked: false)
        .status
    }
    let picture = "/sessions/demo/snapshot.svg"
    #expect([get(picture), get("/s/demo"), get(picture), get("/s/demo")] == [200, 200, 429, 429])
    let head = service.send("HEAD \(picture)", ["Sec-Fetch-Site: cross-site"], isChecked: false)
    #expect(head.status == 429)
    #expect(get("/web/app.js") == 200)
    #expect(get(picture, "Origin: https://lessons.example") == 200)
    #expect(service.get(picture).status == 200)
    clock.step(2)
    #expect(get(picture) == 200)
  }

  // MARK: - What is remembered

  @Test func `as many buckets are remembered as may be, and full ones are forgotten first`() throws
  {
    let share = try #require(Share(burst: 10, rate: 1))
    var ledger = ShareLedger(capacity: 100)
    func key(_ number: Int) -> ShareLedger.Key {
      ShareLedger.Key(kind: .hands, holder: .address(ClientAddress(ipv4: UInt32(number))))
    }
    for _ in 0..<10 { ledger.take(key(0), share, at: 0) }
    #expect(ledger.wait(key(0), share, at: 0) == 1_000_000_000)
    for number in 1...10_000 {
      ledger.take(key(number), share, at: 0)
      #expect(ledger.count <= 100)
    }
    #expect(ledger.wait(key(0), share, at: 0) == 1_000_000_000, "the emptiest stays")
    for number in 1...10_000 { ledger.take(key(number), share, at: 10_000_000_000 + number) }
    #expect(ledger.wait(key(0), share, at: 10_000_000_000) == 0)
  }

  @Test func `limits tell each share`() {
    let limits = ShareTable.standard.limits
    #expect(limits.count == Share.Kind.allCases.count)
    #expect(
      limits.first
        == Limit(
          "share of new-sessions", 4000, "at once, then one in 2 seconds", answer: "429",
          option: "--share"))
    #expect(ShareTable.none.limits == [])
  }

  @Test func `a share out of bounds is none`() {
    #expect(Share(burst: -1, rate: 1) == nil)
    #expect(Share(burst: 1, rate: 0) == nil)
    #expect(Share(burst: 1, rate: .nan) == nil)
    #expect(Share(burst: 1, rate: .infinity) == nil)
    #expect(Share(burst: 1_000_000, rate: 0.001)?.interval == 1_000_000_000_000)
  }
}
