import Testing

@Suite struct ReferenceTests {
  let service = Service.demo()
  let references = "/sessions/demo/references"

  @Test func `each window is held by a variable of its name`() {
    #expect(
      service.get(references).line
        == #"200 {"references":[{"name":"window1","object":"window1"},"#
        + #"{"name":"window2","object":"window2"}]}"#)
    #expect(
      service.get("\(references)/window1").line == #"200 {"name":"window1","object":"window1"}"#)
  }

  @Test func `a new variable is created, and setting it again is not`() {
    let path = "\(references)/delegate.window"
    let first = service(#"PUT \#(path) {"object":"window1"}"#)
    #expect(first.status == 201)
    #expect(first["Location"] == path)
    #expect(first[["result"]]?.json == #"{"name":"delegate.window","object":"window1"}"#)
    let second = service(#"PUT \#(path) {"object":"window1"}"#)
    #expect(second.status == 200)
    #expect(second["Location"] == nil)
    #expect(service.get("/sessions/demo/application")[["delegate", "window"]] == "window1")
    #expect(
      service.get("/sessions/demo/windows/window1")[["references"]]
        == ["window1", "delegate.window"])
  }

  @Test func `a variable that is set to another object lets go of what it held`() {
    let reply = service(#"PUT \#(references)/window2 {"object":"window1"}"#)
    #expect(reply.status == 200)
    #expect(reply.events == ["window2 dealloc 1.5"])
    #expect(reply[["result", "object"]] == "window1")
    #expect(service.get("/sessions/demo/windows/window2").problem == "404 not-found")
  }

  @Test func `a variable that is set to null or deleted holds nothing`() {
    let set = service(#"PUT \#(references)/window2 {"object":null}"#)
    #expect(set.events == ["window2 dealloc 1.5"])
    #expect(set[["result"]]?.json == #"{"name":"window2","object":null}"#)
    #expect(service.get("\(references)/window2").problem == "404 not-found")
    let deleted = service("DELETE \(references)/window1")
    #expect(deleted.status == 200)
    #expect(deleted[["result"]]?.json == #"{"name":"window1","object":null}"#)
    #expect(deleted.events.last == "window1 dealloc 1.5")
    #expect(service.get(references).line == #"200 {"references":[]}"#)
  }

  @Test func `an object lives as long as one variable holds it`() {
    service(#"PUT \#(references)/static.window {"object":"window2"}"#)
    #expect(service("DELETE \(references)/window2").events == [])
    #expect(service("DELETE \(references)/static.window").events == ["window2 dealloc 1.5"])
  }

  @Test func `setting nothing to null changes nothing and says so`() {
    let reply = service(#"PUT \#(references)/spare {"object":null}"#)
    #expect(reply.status == 200)
    #expect(reply.events == [])
    #expect(service.get("\(references)/spare").problem == "404 not-found")
  }

  @Test func `what is not there can be neither read, held nor cleared`() {
    #expect(service.get("\(references)/windw1").hint == "Did you mean 'window1'?")
    #expect(service("DELETE \(references)/spare").problem == "404 not-found")
    let unknown = service(#"PUT \#(references)/spare {"object":"windw1"}"#)
    #expect(unknown.problem == "422 invalid-value /object")
    #expect(unknown.hint == "Did you mean 'window1'?")
    #expect(service("PUT \(references)/spare {}").problem == "422 missing-field /object")
    #expect(service("PUT \(references)/spare").problem == "422 missing-field /object")
    let name = "\(references)/2nd"
    #expect(service(#"PUT \#(name) {"object":"window1"}"#).problem == "422 invalid-parameter")
    #expect(service("DELETE \(name)").problem == "422 invalid-parameter")
    #expect(service.get(name).problem == "404 not-found")
  }
}
