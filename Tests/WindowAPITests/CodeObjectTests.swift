import Testing

@Suite struct CodeObjectTests {
  @Test func `what a statement makes for another is one command with it`() {
    let paste = Paste()
    #expect(
      paste(
        "self.window = [UIWindow new];\nself.window.rootViewController = [UIViewController new];"
      )
      .last == """
        2 command POST /commands
          POST /controllers {"id":"window-rootViewController","retained":false}
          PATCH /windows/window {"rootViewController":"window-rootViewController"}
        """)
    #expect(
      paste("[self.window.rootViewController.view addSubview:[UILabel new]];") == [
        """
        1 command POST /commands
          POST /controllers/window-rootViewController/loadViewIfNeeded
          POST /views {"class":"UILabel","id":"label","retained":false}
          POST /views/window-rootViewController-view/subviews {"view":"label"}
          - window-rootViewController loadView
          - window-rootViewController viewDidLoad
          - label willMoveToSuperview
          - label didMoveToSuperview
          - window-rootViewController-view didAddSubview
        """
      ])
  }

  @Test func `controllers are pushed, presented and dismissed`() {
    let paste = Paste()
    let reply = paste.run(
      """
      UIViewController *home = [[UIViewController alloc] init];
      UINavigationController *nav = [[UINavigationController alloc] initWithRootViewController:home];
      self.window = [[UIWindow alloc] initWithFrame:[UIScreen mainScreen].bounds];
      self.window.rootViewController = nav;
      [self.window makeKeyAndVisible];
      [nav pushViewController:[[DetailViewController alloc] init] animated:YES];
      NSLog(@"%@ %@", nav.topViewController.class, home.navigationController == nav ? @"in" : @"out");
      [home.navigationController popViewControllerAnimated:NO];
      UIAlertController *alert = [UIAlertController alertControllerWithTitle:@"T" message:nil preferredStyle:UIAlertControllerStyleAlert];
      [alert addAction:[UIAlertAction actionWithTitle:@"OK" style:UIAlertActionStyleCancel handler:^(UIAlertAction *action) { NSLog(@"later"); }]];
      [nav presentViewController:alert animated:YES completion:^{ NSLog(@"later"); }];
      NSLog(@"%d %lu", nav.presentedViewController == alert, (unsigned long)alert.actions.count);
      [alert dismissViewControllerAnimated:YES completion:nil];
      """)
    let lines = Paste.lines(of: reply)
    #expect(Paste.deeds(of: reply) == ["command": 12, "printed": 1, "skipped": 1])
    #expect(
      lines[9]
        == #"10 command PATCH /controllers/alert {"actions":[{"style":"cancel","title":"OK"}]}"#)
    #expect(
      lines[10].hasPrefix(
        #"11 command POST /controllers/nav/present {"animated":true,"completion":"completion","viewController":"alert"}"#
      ))
    #expect(lines[10].hasSuffix("# The block does not run."))
    #expect(Paste.output(of: reply) == ["DetailViewController in"])
  }

  @Test func `categories that many apps have set parts of a frame`() {
    let paste = Paste()
    let reply = paste.run(
      """
      UIView *v = [[UIView alloc] initWithFrame:CGRectMake(0, 0, 10, 10)];
      v.origin = CGPointMake(5, 6);
      v.width += 20;
      v.right = 100;
      v.centerY = 50;
      CGRect frame = v.frame;
      frame.size.height = 40;
      v.frame = frame;
      NSLog(@"%@ %.0f", NSStringFromCGRect(v.frame), v.bottom);
      """)
    #expect(Paste.output(of: reply) == ["{{70, 45}, {30, 40}} 85"])
  }

  @Test func `a class's overrides go with its objects`() {
    let paste = Paste()
    let source = """
      class Overlay: UIWindow {
        override var canBecomeKey: Bool { return false }
      }
      class Deep: Overlay { override func motionBegan(_ m: UIEvent.EventSubtype, with e: UIEvent?) {} }
      func show() {
        let overlay = Deep(frame: .zero)
        overlay.makeKeyAndVisible()
        print(overlay.isKeyWindow)
      }
      """
    let lines = paste(source)
    #expect(
      lines[5]
        == #"6 command POST /windows {"canBecomeKey":false,"class":"Deep","frame":[0,0,0,0],"handles":["motion"],"id":"overlay"}"#
    )
    #expect(lines.contains { $0.contains("> false") })
  }

  @Test func `a class that nothing else tells of is what its variable's is`() {
    #expect(
      Paste()(
        "UIWindow *w = [[Overlay alloc] init];\nUIViewController *h = [HomePage new];\nid x = [Model new];"
      )
      .prefix(3) == [
        #"1 command POST /windows {"class":"Overlay","id":"w"}"#,
        #"2 command POST /controllers {"class":"HomePage","id":"h"}"#,
        "3 skipped\n  # Model is not part of the model.",
      ])
    #expect(
      Paste()("let w: UIWindow = Overlay(frame: .zero)")[0]
        == #"1 command POST /windows {"class":"Overlay","frame":[0,0,0,0],"id":"w"}"#)
  }

  @Test func `a method of the source's own runs once, where it is declared`() {
    let objc = Paste()(
      "- (void)launch {\n[self makeWindow];\n}\n- (void)makeWindow {\nself.window = [UIWindow new];\n}"
    )
    #expect(objc[1] == "2 skipped\n  # It runs where it is declared.")
    #expect(objc.last?.hasPrefix("5 command POST /commands") == true)
    let swift = Paste()(
      "func launch() {\nlet w: UIWindow = makeWindow()\n}\nfunc makeWindow() -> UIWindow {\nreturn UIWindow()\n}"
    )
    #expect(swift[1] == "2 skipped\n  # It runs where it is declared.")
  }

  @Test func `lists are looked through with closures`() {
    let paste = Paste(#"{"profile":"ios17"}"#)
    paste.service("POST /sessions/demo/scenes {}")
    let reply = paste.run(
      #"""
      let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
      let w = UIWindow(windowScene: scenes[0])
      w.tag = 3
      w.makeKeyAndVisible()
      print(scenes.flatMap { $0.windows }.first { $0.isKeyWindow }!.tag)
      print(UIApplication.shared.windows.map(\.isHidden), scenes.first?.keyWindow === w)
      print(UIApplication.shared.windows.filter { window in window.tag > 3 }.isEmpty)
      """#)
    #expect(Paste.output(of: reply) == ["3", "[false] true", "true"])
  }

  @Test func `views are asked where they lie`() {
    let reply = Paste().run(
      """
      UIView *a = [[UIView alloc] initWithFrame:CGRectMake(10, 20, 100, 100)];
      UIView *b = [[UIView alloc] initWithFrame:CGRectMake(5, 5, 10, 10)];
      b.tag = 9;
      [a addSubview:b];
      NSLog(@"%@", NSStringFromCGPoint([b convertPoint:CGPointMake(1, 1) toView:a]));
      NSLog(@"%@", NSStringFromCGRect([a convertRect:b.bounds fromView:b]));
      NSLog(@"%d %d", [a viewWithTag:9] == b, [b isDescendantOfView:a]);
      NSLog(@"%d %d", [a hitTest:CGPointMake(6, 6) withEvent:nil] == b, [b pointInside:CGPointMake(11, 1) withEvent:nil]);
      NSLog(@"%d", [b isKindOfClass:[UIView class]]);
      """)
    #expect(
      Paste.output(of: reply) == ["{6, 6}", "{{5, 5}, {10, 10}}", "1 1", "1 0", "1"])
  }

  @Test func `what takes text is of its class and of those above it`() {
    let reply = Paste().run(
      """
      UITextView *note = [UITextView new];
      UISearchTextField *find = [UISearchTextField new];
      note.text = @"a";
      find.text = @"b";
      NSLog(@"%@ %@", note.text, find.text);
      NSLog(@"%d %d", [find isKindOfClass:[UITextField class]], [find isKindOfClass:[UIControl class]]);
      NSLog(@"%d %d", [note isKindOfClass:[UIScrollView class]], [note isKindOfClass:[UIControl class]]);
      """)
    #expect(Paste.output(of: reply) == ["a b", "1 1", "1 0"])
  }

  @Test func `a message to nil does nothing, and says so`() {
    #expect(
      Paste()("UIWindow *w = nil;\n[w makeKeyAndVisible];\nw.hidden = NO;") == [
        "1 value", "2 value\n  # A message to nil does nothing.",
        "3 value\n  # A message to nil does nothing.",
      ])
  }

  @Test func `self's own methods are the object's that the request names`() {
    let paste = Paste()
    paste.service(#"POST /sessions/demo/controllers {"id":"home"}"#)
    let source =
      "self.title = @\"A\";\n[self.view addSubview:[UIView new]];\nself.extra = [UIWindow new];"
    #expect(
      paste(source, #","self":"home""#).map { $0.split(separator: "\n")[0] } == [
        #"1 command PATCH /controllers/home {"title":"A"}"#, "2 command POST /commands",
        "3 command POST /commands",
      ])
    #expect(paste.references == ["home home", "self.extra extra"])
    let unknown = paste(source)
    #expect(unknown[0] == "1 value")
    #expect(unknown[1].hasPrefix("2 skipped"))
  }

  @Test func `a problem's pointer leads into the line's request`() {
    let reply = Paste().run(
      "UIView *v = [UIView new];\nv.alpha = 1;\nv.frame = CGRectMake(1e30, 0, 1, 1);")
    let problem = reply.json?["lines"]?.elements.last?["problem"]
    #expect(problem?["pointer"] == "/body/frame")
    let unread = Paste().run("UIView *v = [UIView new];\nv.tag = 1e300;")
    #expect(
      unread.json?["lines"]?.elements.last?["problem"]?["pointer"] == "/body/tag")
    let batch = Paste().run(
      "UIWindow *w = [[UIWindow alloc] init];\nw.rootViewController = [UIView new];")
    #expect(
      batch.json?["lines"]?.elements.last?["problem"]?["pointer"]
        == "/body/1/body/rootViewController")
  }

  @Test(arguments: [
    "@interface A : UIWindow\n@end\n@implementation A\n- (UIView *)hitTest:(CGPoint)p withEvent:(UIEvent *)e {\n  UIView *hit = [super hitTest:p withEvent:e];\n  if (hit == self) {\n    return nil;\n  }\n  return hit;\n}\n@end\nA *a = [A new];",
    "class A: UIWindow {\n  override func hitTest(_ p: CGPoint, with e: UIEvent?) -> UIView? {\n    let hit = super.hitTest(p, with: e)\n    return hit === self ? nil : hit\n  }\n}\nlet a = A()",
    "class A: UIWindow {\n  override func hitTest(_ p: CGPoint, with e: UIEvent?) -> UIView? {\n    guard let hit = super.hitTest(p, with: e), hit != self else { return nil }\n    return hit\n  }\n}\nlet a = A()",
  ])
  func `a window whose override answers nil for itself lets touches through`(source: String) {
    #expect(
      Paste()(source).last?.hasSuffix(
        #"POST /windows {"class":"A","hitTest":"passThrough","id":"a"}"#) == true,
      "\(Paste()(source))")
  }

  @Test func `another override of hit-testing is not called`() {
    let lines = Paste()(
      "class A: UIWindow {\n  override func hitTest(_ p: CGPoint, with e: UIEvent?) -> UIView? { return subviews.last }\n}"
    )
    #expect(
      lines.last
        == "2 skipped\n  # Only an override of hit-testing that returns nil for the view itself is supported."
    )
  }
}
