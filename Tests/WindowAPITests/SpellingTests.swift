import Testing

/// The replies to words that are nearly UIKit's, and the accepted words of UIKit's code.
@Suite struct SpellingTests {
  private let service: Service
  private let label =
    "UILable is no class of UIKit, so it is made as the app's own. Did you mean UILabel?"

  init() {
    service = Service()
    service("PUT /sessions/demo")
  }

  private func diagnostics(_ request: String) -> [String]? {
    service("\(request)").json?["diagnostics"]?.texts
  }

  @Test func `a class that is nearly UIKit's is made as asked, with a question`() {
    let made = service("POST /sessions/demo/views {\"id\":\"v\",\"class\":\"UILable\"}")
    #expect(made.status == 201)
    #expect(made[["result", "class"]]?.text == "UILable")
    #expect(made.json?["diagnostics"]?.texts == [label])
    #expect(
      diagnostics("POST /sessions/demo/controllers {\"class\":\"UINavigatonController\"}") == [
        "UINavigatonController is no class of UIKit, so it is made as the app's own. Did you mean UINavigationController?"
      ])
    #expect(
      diagnostics("POST /sessions/demo/windows {\"class\":\"UIWidnow\"}") == [
        "UIWidnow is no class of UIKit, so it is made as the app's own. Did you mean UIWindow?"
      ])
    #expect(
      diagnostics("POST /sessions/demo/controllers {\"viewClass\":\"UIVeiw\"}") == [
        "UIVeiw is no class of UIKit, so it is made as the app's own. Did you mean UIView?"
      ])
  }

  @Test(arguments: ["UILabel", "UIStepper", "UITableViewLabel", "HomeView", "UIMap"])
  func `a class that UIKit has, or that is like none, gets no question`(name: String) {
    #expect(diagnostics("POST /sessions/demo/views {\"class\":\"\(name)\"}") == [])
  }

  @Test func `a batch and a nib ask once about a class`() {
    let view = "{\"class\":\"UILable\"}"
    let nib =
      "POST /sessions/demo/nibs {\"views\":[\(view),{\"class\":\"UIView\",\"subviews\":[\(view)]}]}"
    #expect(diagnostics(nib) == [label])
    let batch = "{\"method\":\"POST\",\"path\":\"/views\",\"body\":\(view)}"
    let reply = service("POST /sessions/demo/commands [\(batch)]")
    #expect(reply.json?["diagnostics"]?.texts == [label])
  }

  @Test func `pasted code asks what a class was meant to be`() {
    let made = service(
      "POST /sessions/demo/code", body: #"{"source":"let v = UIVeiw()","language":"swift"}"#)
    #expect(made.body.contains("Did you mean UIView?"))
    let unknown = service(
      "POST /sessions/demo/code", body: #"{"source":"let v = UISwich()","language":"swift"}"#)
    #expect(unknown.body.contains("'UISwich' is not part of the model. Did you mean UISwitch?"))
  }

  @Test func `a window's level is written as in UIKit's code`() {
    let made = service(
      "POST /sessions/demo/windows?as=swift {\"id\":\"w\",\"windowLevel\":\"alert + 1\"}")
    #expect(made[["result", "windowLevel"]]?.number == 2001)
    #expect(
      made.json?["code"]?.text?.contains("w.windowLevel = UIWindow.Level(rawValue: 2001)") == true)
    let named = service(
      "PATCH /sessions/demo/windows/w?as=objc {\"windowLevel\":\"UIWindow.Level.statusBar\"}")
    #expect(named[["result", "windowLevel"]]?.number == 1000)
    #expect(named.json?["code"]?.text?.contains("w.windowLevel = UIWindowLevelStatusBar;") == true)
    let hint = service("PATCH /sessions/demo/windows/w {\"windowLevel\":\"alret+1\"}")
    #expect(hint.problem == "422 invalid-value /windowLevel")
    #expect(hint.hint == "Did you mean 'alert'?")
  }

  @Test func `a colour has three, four, six or eight digits`() {
    service("POST /sessions/demo/windows {\"id\":\"w\",\"isHidden\":false}")
    let red = service("PATCH /sessions/demo/windows/w {\"backgroundColor\":\"#F00\"}")
    #expect(red[["result", "backgroundColor"]]?.text == "#ff0000")
    let clear = service(
      "PATCH /sessions/demo/windows/w?as=swift {\"backgroundColor\":\"#ff000080\"}")
    #expect(clear[["result", "backgroundColor"]]?.text == "#ff000080")
    #expect(
      clear.json?["code"]?.text?.contains(
        "UIColor(red: 255 / 255, green: 0 / 255, blue: 0 / 255, alpha: 128 / 255)") == true)
    let picture = service("GET /sessions/demo/snapshot.svg").body
    #expect(picture.contains("fill=\"#ff0000\" fill-opacity=\"0.5"))
    let wrong = service("PATCH /sessions/demo/windows/w {\"backgroundColor\":\"#ff00000\"}")
    #expect(
      wrong.detail
        == "'#ff00000' is neither a colour name of CSS nor #rgb, #rrggbb or #rrggbbaa.")
  }

  @Test func `pasted code makes a colour that light shines through`() {
    let source = "let w = UIWindow()\\nw.backgroundColor = UIColor(white: 0, alpha: 0.5)"
    let ran = service(
      "POST /sessions/demo/code", body: "{\"source\":\"\(source)\",\"language\":\"swift\"}")
    #expect(ran.body.contains(##""body":{"backgroundColor":"#00000080"}"##))
  }

  @Test func `a shake is a motion of the subtype shake`() {
    #expect(
      service("POST /sessions/demo/inputs {\"type\":\"motion\",\"subtype\":\"shake\"}").status
        == 200)
    #expect(
      service("POST /sessions/demo/inputs {\"type\":\"motion\",\"subtype\":\"motionShake\"}").status
        == 200)
    let bare = service("POST /sessions/demo/inputs {\"type\":\"shake\"}")
    #expect(bare.problem == "422 invalid-value /type")
    #expect(bare.hint == "A shake is a motion: {\"type\":\"motion\",\"subtype\":\"shake\"}.")
    #expect(
      service("POST /sessions/demo/inputs {\"type\":\"press\",\"subtype\":\"shake\"}").problem
        == "422 unknown-field /subtype")
  }
}
