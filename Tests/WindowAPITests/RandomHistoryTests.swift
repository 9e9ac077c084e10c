import TestSupport
import Testing
import WindowSessions

/// Random requests: looking back, a fork, and an export with an import return the same replies
/// again.
@Suite struct RandomHistoryTests {
  @Test(arguments: 0..<6)
  func `each earlier revision is what it was, here and wherever the log goes`(seed: Int) throws {
    var limits = SessionLimits()
    (limits.sessions, limits.viewsPerSession, limits.viewDepth) = (6, 20, 4)
    let service = Service.demo(limits: limits)
    for line in [
      #"POST /sessions/demo/views {"id":"box","superview":"window1"}"#,
      #"POST /sessions/demo/views {"id":"label","superview":"box"}"#,
      #"POST /sessions/demo/controllers {"id":"home"}"#,
      #"POST /sessions/demo/controllers {"id":"list"}"#,
      #"POST /sessions/demo/controllers {"id":"nav","class":"UINavigationController"}"#,
    ] { service(line) }
    let snapshot = { (query: String) in
      service.get("/sessions/demo/snapshot\(query)", isChecked: false).body
    }
    var random = SplitMix64(seed: UInt64(seed) + 100)
    var grammar = RequestGrammar(random)
    let first = Int((try Tree(json: snapshot("")))["revision"]?.number ?? 0)
    var seen: [String?] = []
    for _ in 0..<150 {
      let known = service.get("/sessions/demo", isChecked: false)[["revision"]]?.number ?? 0
      // Only the last revision of a request with several is observed.
      while first + seen.count < Int(known) { seen.append(nil) }
      if Int(known) == first + seen.count { seen.append(snapshot("")) }
      if random.chance(40) { service(random.pick(Self.commands)) }
      let request = grammar.request()
      // This session stays; the grammar makes and deletes the others.
      if request.line.hasPrefix("DELETE"), request.line.count(where: { $0 == "/" }) == 2 {
        continue
      }
      service.send(request.line, request.fields, body: request.body, isChecked: false)
    }
    let last = first + seen.count - 1
    #expect(seen.count > 20)
    let shuffled = (first...last).shuffled(using: &random)
    for at in shuffled + (first...last) {
      guard let seen = seen[at - first] else { continue }
      #expect(snapshot("?at=\(at)") == seen)
    }

    let document = service.get("/sessions/demo/export").body
    let whole = service.get("/sessions/demo/snapshot").json?["stateHash"]
    let epoch = service.get("/sessions/demo")[["epoch"]]?.text ?? ""
    service("DELETE /sessions/demo")
    let reply = service("POST /imports", body: document)
    #expect(reply.status == 201, "\(reply.line)")
    #expect(service.get("/sessions/demo/snapshot").json?["stateHash"] == whole)
    let other = reply[["epoch"]]?.text ?? ""
    for at in first...last {
      guard let seen = seen[at - first] else { continue }
      #expect(snapshot("?at=\(at)").replacing(other, with: epoch) == seen)
    }
  }

  private static let commands = [
    "POST /sessions/demo/windows", "POST /sessions/demo/windows/window2/makeKeyAndVisible",
    "POST /sessions/demo/windows/window1/makeKeyAndVisible",
    #"PATCH /sessions/demo/windows/window2 {"isHidden":true}"#,
    #"PATCH /sessions/demo/windows/window1 {"windowLevel":5}"#,
    #"POST /sessions/demo/windows/window1/makeKey"#,
    #"PATCH /sessions/demo/windows/window1 {"rootViewController":"nav"}"#,
    #"POST /sessions/demo/controllers/nav/push {"controller":"list"}"#,
    "POST /sessions/demo/controllers/nav/pop",
    #"POST /sessions/demo/views {"superview":"box"}"#,
    #"POST /sessions/demo/views/window2/subviews {"view":"box"}"#,
    #"POST /sessions/demo/inputs {"type":"tap","at":[100,150]}"#,
    "DELETE /sessions/demo/references/window1",
    #"PUT /sessions/demo/references/a {"object":"window2"}"#,
    #"PATCH /sessions/demo/application {"state":"background"}"#,
    #"PATCH /sessions/demo/application {"state":"active"}"#,
    #"POST /sessions/demo/commands [{"method":"POST","path":"/windows"},{"method":"POST","path":"/views"}]"#,
  ]
}
