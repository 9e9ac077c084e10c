import Dumps
import HTTP
import LiveCode
import Misconceptions
import Testing
import WindowAPI
import WindowModel
import WindowService

@Suite struct PageTests {
  @Test func `a browser gets the page, which loads nothing from anywhere else`() {
    let page = Service()("GET /", "Accept: text/html")
    #expect(page.contentType == "text/html")
    #expect(page["Content-Security-Policy"]?.hasPrefix("default-src 'self'; ") == true)
    #expect(page["Cache-Control"] == "no-cache")
    #expect(page.body.contains("src=\"/web/app.js\""))
    #expect(!page.body.contains("://"))
    #expect(!page.body.contains("<!-- session -->"))
  }

  @Test func `a session's page has its picture and its tree for who runs no scripts`() {
    let service = Service.demo()
    let page = service.get("/s/demo").body
    #expect(page.contains("<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\""))
    #expect(page.contains("&lt;UIWindow: window2; frame = (60 110; 200 200); hidden = YES;"))
    #expect(!service.get("/s/demo?at=0").body.contains("window1"))
    #expect(service.get("/s/nobody").problem == "404 not-found")
  }

  @Test func `a browser that asks for a session that there is not gets a page that says so`() {
    let page = Service.demo()("GET /s/demmo", "Accept: text/html")
    #expect(page.status == 404)
    #expect(page.contentType == "text/html")
    #expect(page.body.contains("There is no session 'demmo'. Did you mean 'demo'?"))
    #expect(page.body.contains("src=\"/web/app.js\""))
  }

  @Test func `commands to paste are for the address where the service was found`() {
    let service = Service()
    let host = "Host: 127.0.0.1:9999"
    #expect(service("GET /", host).body.contains("curl -X PUT 127.0.0.1:9999/sessions/demo\n"))
    #expect(
      service("GET /", host, "Accept: text/html").body.contains(
        "PUT 127.0.0.1:9999/sessions/demo\n"))
    #expect(
      service("GET /sesions/demo", host)[["try"]] == "curl 127.0.0.1:9999/sessions/demo")
    #expect(service("GET /something/else", host)[["try"]] == "curl 127.0.0.1:9999/")
  }

  @Test func `what somebody types into a session is text on its page`() {
    let service = Service.demo()
    service(
      #"POST /sessions/demo/views {"id":"field","class":"UITextField","superview":"window1","frame":[0,0,180,30],"text":"<script>"}"#
    )
    let page = service.get("/s/demo").body
    #expect(page.contains("&lt;script&gt;"))
    #expect(page.components(separatedBy: "<script").count == 2)
  }

  @Test func `a file that the browser has is not sent again`() {
    let service = Service()
    let file = service.get("/web/app.js")
    let again = service("GET /web/app.js", "If-None-Match: \(file["ETag"] ?? "")")
    #expect(again.line == "304")
    #expect(again["ETag"] == file["ETag"])
  }

  @Test(arguments: ["index.html", "tour.txt", "none.js", "..%2Ftour.txt", ".js%00", "a%2Fb.js"])
  func `only the page's files are served`(name: String) {
    #expect(Service().get("/web/\(name)", isChecked: false).status >= 400)
  }

  @Test func `each file that a script or the page asks for is there`() {
    let service = Service()
    var waiting = [service("GET /", "Accept: text/html").body]
    var seen: Set<String> = []
    while let text = waiting.popLast() {
      for match in text.matches(of: #/(?:'\./|"/web/)([\w.-]+)['"]/#)
      where
        seen.insert(String(match.output.1)).inserted
      {
        let file = service.get("/web/\(match.output.1)")
        #expect(file.status == 200, "\(match.output.1)")
        if file.contentType == "text/javascript" { waiting.append(file.body) }
      }
    }
    #expect(seen.count > 15)
  }

  @Test func `the service worker knows the page's files, and changes with each of them`() {
    let service = Service()
    let worker = service.get("/sw.js")
    #expect(worker.contentType == "text/javascript")
    #expect(worker["Cache-Control"] == "no-cache")
    let line = worker.body.prefix { $0 != "\n" }
    for name in ["app.js", "index.html", "lessons.json", "lessons/06-three-windows.json"] {
      #expect(line.contains("'\(name)'"))
    }
    #expect(service("GET /sw.js", "If-None-Match: \(worker["ETag"] ?? "")").line == "304")
    let versions = ["// one", "// other"].map { text in
      let folder = WebFiles(folder: { ["sw.js", "app.js"].contains($0) ? Array(text.utf8) : nil })
      return Service(web: folder).get("/sw.js").body.prefix { $0 != "," }
    }
    #expect(Set(versions).count == 2)
    #expect(Service(web: WebFiles(folder: { _ in nil })).get("/sw.js").status == 404)
  }

  @Test func `a folder's files come before the embedded ones`() {
    let service = Service(web: WebFiles(folder: { $0 == "app.js" ? Array("// mine".utf8) : nil }))
    #expect(service.get("/web/app.js").body == "// mine")
    #expect(service.get("/web/page.css").status == 404)
  }

  @Test(arguments: ["", "bug-", "class-", "desk-", "help-", "home-", "offline-", "why-"])
  func `both languages have the same words`(place: String) {
    let service = Service()
    let english = service.get("/web/\(place)en.json").json?.fields ?? [:]
    let chinese = service.get("/web/\(place)zh-Hans.json").json?.fields ?? [:]
    #expect(Set(english.keys) == Set(chinese.keys) && !english.isEmpty)
    for (key, text) in english { #expect(places(in: text) == places(in: chinese[key]), "\(key)") }
  }

  @Test func `each rule is said in Chinese too`() {
    let words = Service().get("/web/rules-zh-Hans.json").json?.fields ?? [:]
    #expect(Set(words.keys) == Set(Rule.allCases.map(\.rawValue)))
  }

  @Test func `the page has words for all that a recognizer does, and why`() {
    let words = Service().get("/web/en.json").json?.fields ?? [:]
    for outcome in GestureStep.Outcome.allCases {
      #expect(words["gesture \(outcome.rawValue)"] != nil)
    }
    for reason in GestureStep.Reason.allCases {
      #expect(words[reason.rawValue]?.text == reason.rawValue)
    }
  }

  @Test func `each problem is told in Chinese too, and why something did not happen`() {
    let service = Service()
    let words = service.get("/web/replies-zh-Hans.json").json
    let problems = service.get("/problems").json?["problems"]?.elements ?? []
    #expect(
      Set(words?["problems"]?.fields.keys.map { $0 } ?? [])
        == Set(problems.compactMap { $0["code"]?.text }))
    #expect(
      Set(words?["notes"]?.fields.keys.map { $0 } ?? []) == Set(Note.allCases.map(\.rule.rawValue)))
    #expect(
      Set(words?["queries"]?.fields.keys.map { $0 } ?? [])
        == Set(WindowQuery.Outcome.allCases.map(\.rawValue)))
    #expect(
      Set(words?["misconceptions"]?.fields.keys.map { $0 } ?? [])
        == Set(Misconception.allCases.map(\.rule.rawValue)))
  }

  @Test func `each note about lldb's text is told in Chinese too`() {
    let words = Service().get("/web/replies-zh-Hans.json").json?["imports"]
    #expect(
      Set(words?.fields.keys.map { $0 } ?? []) == Set(DumpNote.Code.allCases.map(\.rawValue)))
  }

  /// The placeholders of a text.
  private func places(in text: Tree?) -> Set<String> {
    Set((text?.text ?? "").matches(of: #/\{(\w+)\}/#).map { String($0.output.1) })
  }
}

extension String {
  fileprivate func components(separatedBy separator: String) -> [Substring] {
    split(separator: separator, omittingEmptySubsequences: false)
  }
}
