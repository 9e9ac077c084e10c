import HTTP
import Operations
import Problems
import Testing
import WindowAPI
import WindowModel

@Suite struct ServiceTests {
  let service = Service()

  @Test func `a service tells that it is well and ready`() {
    #expect(service.get("/healthz").line == #"200 {"status":"ok"}"#)
    #expect(service.get("/readyz").line == #"200 {"status":"ready"}"#)
  }

  @Test func `a service that stops is well but not ready`() {
    let stopping = Service(isReady: false)
    #expect(stopping.get("/healthz").status == 200)
    let reply = stopping.get("/readyz")
    #expect(reply.problem == "503 shutting-down")
    #expect(reply["Retry-After"] == "1")
  }

  @Test func `the tour is a text, or a page for who likes that better`() {
    #expect(service.get("/").contentType == "text/plain")
    #expect(service("GET /", "Accept: */*").contentType == "text/plain")
    let page = service("GET /", "Accept: text/html,application/xhtml+xml,*/*;q=0.8")
    #expect(page.contentType == "text/html")
    #expect(page["Vary"] == "Accept")
  }

  @Test func `limits tell their option, or null where they are fixed`() {
    let limits = service.get("/limits").json?["limits"]?.elements ?? []
    #expect(limits.map { $0["name"] } == ["sessions", "windows per session", "depth of JSON"])
    #expect(limits.map { $0["option"] } == ["--max-sessions", "--max-windows", .null])
  }

  @Test func `every rule has a page of its own`() {
    let rules = service.get("/rules").json?["rules"]?.elements ?? []
    #expect(rules.count == Rule.allCases.count)
    for rule in rules {
      #expect(service.get("/rules/\(rule["id"]?.text ?? "")").json == rule)
    }
    #expect(service.get("/rules/windows-9.9").problem == "404 not-found")
  }

  @Test func `every problem's type is the path of its page`() {
    let problems = service.get("/problems").json?["problems"]?.elements ?? []
    #expect(problems.count == ProblemCode.all.count)
    for problem in problems {
      #expect(service.get(problem["type"]?.text ?? "").json == problem)
    }
    #expect(service.get("/problems/not-fond").hint == "Did you mean 'not-found'?")
  }

  @Test func `the contract is served as YAML`() {
    let reply = service.get("/openapi.yaml")
    #expect(reply.contentType == "application/yaml")
    #expect(reply.body.hasPrefix("openapi: 3.1.0\n"))
  }
}
