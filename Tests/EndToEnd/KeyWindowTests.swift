import Testing

@Suite struct KeyWindowTests {
  private let service: Service

  init() throws {
    service = try Service()
    try service.put("/sessions/demo")
  }

  private func make(_ name: String, _ fields: String = #""isHidden":true"#) throws -> Reply {
    try service.post("/sessions/demo/windows", #"{"id":"\#(name)",\#(fields)}"#)
  }
  private func change(_ name: String, _ fields: String) throws -> Reply {
    try service.patch("/sessions/demo/windows/\(name)", "{\(fields)}")
  }
  private func call(_ action: String, _ name: String) throws -> Reply {
    try service.curl("/sessions/demo/windows/\(name)/\(action)", "-X", "POST")
  }
  private var application: JSON {
    get throws { try service.curl("/sessions/demo/application").json }
  }

  @Test func `makeKey on the key window does nothing and says why`() throws {
    _ = try make("a")
    _ = try call("makeKeyAndVisible", "a")
    let reply = try call("makeKey", "a")
    #expect(reply.status == 200)
    #expect(reply.events.isEmpty)
    #expect(reply.json["notes"].array.map(\.["rule"].string) == ["windows-2.5"])
  }

  @Test func `to show a window twice posts once`() throws {
    _ = try make("a")
    #expect(try change("a", #""isHidden":false"#).events == ["a DidBecomeVisible"])
    #expect(try change("a", #""isHidden":false"#).events.isEmpty)
    let history = try service.curl("/sessions/demo/events", "-H", "Accept: application/json").json
    #expect(history["events"].array.map(\.event) == ["a DidBecomeVisible"])
  }

  @Test func `a hidden window can be key, and stays hidden`() throws {
    _ = try make("a")
    _ = try make("b")
    _ = try call("makeKeyAndVisible", "a")
    let reply = try call("makeKey", "b")
    #expect(reply.events == ["a DidResignKey", "b DidBecomeKey"])
    #expect(reply.json["result"]["isHidden"].bool == true)
    #expect(reply.json["result"]["isKeyWindow"].bool == true)
    #expect(try application["keyWindow"].string == "b")
  }

  @Test func `a level and back again puts a window in front of its peers`() throws {
    for name in ["a", "b", "c"] { _ = try make(name, #""isHidden":false"#) }
    #expect(try change("a", #""windowLevel":1"#).events.isEmpty)
    #expect(try change("a", #""windowLevel":0"#).events.isEmpty)
    #expect(try application["windows"].strings == ["b", "c", "a"])
  }

  @Test func `makeKey reorders nothing`() throws {
    for name in ["a", "b", "c"] { _ = try make(name, #""isHidden":false"#) }
    #expect(try call("makeKey", "a").events == ["a DidBecomeKey"])
    #expect(try application["windows"].strings == ["a", "b", "c"])
  }

  @Test func `to hide the only window leaves no key window`() throws {
    _ = try make("a")
    _ = try call("makeKeyAndVisible", "a")
    let reply = try change("a", #""isHidden":true"#)
    #expect(reply.events == ["a DidResignKey", "a DidBecomeHidden"])
    #expect(try application["keyWindow"].isNull)
  }

  @Test func `a window that nobody holds is gone at the end of its turn`() throws {
    let reply = try make("a", #""isHidden":false,"windowLevel":100,"retained":false"#)
    #expect(reply.status == 200)
    #expect(reply.headers["location"] == nil)
    #expect(reply.json["result"].isNull)
    #expect(reply.events == ["a DidBecomeVisible", "a DidBecomeHidden", "a dealloc"])
    #expect(
      reply.json["events"].array.last?["reason"].string == "nothing ever held it strongly")
    #expect(try application["windows"].strings.isEmpty)
    #expect(try service.curl("/sessions/demo/windows/a").status == 404)
    #expect(try make("a").status == 409)
  }

  @Test func `a window lives as long as one reference to it`() throws {
    _ = try make("a", #""isHidden":false"#)
    try service.put("/sessions/demo/references/static.window", #"{"object":"a"}"#)
    #expect(try service.delete("/sessions/demo/references/a").events.isEmpty)
    let last = try service.delete("/sessions/demo/references/static.window")
    #expect(last.events == ["a DidBecomeHidden", "a dealloc"])
    #expect(last.json["events"].array.last?["reason"].string == "its last strong reference is gone")
  }
}
