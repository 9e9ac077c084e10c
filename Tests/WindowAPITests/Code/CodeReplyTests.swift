import CodePrinting
import Testing
import WindowModel
import WindowSessions

@testable import WindowAPI
@testable import WindowService

@Suite struct CodeReplyTests {
  let service = Service.demo()
  let log = "/sessions/demo/commands"

  private func code(_ line: String) -> String? { service(line)[["code"]]?.text }

  @Test(arguments: CodeLanguage.allCases)
  func `the log is a program in each language`(language: CodeLanguage) {
    let reply = service.get("\(log)?as=\(language)")
    #expect(reply.revision == 3)
    let lines = reply.body.split(separator: "\n").map(String.init)
    let (first, shown) =
      switch language {
      case .swift: ("import UIKit", "  window1.makeKeyAndVisible()")
      case .objc: ("#import <UIKit/UIKit.h>", "  [window1 makeKeyAndVisible];")
      case .curl:
        (
          "#!/usr/bin/env bash",
          "curl -fsS -X POST http://localhost:8080/sessions/demo/windows/window1/makeKeyAndVisible"
        )
      }
    #expect(lines.first == first)
    #expect(lines.contains(shown))
    let head = service("HEAD \(log)?as=\(language)")
    #expect(head.status == 200)
    #expect(head.revision == 3)
    #expect(service("GET \(log)?as=\(language)", "If-None-Match: \"3\"").line == "304")
    #expect(service("GET \(log)?as=\(language)", "If-None-Match: \"2\"").status == 200)
  }

  @Test func `one command is shown as code, with the names that it counted`() {
    service("POST /sessions/demo/windows")
    service("DELETE /sessions/demo/references/w1")
    #expect(service.get("\(log)?as=swift&revision=4").body == "w1 = UIWindow()\n")
    #expect(service.get("\(log)?as=objc&revision=2").body == "[window1 makeKeyAndVisible];\n")
    #expect(service("GET \(log)?as=swift&revision=4", "If-None-Match: \"4\"").line == "304")
    #expect(service.get("\(log)?as=swift&revision=6").problem == "404 unknown-revision")
  }

  @Test func `what is asked for as JSON is the list of commands`() {
    #expect(
      service.get("\(log)?as=json&after=1&limit=1").body
        == service.get("\(log)?after=1&limit=1").body)
  }

  @Test(arguments: [
    "GET /sessions/demo/commands?as=python", "GET /sessions/demo/commands?as",
    "GET /sessions/demo/commands?revision=1",
    "GET /sessions/demo/commands?as=swift&revision=x",
    "GET /sessions/demo/commands?as=objc&revision=0",
    "GET /sessions/demo/commands?as=swift&after=1", "GET /sessions/demo/commands?as=curl&limit=1",
    "POST /sessions/demo/windows?as=json", "POST /sessions/demo/windows?as=Swift",
    "DELETE /sessions/demo/references/window1?dryRun=true&as=",
  ])
  func `what as can't be is refused, and nothing has changed`(line: String) {
    #expect(service(line).problem == "422 invalid-parameter")
    #expect(service.get("/sessions/demo")[["revision"]] == 3)
  }

  @Test func `a client gets a program as text, and pages as JSON`() {
    #expect(service("GET \(log)?as=swift", "Accept: text/plain").status == 200)
    #expect(
      service("GET \(log)?as=swift", "Accept: application/json").problem == "406 not-acceptable")
    #expect(service("GET \(log)", "Accept: text/html").problem == "406 not-acceptable")
    let inputs = "POST /sessions/demo/inputs"
    let body = #"{"type":"motion"}"#
    #expect(
      service("\(inputs)?as=swift", "Accept: text/plain", body: body).problem
        == "422 invalid-parameter")
  }

  @Test func `a command shows itself as code, done or not`() {
    let show = "/sessions/demo/windows/window2/makeKeyAndVisible"
    #expect(code("POST \(show)?dryRun=true&as=swift") == "window2.makeKeyAndVisible()\n")
    #expect(code("POST \(show)?as=objc") == "[window2 makeKeyAndVisible];\n")
    #expect(
      code(#"PATCH /sessions/demo/windows/window2?as=curl {"alpha":0.5}"#)
        == "curl -X PATCH --json '{\"alpha\":0.5}' http://localhost:8080/sessions/demo/windows/window2\n"
    )
    #expect(code("POST \(show)") == nil)
    #expect(service.get("/sessions/demo")[["revision"]] == 6)
    #expect(!service.get(log).body.contains("?"))
  }

  @Test func `each object is called what the session calls it`() {
    service("POST /sessions/demo/windows")
    #expect(code("POST /sessions/demo/windows?as=swift") == "w2 = UIWindow()\n")
    #expect(
      code(#"POST /sessions/demo/windows?as=swift {"retained":false}"#) == "let w3 = UIWindow()\n")
    #expect(
      code(
        #"POST /sessions/demo/commands?as=objc [{"method":"POST","path":"/windows","body":{"retained":false}},{"method":"POST","path":"/controllers"}]"#
      ) == """
        // All of this in one turn of the main run loop:
        UIWindow *w4 = [[UIWindow alloc] init];
        vc1 = [[UIViewController alloc] init];

        """)
    #expect(
      code(
        #"POST /sessions/demo/nibs?as=swift {"windows":[{"rootViewController":{"view":{"id":"box","subviews":[{}]}}}]}"#
      ) == """
        // A nib is loaded: its objects are made, its outlets connected, its windows shown.
        w5 = UIWindow()
        let vc2 = UIViewController()
        let box = UIView()
        let v1 = UIView()
        box.addSubview(v1)
        vc2.view = box
        w5.rootViewController = vc2

        """)
  }

  @Test func `who prefers no body gets no code`() {
    let reply = service("POST /sessions/demo/windows?as=swift", "Prefer: return=minimal")
    #expect(reply.line == "204")
    #expect(
      service("POST /sessions/demo/windows?as=x", "Prefer: return=minimal").problem
        == "422 invalid-parameter")
  }

  @Test func `a command that is sent twice shows the same code`() {
    let first = service("POST /sessions/demo/windows?as=swift", "Idempotency-Key: a")
    #expect(first[["code"]] == "w1 = UIWindow()\n")
    #expect(
      service("POST /sessions/demo/windows?as=swift", "Idempotency-Key: a").body == first.body)
  }

  @Test(arguments: 0..<6)
  func `the program tells from the log what the session made`(seed: Int) throws {
    let session = try CodeSession.random(seed: UInt64(seed), requests: 600)
    for language in CodeLanguage.allCases {
      let reply = session.service.get("\(log)?as=\(language)")
      #expect(reply.body == session.program(language))
    }
  }

  @Test(arguments: CodeLanguage.allCases)
  func `a program is the same after a restart, and of a copy`(language: CodeLanguage) throws {
    let service = try CodeSession.random(seed: 7, requests: 300).service
    let program = service.get("\(log)?as=\(language)").body
    service.api.directory.expireIdle()
    #expect(service.get("\(log)?as=\(language)").body == program)
    let document = service.get("/sessions/demo/export").body
    service("POST /imports?id=copy", body: document)
    #expect(
      service.get("/sessions/copy/commands?as=\(language)").body
        == program.replacing("session demo", with: "session copy")
        .replacing("sessions/demo", with: "sessions/copy"))
  }

  @Test func `what is too long says what it leaves out`() {
    let last = "1 more command is left out: this is the maximum length."
    let one = #"{"method":"POST","path":"/windows/w1/makeKey"}"#
    let many = Array(repeating: one, count: WindowAPI.mostProgramCommands).joined(separator: ",")
    service(
      "POST /imports?id=many",
      body:
        #"{"format":"fenestra-session-1","origin":{},"commands":[{"method":"POST","path":"/windows"},\#(many)]}"#
    )
    let swift = service.get("/sessions/many/commands?as=swift").body
    #expect(swift.contains("  w1.makeKey()\n  // \(last)\n}\n"))
    let curl = service.get("/sessions/many/commands?as=curl").body
    #expect(curl.hasSuffix("/windows/w1/makeKey\n# \(last)\n"))

    let padding = String(repeating: " ", count: 1_000_000)
    for _ in 0..<5 {
      service("PATCH /sessions/demo/windows/window1", body: "{\"alpha\":1\(padding)}")
    }
    let objc = service.get("\(log)?as=objc").body
    #expect(objc.contains("  // \(last)\n}\n"))
    #expect(objc.split(separator: "window1.alpha = 1;").count == 5)
  }

  @Test func `a history that was cut is no program`() {
    let service = Service.demo(history: 2)
    for _ in 0..<8 { service("POST /sessions/demo/windows/window1/makeKey") }
    #expect(service.get("\(log)?as=swift").problem == "404 unknown-revision")
  }
}
