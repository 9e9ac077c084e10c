import Testing

@Suite struct CodeLoopTests {
  private func output(_ source: String) -> [String] { Paste.output(of: Paste().run(source)) }

  @Test(arguments: [
    ("for (int i = 0; i < 3; i++) { NSLog(@\"%d\", i); }", ["0", "1", "2"]),
    ("int i;\nfor (i = 3; i > 0; i -= 2) NSLog(@\"%d\", i);", ["3", "1"]),
    ("for (int i = 0, n = 2; i < n; i++) { if (i == 0) continue; NSLog(@\"%d\", i); }", ["1"]),
    ("for (;;) { NSLog(@\"a\"); break; }", ["a"]),
    ("int i = 0;\nwhile (i < 2) i++;\nNSLog(@\"%d\", i);", ["2"]),
    ("int i = 9;\ndo { i++; } while (i < 2);\nNSLog(@\"%d\", i);", ["10"]),
    (
      "[@[@1, @2, @3] enumerateObjectsUsingBlock:^(id o, NSUInteger i, BOOL *stop) {\n  NSLog(@\"%@ %d\", o, i);\n  *stop = i == 1;\n}];",
      ["1 0", "2 1"]
    ),
    ("for i in 0..<3 where i != 1 { print(i) }", ["0", "2"]),
    ("for i in (1...3).reversed() { print(i) }", ["3", "2", "1"]),
    ("for i in stride(from: 0, to: 4, by: 2) { print(i) }", ["0", "2"]),
    ("for i in stride(from: 1, through: 0, by: -0.5) { print(i) }", ["1.0", "0.5", "0.0"]),
    ("for (i, a) in [\"x\", \"y\"].enumerated() { print(i, a) }", ["0 x", "1 y"]),
    ("[1, 2].forEach { print($0) }", ["1", "2"]),
    ("[1, 2].forEach { n in\n  if n == 1 { return }\n  print(n)\n}", ["2"]),
    ("var i = 0\nwhile i < 2 { i += 1 }\nprint(i)", ["2"]),
    ("var i = 9\nrepeat { i += 1 } while i < 2\nprint(i)", ["10"]),
    ("print([3, 1, 2].sorted { $0 < $1 })", ["[1, 2, 3]"]),
    ("print([3, 1, 2].max { $0 < $1 }!)", ["3"]),
  ])
  func `a loop runs as the language has it`(source: String, printed: [String]) {
    #expect(output(source) == printed)
  }

  @Test func `each round says whether the condition holds`() {
    #expect(
      Paste()("for (int i = 0; i < 1; i++) { NSLog(@\"%d\", i); }") == [
        "1 value", "1 value\n  # The condition holds.", "1 printed\n  > 0",
        "1 value\n  # The condition does not hold.",
      ])
  }

  @Test func `a loop finds the controller in front`() {
    let paste = Paste()
    paste.service("POST /sessions/demo/controllers {\"id\":\"a\"}")
    paste.service("POST /sessions/demo/controllers {\"id\":\"b\"}")
    paste.service("POST /sessions/demo/windows {\"id\":\"w\",\"rootViewController\":\"a\"}")
    paste.service("POST /sessions/demo/windows/w/makeKeyAndVisible")
    paste.service("POST /sessions/demo/controllers/a/present {\"viewController\":\"b\"}")
    let objc =
      "UIViewController *top = w.rootViewController;\nwhile (top.presentedViewController) {\n  top = top.presentedViewController;\n}\nNSLog(@\"%d\", top == b);"
    #expect(Paste.output(of: paste.run(objc)) == ["1"])
    let swift =
      "var top = w.rootViewController!\nwhile let next = top.presentedViewController {\n  top = next\n}\nprint(top === b)"
    #expect(Paste.output(of: paste.run(swift)) == ["true"])
  }

  @Test func `windows that a loop adds to a list live as long as the list`() {
    let paste = Paste()
    let source = """
      var windows = [UIWindow]()
      for level in 0..<2 {
        let w = UIWindow()
        w.isHidden = false
        windows.append(w)
      }
      print(UIApplication.shared.windows.count)
      """
    let reply = paste.run(source)
    #expect(Paste.output(of: reply) == ["2"])
    #expect(
      Paste.events(of: reply) == [
        "w DidBecomeVisible", "w-2 DidBecomeVisible", "w DidBecomeHidden", "w dealloc",
        "w-2 DidBecomeHidden", "w-2 dealloc",
      ])
    #expect(paste.windows == [] && paste.references == [])
  }

  @Test(arguments: [
    ("while (YES) {}", 100), ("for (;;) {}", 100), ("do {} while (1);", 99),
    ("while true {}", 100), ("repeat {} while true", 99),
  ])
  func `a loop without an end is refused after a hundred rounds`(source: String, lines: Int) {
    let reply = Paste().run(source + "\nprint(1);")
    #expect(Paste.deeds(of: reply) == ["value": lines, "refused": 1, "notRun": 1])
    #expect(
      Paste.lines(of: reply).dropLast().last
        == "1 refused\n  ! A loop has 100 rounds at most here.")
  }

  @Test func `a range has a thousand numbers at most`() {
    #expect(
      Paste()("for i in 0..<100000 { print(i) }")
        == ["1 skipped\n  # It has more than 1000 numbers."])
    #expect(
      Paste()("let r = 3...1").last
        == "1 refused\n  ! Fatal error: Range requires lowerBound <= upperBound")
  }

  @Test func `a loop of which the condition is not known is skipped, with what it sets`() {
    #expect(
      Paste()("int n = 0;\nwhile ([Finder more]) { n++; }\nNSLog(@\"%d\", n);") == [
        "1 value", "2 skipped\n  # +[Finder more] is not part of the model.",
        "3 skipped\n  # What 'n' is, is not known.",
      ])
  }

  @Test func `blocks that run at once run, and a completion does not`() {
    let lines = Paste()(
      """
      UIWindow *w = [UIWindow new];
      [UIView animateWithDuration:0.3 animations:^{
        w.alpha = 0.5;
      } completion:^(BOOL finished) {
        w.hidden = YES;
      }];
      static dispatch_once_t once;
      dispatch_once(&once, ^{ w.tag = 1; });
      """)
    #expect(
      lines.dropLast() == [
        #"1 command POST /windows {"id":"w"}"#,
        "2 value\n  # Its block runs at once.",
        #"3 command PATCH /windows/w {"alpha":0.5}"#, "7 value",
        "8 value\n  # Its block runs at once.",
        #"8 command PATCH /windows/w {"tag":1}"#,
      ])
    let swift = Paste()("let w = UIWindow()\nUIView.animate(withDuration: 1) { w.alpha = 0 }")
    #expect(swift.contains(#"2 command PATCH /windows/w {"alpha":0}"#))
  }

  @Test func `a property's closure runs, and the property keeps what it returns`() {
    let paste = Paste()
    _ = paste.run(
      """
      class Overlay {
        lazy var overlay: UIWindow = {
          let window = UIWindow(frame: .zero)
          window.windowLevel = .alert
          return window
        }()
        func show() { overlay.isHidden = false }
      }
      """)
    #expect(paste.windows == ["window"])
    #expect(paste.references == ["self.overlay window"])
  }
}
