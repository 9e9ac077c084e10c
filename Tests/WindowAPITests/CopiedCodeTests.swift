import Testing

/// Code copied from pages, chats and consoles.
@Suite struct CopiedCodeTests {
  private let plain =
    "UIWindow *w = [UIWindow new];\nNSLog(@\"%d\", w.hidden);\n[w makeKeyAndVisible];"

  /// The result of each line of a source, without its position.
  private func deeds(_ source: String) -> [String] {
    Paste()(source).map { String($0.drop { $0 != " " }) }
  }

  @Test func `spaces, quotation marks and dashes of a page are read as those of code`() {
    #expect(deeds(plain.replacing(" ", with: "\u{A0}")) == deeds(plain))
    #expect(deeds(plain.replacing(" ", with: "\u{3000}")) == deeds(plain))
    #expect(deeds("\u{FEFF}" + plain.replacing(";", with: ";\u{200B}")) == deeds(plain))
    #expect(deeds(plain.replacing("\"%d\"", with: "“%d”")) == deeds(plain))
    #expect(
      deeds("NSLog(@“it’s “, 1);\nNSLog(@\"„a“ – …\");\nw.x = 3 – 1;")
        == [" printed\n  > it’s ", " printed\n  > „a“ – …", " skipped\n  # 'w' is not known here."])
    #expect(Paste.output(of: Paste().run("print(“a \\(2 − 1)”)")) == ["a 1"])
  }

  @Test func `methods that are only named are skipped`() {
    let lines = Paste()("addSubview:\n\n// in front\ninsertSubview:aboveSubview:\nNSLog(@\"a\");")
    #expect(
      lines == [
        "1 skipped\n  # It names a method and calls nothing.",
        "4 skipped\n  # It names a method and calls nothing.", "5 printed\n  > a",
      ])
  }

  @Test func `what is no code is told to be none`() {
    let outline = "- UIWindow for the bar\n- a root view controller: one\n- its view, and more"
    #expect(
      Paste().run(outline).json?["hint"] == "It looks like an outline, not like code.")
    let log = "2015-09-04 21:33:10.271 App[17470:269909] windowLevel = 0.0"
    #expect(
      Paste().run(log).json?["hint"] == "It looks like program output, not like code.")
  }

  @Test func `a class without its end is told of where the file ends, and only there`() {
    let service = Service()
    service("PUT /sessions/demo {}")
    let source = "@interface A : NSObject\n@end\n@implementation A\n- (void)b {\n}\n"
    let reply = service(
      "POST /sessions/demo/code", body: #"{"source":\#(Tree.string(source).json)}"#)
    #expect(reply.detail == "Line 6, column 1: '@end' is expected before the end.")
  }

  @Test func `a line and its column are those of what was pasted`() {
    let reply = Paste().run("Look:\n```objc\n  1  NSLog(@“窗口”);\n  2  NSLog(1;\n```\n")
    #expect(reply.detail == "Line 4, column 13: ',' was expected, not ';'.")
  }

  @Test func `of Markdown the code between fences runs, in the language that the first one names`()
  {
    let text = """
      It's done like this:
      ```objective-c
      \(plain)
      ```
      or, if you'd rather:
      ```swift
      let w = UIWindow()
      ```
      """
    #expect(deeds(text) == deeds(plain))
    #expect(Paste().run(text).json?["language"] == "objc")
    #expect(
      Paste()(text, #","language":"swift""#).first == #"9 command POST /windows {"id":"w"}"#)
    #expect(deeds("```\n\(plain)") == deeds(plain))
    #expect(deeds("\(plain)\n```") == deeds(plain))
  }

  @Test(arguments: ["%", "%.", "  %:", "% |", "%)\t", "  %> "])
  func `numbers before all lines are not read`(form: String) {
    let lines = plain.split(separator: "\n").enumerated().map { number, line in
      form.replacing("%", with: "\(number + 9)") + " " + line
    }
    #expect(deeds(lines.joined(separator: "\n")) == deeds(plain))
  }

  @Test func `numbers above the code are not read, and a list of numbers is`() {
    #expect(deeds("1\n2\n3\n\(plain)") == deeds(plain))
    #expect(Paste()("1\nNSLog(@\"a\");") == ["2 printed\n  > a"])
    let list = Paste().run("let levels = [\n  1,\n  2,\n  3,\n]\nprint(levels)")
    #expect(Paste.output(of: list) == ["[1, 2, 3]"])
  }

  @Test func `the debugger's prompt prints, sets and calls, and what it printed is not read`() {
    #expect(
      Paste()(
        """
        self.window = [UIWindow new];

        (lldb) po self.window.hidden
        YES "no
           | <don't>
        (lldb) expr -l objc -O -- self.window.hidden = NO
        (BOOL) $1 = NO
        (lldb) e (void)[self.window makeKeyWindow]
        (lldb) bt
        (lldb) po [self.window recursiveDescription]

        NSLog(@"on");
        po self.window.keyWindow
        """) == [
          """
          1 command POST /commands
            POST /windows {"id":"window","retained":false}
            PUT /references/delegate.window {"object":"window"}
          """,
          "3 printed\n  > 1", "4 skipped\n  \(Self.printed)",
          "6 command PATCH /windows/window {\"isHidden\":false}\n  - window DidBecomeVisible",
          "7 skipped\n  \(Self.printed)",
          "8 command POST /windows/window/makeKey\n  - window DidBecomeKey",
          "9 skipped\n  \(Self.printed)",
          "10 printed\n  > <UIWindow: window; frame = (0 0; 375 667)>",
          "12 printed\n  > on", "13 printed\n  > 1",
        ])
  }

  private static let printed =
    "# A debugger command or its output; code continues after an empty line."

  @Test func `a prompt's line ends what it asks for`() {
    #expect(Paste.output(of: Paste().run("(lldb) po 1\n\n[a b];")) == ["1"])
    #expect(
      Paste.output(of: Paste().run("(lldb) po UIApplication.shared.windows.count\n0")) == ["0"])
  }

  @Test func `dots and placeholders stand for what is left out, and the rest runs`() {
    let reason = "skipped\n  # Code is left out here; write it out."
    #expect(
      Paste()("...\nNSLog(@\"a\");\n…\n<#more#>\nNSLog(<#text#>);") == [
        "1 \(reason)", "2 printed\n  > a", "3 \(reason)", "4 \(reason)", "5 \(reason)",
      ])
    #expect(Paste()("let a = 1\n...\nprint(a)") == ["1 value", "2 \(reason)", "3 printed\n  > 1"])
  }

  @Test(arguments: [
    ("[w show]；", "column 9: '；' is a full-width character; code has ';' there."),
    ("f(a，b);", "column 4: '，' is a full-width character; code has ',' there."),
    ("a &lt; 1;", "column 3: '&lt;' is an HTML entity; copy the code as the page shows it."),
    ("f('ab');", "column 3: A string needs double quotation marks, not '."),
    ("f(@\"a”);", "column 4: A string is not closed. ” does not close what \" opened."),
    ("int a = 1\n[w show];", "column 10: ';' is missing at the end of the statement."),
    ("a.b = 1", "column 8: ';' is missing at the end of the statement."),
  ])
  func `what no program has says what stands there instead`(source: String, detail: String) {
    let reply = Paste().run(source, #","language":"objc""#)
    #expect(reply.detail == "Line 1, \(detail)")
  }

  @Test func `prose round code is refused with what to do about it`() {
    let reply = Paste().run("First make a window:\n[w show];")
    #expect(reply.detail == "Line 1, column 12: ';' was expected, not 'a'.")
    #expect(
      reply.hint
        == "It was read as Objective-C; 'language' says otherwise, and a line of ``` before and "
        + "after the code leaves out the text around it.")
  }
}
