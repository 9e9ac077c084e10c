import Testing
import WindowAPI

@Suite struct MomentTests {
  let service = Service.demo()
  let path = "/sessions/demo/moments"

  @Test func `moments put together are the snapshots of their revisions`() throws {
    service(#"POST /sessions/demo/controllers {"id":"page"}"#)
    service(#"PATCH /sessions/demo/windows/window1 {"rootViewController":"page"}"#)
    service(#"POST /sessions/demo/views {"superview":"window1","clipsToBounds":true}"#)
    service("DELETE /sessions/demo/windows/window2")
    let reply = try #require(service.get(path).json)
    let parts = try #require(reply["parts"]?.elements)
    let moments = try #require(reply["moments"]?.elements)
    #expect(moments.map { $0["revision"] } == (0...7).map { .number(Double($0)) })
    #expect(Set(parts.map(\.json)).count == parts.count)
    for (revision, moment) in moments.enumerated() {
      let snapshot = service.get("/sessions/demo/snapshot?at=\(revision)").json
      #expect(moment["seq"] == snapshot?["seq"])
      #expect(moment["application"].flatMap { part($0, of: parts) } == snapshot?["application"])
      for list in ["screens", "windows", "views", "controllers"] {
        #expect(moment[list]?.elements.map { part($0, of: parts) } == snapshot?[list]?.elements)
      }
    }
  }

  @Test func `a moment has each line of the exploded picture`() throws {
    service(#"POST /sessions/demo/views {"id":"box","superview":"window1","clipsToBounds":true}"#)
    service(#"POST /sessions/demo/views {"superview":"box","frame":[0,0,10,10]}"#)
    service("POST /sessions/demo/windows/window2/makeKeyAndVisible")
    let reply = try #require(service.get("\(path)?from=6").json)
    let parts = try #require(reply["parts"]?.elements)
    let picture = try #require(reply["moments"]?.elements.first?["picture"])
    let numbers =
      (picture["clips"]?.elements ?? []) + (picture["levels"]?.elements ?? []).flatMap(\.elements)
    let pieces = numbers.compactMap { part($0, of: parts)?.text }.joined()
    let whole = service.get("/sessions/demo/snapshot.svg?style=exploded&at=6").body
    let lines = whole.split(separator: "\n").filter { !$0.hasPrefix("<g class=\"level\"") }
    #expect(pieces.contains("clip-box"))
    // Each piece is on its own line; the lines around it are not pieces.
    for line in lines.dropFirst(4) where !["</g>", "</svg>", "</defs>"].contains(line) {
      #expect(pieces.contains(line), "\(line)")
    }
  }

  @Test func `while the old key window resigns, the new one is key already`() {
    service("POST /sessions/demo/windows/window2/makeKeyAndVisible")
    let keys = { (at: String) in
      ["window1", "window2"].filter {
        service.get("/sessions/demo/windows/\($0)?at=\(at)")[["isKeyWindow"]] == true
      }
    }
    let told = service("GET /sessions/demo/events?after=0", "Accept: application/json").json
    let names = (told?["events"]?.elements ?? []).filter { $0["revision"] == 4 }
      .compactMap { $0["name"]?.text }
    #expect(
      names == [
        "UIWindowDidBecomeVisibleNotification", "UIWindowDidResignKeyNotification",
        "UIWindowDidBecomeKeyNotification",
      ])
    #expect(
      ["4.1", "4.2", "4.3", "4"].map(keys)
        == [["window1"], ["window2"], ["window2"], ["window2"]])
    #expect(keys("-1") == ["window1"])
    #expect(keys("-2.2") == keys("2.2"))
  }

  @Test func `a look into the middle of a turn changes nothing`() {
    let before = service.get("/sessions/demo/snapshot").body
    for event in 1...3 { _ = service.get("/sessions/demo/snapshot?at=2.\(event)") }
    _ = service.get("\(path)?within=events")
    #expect(service.get("/sessions/demo/snapshot").body == before)
  }

  @Test func `events that there are not can't be looked at`() {
    let told = { (at: String) in
      let reply = service.get("/sessions/demo/windows?at=\(at)")
      return "\(reply.problem): \(reply[["detail"]]?.text ?? "")"
    }
    #expect(told("2.9") == "404 unknown-revision: Revision 2 has no event 9, only 1 to 2.")
    #expect(told("1.1") == "404 unknown-revision: Revision 1 has no events.")
    #expect(told("0.1") == "404 unknown-revision: Revision 0 has no events.")
    for at in ["2.", "2.0", "2.-1", "2.1.1", ".1", "2.x", "2,1", "2.01"] {
      #expect(service.get("/sessions/demo/windows?at=\(at)").problem == "422 invalid-parameter")
    }
  }

  @Test func `the moments within a turn come before the one behind it`() throws {
    let told = { (query: String) -> String in
      let reply = service.get("\(path)?within=events&\(query)").json
      let moments = reply?["moments"]?.elements.map { moment in
        (moment["revision"]?.json ?? "") + (moment["event"].map { ".\($0.json)" } ?? "")
      }
      return "\(moments?.joined(separator: " ") ?? ""), \(reply?["next"]?.json ?? "")"
    }
    #expect(told("") == "0 1 2.1 2.2 2 3, null")
    #expect(told("limit=3") == #"0 1 2.1, "2.2""#)
    #expect(told("from=2.2") == "2.2 2 3, null")
    #expect(told("from=2.2&limit=1") == "2.2, 2")
    let reply = try #require(service.get("\(path)?within=events&from=2.1&limit=1").json)
    let parts = try #require(reply["parts"]?.elements)
    let moment = try #require(reply["moments"]?.elements.first)
    let snapshot = service.get("/sessions/demo/snapshot?at=2.1").json
    #expect(moment["seq"] == 1)
    #expect(
      moment["windows"]?.elements.map { part($0, of: parts) } == snapshot?["windows"]?.elements)
    #expect(service.get("\(path)?within=views").problem == "422 invalid-parameter")
  }

  @Test func `they begin where they are asked to, and say where to go on`() {
    let told = { (query: String) -> String in
      let reply = service.get("\(path)?\(query)").json
      let revisions = reply?["moments"]?.elements.compactMap { $0["revision"]?.json } ?? []
      return "\(revisions.joined(separator: " ")), \(reply?["next"]?.json ?? "")"
    }
    #expect(told("limit=2") == "0 1, 2")
    #expect(told("from=2") == "2 3, null")
    #expect(told("from=-1&limit=1") == "2, 3")
    #expect(told("from=3&limit=1") == "3, null")
    #expect(service.get("\(path)?from=4").problem == "404 unknown-revision")
    #expect(service.get("\(path)?limit=0").problem == "422 invalid-parameter")
  }

  @Test func `they begin with the oldest where history was cut`() {
    let service = Service.demo(history: 2)
    for _ in 0..<10 { service("POST /sessions/demo/windows/window2/makeKey") }
    let first = service.get(path).json?["moments"]?.elements.first?["revision"]
    #expect(first != 0)
    #expect(first != nil)
  }

  @Test func `with the log each moment has its command as it was sent and all that was told of it`()
    throws
  {
    service("POST /sessions/demo/windows/window1/makeKeyAndVisible")
    service("POST /sessions/demo/windows/window1/makeKey")
    let moments = try #require(service.get("\(path)?include=log").json?["moments"]?.elements)
    let commands = service.get("/sessions/demo/commands").json?["commands"]?.elements ?? []
    let history = service("GET /sessions/demo/events?include=all", "Accept: application/json")
    let events = history.json?["events"]?.elements ?? []
    #expect(moments.count == 6)
    #expect(moments.first?["command"]?.json == "null")
    #expect(moments.dropFirst().map { $0["command"] } == commands)
    #expect(moments.flatMap { $0["events"]?.elements ?? [] } == events)
    for moment in moments {
      let told = moment["events"]?.elements ?? []
      #expect(told.allSatisfy { $0["revision"] == moment["revision"] })
    }
    #expect(service.get("\(path)?from=2").json?["moments"]?.elements.first?["command"] == nil)
    #expect(service.get("\(path)?include=logs").problem == "422 invalid-parameter")
  }

  @Test func `of a screen that is not there yet the main one is drawn`() {
    service(#"POST /sessions/demo/screens {"id":"tv","size":{"width":640,"height":360}}"#)
    let moments = service.get("\(path)?from=3&screen=tv").json?["moments"]?.elements ?? []
    #expect(moments.map { $0["picture"]?["screen"] } == ["main", "tv"])
    #expect(service.get("\(path)?screen=-").problem == "422 invalid-parameter")
  }

  @Test func `a reply ends once it names many views`() {
    let views = (0..<100).map { _ in #"{"method":"POST","path":"/views"}"# }
    for _ in 0..<40 {
      service("POST /sessions/demo/commands", body: "[\(views.joined(separator: ","))]")
    }
    let reply = service.get("\(path)?from=38").json
    #expect(reply?["moments"]?.elements.count == 3)
    #expect(reply?["next"] == 41)
  }

  private func part(_ number: Tree, of parts: [Tree]) -> Tree? {
    guard case .number(let number) = number, parts.indices.contains(Int(number)) else { return nil }
    return parts[Int(number)]
  }
}
