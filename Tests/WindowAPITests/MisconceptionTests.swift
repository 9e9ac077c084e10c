import LiveCode
import Misconceptions
import SourceCode
import Testing

/// Misconceptions about windows, as code and its comments show them.
@Suite struct MisconceptionTests {
  private func notes(_ source: String, _ language: Language) -> [String] {
    Misconception.seen(in: source, language).map { "\($0.line) \($0.misconception)" }
  }

  @Test(arguments: [
    ("// window3 was created last, so it lies on top", "1 creationOrder"),
    ("let a = 1\n// The windows lie in the order of their creation.", "2 creationOrder"),
    ("[app addWindow:window1];", "1 creationOrder"),
    ("// 窗口按创建的先后顺序叠放", "1 creationOrder"),
    ("UIView *frontView = [[window subviews] objectAtIndex:0];", "1 firstSubviewIsFront"),
    ("let top = window.subviews.first", "1 firstSubviewIsFront"),
    ("let v = window.subviews[0] // the front view", "1 firstSubviewIsFront"),
    ("// 取出最上面的视图\nid v = window.subviews.firstObject;", "2 firstSubviewIsFront"),
    ("let keyWindow = UIApplication.shared.windows.first", "1 foundWindowIsKey"),
    ("UIWindow *keyWindow = [app.windows lastObject];", "1 foundWindowIsKey"),
    (
      "func findKeyWindow() -> UIWindow? {\n  for w in app.windows where !w.isHidden { return w }\n  return nil\n}",
      "1 foundWindowIsKey"
    ),
    (
      "+ (UIWindow *)findKeyWindow {\n  for (UIWindow *w in app.windows) { if (!w.hidden) return w; }\n  return nil;\n}",
      "1 foundWindowIsKey"
    ),
    ("// All views are copied into the key window.", "1 viewsAreCopied"),
    ("// 视图会被复制到 keyWindow 上", "1 viewsAreCopied"),
    ("// put it at the bottom\nv.insertSubview(a, belowSubview: b)", "2 belowIsBottom"),
    ("// 放到最下面\n[v insertSubview:a belowSubview:b];", "2 belowIsBottom"),
    ("// Only the key window gets touches.", "1 keyAloneGetsEvents"),
    ("/* 只有 keyWindow 能收到触摸事件 */", "1 keyAloneGetsEvents"),
    ("// makeKeyAndVisible must be called for the window to be shown", "1 onlyKeyShows"),
    ("// 必须 makeKeyAndVisible 窗口才显示", "1 onlyKeyShows"),
  ])
  func `a common belief that is wrong is noted where it shows`(source: String, note: String) {
    let isObjectiveC = source.contains("[") && source.contains(";") || source.contains("*)")
    #expect(notes(source, isObjectiveC ? .objc : .swift) == [note])
  }

  @Test(arguments: [
    "// window3 was shown last, so it lies on top",
    "let back = window.subviews.first",
    "let front = window.subviews.last",
    "let keyWindow = UIApplication.shared.windows.first { $0.isKeyWindow }",
    "var keyWindow: UIWindow? { app.windows.first(where: \\.isKeyWindow) }",
    "func keyWindow() -> UIWindow? { UIApplication.shared.keyWindow ?? app.windows.last }",
    "// below the bar\nv.insertSubview(a, belowSubview: bar)",
    "// Not only the key window gets touches.",
    "// Only the key window gets keyboard events.",
    "// There is no need to call makeKeyAndVisible for the window to be shown.",
    "window.makeKeyAndVisible()",
    "let s = \"only the key window gets touches\"",
    "// not read: \"",
  ])
  func `what is right is not noted`(source: String) {
    #expect(notes(source, .swift) == [])
  }

  @Test func `each belief is noted once, in the order of the lines`() {
    let source = """
      // Only the key window gets touches.
      let top = window.subviews[0]
      // Again: only the key window gets events.
      """
    #expect(notes(source, .swift) == ["1 keyAloneGetsEvents", "2 firstSubviewIsFront"])
  }

  @Test func `a reply to statements, to a program and to a reader of text has the notes`() {
    let paste = Paste()
    let statements = paste.run("UIView *top = [[window subviews] objectAtIndex:0];").json?["notes"]
    #expect(statements?.elements.map { $0["rule"] } == ["views-V1"])
    #expect(statements?.elements.map { $0["line"] } == [1])
    let source = "class Root: UIViewController {}\n// Only the key window gets touches.\nprint(1)"
    let body = #"{"source":\#(Tree.string(source).json)}"#
    let program = paste.service("POST /sessions/demo/code", body: body).json?["notes"]
    #expect(program?.elements.map { $0["rule"] } == ["windows-3.1"])
    let text = paste.service("POST /sessions/demo/code", "Accept: text/plain", body: body).body
    #expect(
      text == """
        1
        Line 2: Touches go to the window that they are in, key or not; the key window gets keyboard \
        input and events without a location. (windows-3.1)

        """)
    #expect(Paste().run("let a = 1").json?["notes"] == nil)
  }

  @Test func `a long source of what might be a belief is looked through`() {
    let line = "func keyWindow() { let keyWindow = windows.first; subviews[0] // the front\n"
    let source = String(repeating: line, count: 1000)
    #expect(notes(source, .swift).count == 2)
  }
}
