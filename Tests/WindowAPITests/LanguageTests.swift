import HTTP
import Problems
import Testing
import WindowModel

/// The service's Chinese texts, for clients that request them.
@Suite struct LanguageTests {
  let service = Service.demo()

  @Test(arguments: [
    ("zh", true), ("zh-CN,zh;q=0.9,en;q=0.8", true), ("zh-Hans", true), ("ZH-tw", true),
    ("en-US,en;q=0.9,zh;q=0.8", false), ("en, zh", false), ("zh, en", true), ("fr, zh;q=0.1", true),
    ("zh;q=0", false), ("*", false), ("", false), ("de", false), ("zhx", false), (";;,,q=", false),
  ])
  func `a list of languages prefers Chinese or does not`(list: String, isChinese: Bool) {
    #expect(AcceptLanguage(list).prefersChinese == isChinese)
  }

  @Test func `a problem's title is Chinese where the client asks for that`() {
    let refused = service("GET /sessions/demo/views/nothing", "Accept-Language: zh-CN")
    #expect(refused[["title"]] == "找不到这个对象或路径，也许它已经释放，或者名称写错了。")
    #expect(refused[["code"]] == "not-found")
    #expect(refused["Content-Language"] == "zh-Hans")
    let english = service("GET /sessions/demo/views/nothing", "Accept-Language: en")
    #expect(english[["title"]] == "Not found")
    #expect(english["Content-Language"] == nil)
  }

  @Test func `rules and problems are told in Chinese`() throws {
    let rules = service("GET /rules", "Accept-Language: zh")
    #expect(rules["Content-Language"] == "zh-Hans")
    #expect(rules["Vary"] == "Accept, Accept-Language")
    let list = try #require(rules.json?["rules"]?.elements)
    #expect(list.count == Rule.allCases.count)
    for rule in list {
      let statement = rule["statement"]?.text ?? ""
      #expect(statement.unicodeScalars.contains { $0.value > 0x4E00 }, "\(rule["id"]?.text ?? "")")
    }
    #expect(
      service("GET /rules/windows-1.2", "Accept-Language: zh")[["statement"]] == "新窗口是隐藏的，与其他新视图不同。"
    )
    #expect(
      service("GET /rules/windows-1.2", "Accept-Language: zh", "Accept: text/plain").body
        == "windows-1.2   新窗口是隐藏的，与其他新视图不同。\n")
    #expect(
      service.get("/rules/windows-1.2")[["statement"]]?.text?.hasPrefix("A new window") == true)
    #expect(
      service("GET /problems/stale", "Accept-Language: zh")[["title"]]?.text?.hasPrefix("会话")
        == true)
    for code in ProblemCode.all {
      let reply = service("GET /problems/\(code.name)", "Accept-Language: zh")
      #expect(reply[["title"]]?.text != code.title)
    }
  }

  @Test func `a session's own replies are the same in every language`() {
    let plain = service.get("/sessions/demo/snapshot").body
    #expect(service("GET /sessions/demo/snapshot", "Accept-Language: zh").body == plain)
  }
}

/// Lists for people at a terminal.
@Suite struct HelpTests {
  let service = Service.demo()

  @Test func `help has every operation in a line`() {
    let text = service.get("/help").body
    #expect(text.hasPrefix("Service\n  GET    /"))
    for operation in Contract.operations {
      let summary = operation.node["summary"]?.text ?? "?"
      #expect(
        text.split(separator: "\n").contains { line in
          line.contains(" \(operation.path) ") && line.hasSuffix(" \(summary)")
        }, "\(operation.path)")
    }
    #expect(text.hasSuffix("curl localhost:8080/docs/guide has a command for each task.\n"))
  }

  @Test func `help is about what was asked for`() {
    let text = service.get("/help?about=Scene").body
    #expect(text.contains("/sessions/{session}/scenes"))
    #expect(!text.contains("/healthz"))
    #expect(service.get("/help?about=zebra").problem == "404 not-found")
  }

  @Test func `what can be asked of a session is listed`() throws {
    let list = try #require(service.get("/queries").json?["queries"]?.elements)
    let paths = list.compactMap { $0["path"]?.text }
    #expect(
      paths
        == [
          "keyWindow", "findKeyWindow", "windows", "delegateWindow", "currentViewController",
        ].map { "/sessions/{session}/queries/\($0)" })
    for path in paths {
      #expect(service.get(path.replacing("{session}", with: "demo")).status == 200)
    }
    let text = service("GET /queries", "Accept: text/plain").body
    #expect(text.hasPrefix("/sessions/{session}/queries/keyWindow "))
    #expect(text.contains(" Which window is key\n"))
  }
}
