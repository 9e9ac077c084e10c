import Testing

@Suite struct CodeTests {
  @Test func `what only a local variable holds goes with its method`() {
    let paste = Paste()
    #expect(
      paste("UIWindow *a = [UIWindow new];\n[a makeKeyAndVisible];") == [
        #"1 command POST /windows {"id":"a"}"#,
        """
        2 command POST /windows/a/makeKeyAndVisible
          - a DidBecomeVisible
          - a DidBecomeKey
        """,
        """
        2 command DELETE /references/a
          - a DidResignKey
          - a DidBecomeHidden
          - a dealloc
          # The method ends, and with it its local variables.
        """,
      ])
  }

  @Test func `the same code runs again with fresh names`() {
    let paste = Paste()
    let source = "static UIWindow *a;\na = [[UIWindow alloc] init];\na.hidden = NO;"
    #expect(
      paste(source) == [
        "1 value", #"2 command POST /windows {"id":"a"}"#,
        "3 command PATCH /windows/a {\"isHidden\":false}\n  - a DidBecomeVisible",
      ])
    #expect(
      paste(source) == [
        "1 value",
        """
        2 command POST /commands
          POST /windows {"id":"a-2","retained":false}
          PUT /references/a {"object":"a-2"}
          - a DidBecomeHidden
          - a dealloc
        """,
        "3 command PATCH /windows/a-2 {\"isHidden\":false}\n  - a-2 DidBecomeVisible",
      ])
    #expect(paste.references == ["a a-2"])
  }

  @Test func `a strong variable keeps what another lets go of`() {
    let paste = Paste()
    #expect(
      paste(
        "self.window = [UIWindow new];\nUIWindow *w = self.window;\nself.window = nil;\nw = nil;")
        == [
          """
          1 command POST /commands
            POST /windows {"id":"window","retained":false}
            PUT /references/delegate.window {"object":"window"}
          """,
          #"2 command PUT /references/w {"object":"window"}"#,
          "3 command DELETE /references/delegate.window",
          "4 command DELETE /references/w\n  - window dealloc",
        ])
  }

  @Test func `a weak variable keeps nothing`() {
    let local = Paste()("__weak UIWindow *w = [UIWindow new];\nNSLog(@\"%@\", w);")
    #expect(
      local == [
        "1 command POST /windows {\"id\":\"w\",\"retained\":false}\n  - w dealloc",
        "2 printed\n  > (null)",
      ])
    let property = Paste().run(
      """
      class Home: UIViewController {
        weak var overlay: UIWindow?
        func show() {
          let window = UIWindow(frame: .zero)
          overlay = window
          print(overlay === window)
        }
        func look() { print(overlay as Any) }
      }
      """)
    #expect(Paste.output(of: property) == ["true", "nil"])
    let objc = Paste().run(
      "@interface A : NSObject\n@property (nonatomic, weak) UIWindow *w;\n@end\n@implementation A\n- (void)b {\nself.w = [UIWindow new];\nNSLog(@\"%@\", self.w);\n}\n@end"
    )
    #expect(Paste.output(of: objc) == ["(null)"])
  }

  @Test func `an exception ends the run, and what ran before stands`() {
    let paste = Paste()
    #expect(
      paste("UIView *a = [UIView new];\n[a addSubview:a];\nif (YES) {\n  a.alpha = 0;\n}") == [
        #"1 command POST /views {"id":"a"}"#,
        """
        2 refused POST /views/a/subviews {"view":"a"}
          ! NSInvalidArgumentException: Can't add self as subview
        """,
        "3 notRun", "4 notRun",
      ])
    #expect(paste.references == ["a a"])
    #expect(paste.service.get("/sessions/demo").json?["revision"] == 1)
  }

  @Test(arguments: [
    ("let a = [1, 2]\nprint(a[2])", "Fatal error: Index out of range"),
    (
      "let a: UIWindow? = nil\na!.isHidden = false",
      "Fatal error: Unexpectedly found nil while unwrapping an Optional value"
    ),
    (
      "NSArray *a = @[@1];\nid b = a[1];",
      "NSRangeException: *** -[__NSArrayI objectAtIndex:]: index 1 beyond bounds [0 .. 0]"
    ),
  ])
  func `what would end an app ends the run`(source: String, detail: String) {
    #expect(Paste()(source).last == "2 refused\n  ! \(detail)")
  }

  @Test(arguments: [
    ("[window1 show", "Line 1, column 14: ']' was expected, not the end."),
    ("a.b = ;", "Line 1, column 7: A value was expected, not ';'."),
    ("UIWindow *w = nil;\n  \"open", "Line 2, column 3: A string is not closed."),
    ("let a = 1 2", "Line 1, column 11: The end of the statement was expected, not '2'."),
    ("/* 窗口", "Line 1, column 1: A comment is not closed."),
    ("self.window = [[[UIWindow alloc] init]", "Line 1, column 39: ']' was expected"),
  ])
  func `what can't be read says where, and nothing runs`(source: String, detail: String) {
    let paste = Paste()
    let reply = paste.run(source)
    #expect(reply.problem == "422 invalid-code /source")
    #expect(reply.detail?.hasPrefix(detail.prefix(24)) == true, "\(reply.detail ?? "")")
    #expect(paste.service.get("/sessions/demo").json?["revision"] == 0)
  }

  @Test func `a dry run says what would happen and changes nothing`() {
    let paste = Paste()
    let source =
      "UIWindow *a = [UIWindow new];\n[a makeKeyAndVisible];\nNSLog(@\"%d\", a.isKeyWindow);"
    let dry = paste(source, query: "?dryRun=true")
    #expect(paste.service.get("/sessions/demo").json?["revision"] == 0)
    #expect(paste(source) == dry)
    #expect(paste.service.get("/sessions/demo").json?["revision"] == 3)
  }

  @Test func `the log has each line's request`() {
    let paste = Paste()
    let reply = paste.run(ArticlePrograms.shakingWindow)
    let requests = (reply.json?["lines"]?.elements ?? []).compactMap { $0["request"] }
    let log = paste.service.get("/sessions/demo/commands", isChecked: false)
    let logged = log.json?["commands"]?.elements ?? []
    #expect(requests.count == logged.count)
    for (request, command) in zip(requests, logged) {
      for name in ["method", "path", "body"] { #expect(request[name] == command[name]) }
    }
  }

  @Test func `an Idempotency-Key stands for one command, and so for no run`() {
    let paste = Paste()
    let reply = paste.service(
      "POST /sessions/demo/code", "Idempotency-Key: a", body: #"{"source":"a"}"#)
    #expect(reply.problem == "400 invalid-header")
  }

  @Test func `a stale condition refuses the first command and so all`() {
    let paste = Paste()
    let body = #"{"source":"self.window = [UIWindow new];"}"#
    #expect(
      paste.service("POST /sessions/demo/code", "If-Match: \"3\"", body: body).problem
        == "412 stale")
    let reply = paste.service("POST /sessions/demo/code", "If-Match: \"0\"", body: body)
    #expect(reply.revision == 1)
    #expect(
      paste.service("POST /sessions/demo/code", "Prefer: return=minimal", body: body).status == 204)
  }

  @Test func `a run has a thousand statements and a thousand requests at most`() {
    let paste = Paste()
    #expect(
      paste.run(String(repeating: "a;", count: 1001)).detail
        == "Line 1, column 2001: There are more than 1000 statements.")
    let loops =
      "NSArray *a = @[@1,@1,@1,@1,@1,@1,@1,@1,@1,@1,@1,@1];\n"
      + "for (id x in a) for (id y in a) for (id z in a) NSLog(@\"1\");\nNSLog(@\"2\");"
    let reply = paste.run(loops)
    #expect(Paste.deeds(of: reply)["printed"] ?? 0 > 700)
    #expect(Paste.deeds(of: reply)["refused"] == 1)
    #expect(Paste.lines(of: reply).last == "3 notRun")
    #expect(paste.run(String(repeating: " ", count: 65_537)).problem == "422 invalid-value /source")
  }

  @Test func `what a skipped statement sets is not known after it`() {
    let unknown = "# What 'found' is, is not known."
    #expect(
      Paste()(
        """
        UIWindow *found = nil;
        found = [Finder frontWindow];
        [found setHidden:YES];
        if (found) { NSLog(@"there"); } else { NSLog(@"not there"); }
        found = nil;
        switch (found.tag) { case 0: found = windows[0]; }
        NSLog(@"%@", found);
        """) == [
          "1 value", "2 skipped\n  # +[Finder frontWindow] is not part of the model.",
          "3 skipped\n  \(unknown)", "4 skipped\n  \(unknown)", "5 value",
          "6 skipped\n  # 'switch' is not carried out; write out what it does.",
          "7 skipped\n  \(unknown)",
        ])
    let swift = Paste()(
      """
      var n = 1
      switch n { default: n += 1 }
      print(n)
      n = 2
      print(n)
      guard let window = unknown() else { fatalError() }
      window.isHidden = true
      self.overlay = unknown()
      self.overlay.isHidden = true
      """)
    #expect(swift[2] == "3 skipped\n  # What 'n' is, is not known.")
    #expect(swift[4] == "5 printed\n  > 2")
    #expect(swift[6] == "7 skipped\n  # What 'window' is, is not known.")
    #expect(swift[8] == "9 skipped\n  # What 'overlay' is, is not known.")
  }

  @Test func `what runs later and what is set on an object change no variable`() {
    let lines = Paste()(
      """
      UIWindow *a = [UIWindow new];
      dispatch_async(dispatch_get_main_queue(), ^{ a = nil; });
      a.backgroundColor = [UIColor fooColor];
      int n = 1;
      n++;
      NSLog(@"%d %d", a.hidden, n);
      """)
    #expect(lines[5] == "6 printed\n  > 1 2")
  }

  @Test func `what a button sends does not run before somebody touches it`() {
    let reason = "# A control sends it when it is touched; paste its body to run it."
    let objc = Paste()(
      """
      - (void)show {
        UIButton *b = [UIButton buttonWithType:UIButtonTypeSystem];
        [b addTarget:self action:@selector(tapped:) forControlEvents:UIControlEventTouchUpInside];
      }
      - (void)tapped:(id)sender { NSLog(@"tapped"); }
      """)
    #expect(objc.last == "5 skipped\n  \(reason)")
    let swift = Paste()(
      """
      class Home: UIViewController {
        func show() {
          let b = UIButton(type: .system)
          b.addTarget(self, action: #selector(tapped), for: .touchUpInside)
        }
        @objc func tapped() { print("tapped") }
      }
      """)
    #expect(swift.last == "6 skipped\n  \(reason)")
  }

  @Test func `a misspelt name gets the one that was meant`() {
    let lines = Paste()(
      """
      UIWindow *a = [UIWindow new];
      a.hiden = NO;
      [a makeKeyAndVisable];
      """)
    #expect(
      lines[1...2] == [
        "2 skipped\n  # 'hiden' is not part of the model. Did you mean 'hidden'?",
        "3 skipped\n  # 'makeKeyAndVisable' is not part of the model. Did you mean 'makeKeyAndVisible'?",
      ])
  }

  @Test func `what is read over is skipped with the reason`() {
    let lines = Paste()(
      """
      #import "AppDelegate.h"
      @class Home;
      typedef void (^Block)(void);
      switch (n) { case 1: [a b]; }
      [[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(seen:) name:UIWindowDidBecomeKeyNotification object:nil];
      dispatch_after(dispatch_time(DISPATCH_TIME_NOW, (int64_t)(2 * NSEC_PER_SEC)), dispatch_get_main_queue(), ^{
        [self.window makeKeyAndVisible];
      });
      [super viewDidLoad];
      nobody.hidden = NO;
      NSDictionary *d = @{@"a": @1};
      NSLog(@"%@", d);
      """)
    #expect(lines.allSatisfy { $0.contains("skipped\n  # ") }, "\(lines)")
    #expect(lines.count == 10)
  }
}
