import Testing

/// Pasted code prints what a device would print, or nothing.
@Suite struct CodeTruthTests {
  @Test(arguments: [("ios8", "old"), ("ios12", "old"), ("ios13", "new"), ("ios17", "new")])
  func `available asks the session's iOS`(profile: String, expected: String) {
    let paste = Paste(#"{"profile":"\#(profile)"}"#)
    let swift = """
      if #available(iOS 13.0, *) { print("new") } else { print("old") }
      if #unavailable(iOS 13) { print("old") } else { print("new") }
      if #available(macOS 99, *) { print("any") }
      """
    #expect(Paste.output(of: paste.run(swift)) == [expected, expected, "any"])
    let objc = #"if (@available(iOS 13.0, *)) { NSLog(@"new"); } else { NSLog(@"old"); }"#
    #expect(Paste.output(of: paste.run(objc)) == [expected])
  }

  @Test func `a profile is no minor version, so that such a question is not answered`() {
    let paste = Paste(#"{"profile":"ios13"}"#)
    #expect(
      paste("if #available(iOS 13.4, *) { print(1) } else { print(2) }") == [
        "1 skipped\n  # The profile is iOS 13, of no version in particular."
      ])
  }

  @Test(arguments: [
    "print(-9223372036854775808)", "print(9007199254740993)", "print(9007199254740992 * 2)",
    "print(Int(1e300))",
  ])
  func `a whole number that is not told exactly is refused`(source: String) {
    #expect(
      Paste()(source) == [
        "1 skipped\n  # Whole numbers beyond 9007199254740991 are not exact here."
      ])
  }

  @Test func `a number is what its variable's type makes of it`() {
    let swift = """
      let x: CGFloat = 3
      print(x / 2, x)
      var y: Double = 1
      y = 5
      print(y / 2)
      let list: [CGFloat] = [1, 2]
      print(list[0] / 2)
      let whole = 3
      print(whole / 2)
      """
    #expect(Paste.output(of: Paste().run(swift)) == ["1.5 3.0", "2.5", "0.5", "1"])
    let objc = """
      CGFloat b = 7; NSInteger n = 3.7; static CGFloat kept = 3;
      NSLog(@"%f %ld %f", b / 2, (long)n, kept / 2);
      b = 9;
      NSLog(@"%f", b / 2);
      """
    #expect(Paste.output(of: Paste().run(objc)) == ["3.500000 3 1.500000", "4.500000"])
  }

  @Test func `only a tab bar controller's list may be missing`() {
    let source = """
      let nav = UINavigationController(rootViewController: UIViewController())
      print(nav.viewControllers.count)
      let tabs = UITabBarController()
      tabs.viewControllers = [nav]
      print(tabs.viewControllers?.count, tabs.viewControllers!.count)
      """
    #expect(Paste.output(of: Paste().run(source)) == ["1", "Optional(1) 1"])
  }

  @Test func `a class has no method because it is called`() {
    #expect(
      Paste()(#"NSLog(@"%@", [UIView foo]);"#) == [
        "1 skipped\n  # +[UIView foo] is not part of the model."
      ])
    #expect(Paste()("print(UIView.foo)") == ["1 skipped\n  # UIView.foo is not part of the model."])
    #expect(
      Paste.output(of: Paste().run("print(UIWindow.Level.alert.rawValue)")) == ["2000.0"])
  }

  @Test(arguments: [
    (
      "v.translatesAutoresizingMaskIntoConstraints = false",
      "translatesAutoresizingMaskIntoConstraints"
    ),
    ("v.sizeToFit()", "sizeToFit"), ("print(v.intrinsicContentSize)", "intrinsicContentSize"),
    ("v.widthAnchor.constraint(equalToConstant: 80).isActive = true", "widthAnchor"),
    ("let c = v.topAnchor.constraint(equalTo: v.bottomAnchor)", "topAnchor"),
    ("v.setContentHuggingPriority(.required, for: .vertical)", "setContentHuggingPriority(_:for:)"),
  ])
  func `statements on their own say where Auto Layout is`(statement: String, name: String) {
    #expect(
      Paste()("let v = UILabel()\n\(statement)").first { $0.hasPrefix("2 skipped") } == """
        2 skipped
          # '\(name)' belongs to Auto Layout, which needs a program. Put the code into a class, or POST to /constraints.
        """)
  }

  @Test(arguments: [
    "NSLayoutConstraint.activate([])",
    "NSLayoutConstraint(item: v, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .width, multiplier: 1, constant: 8)",
    "let c = NSLayoutConstraint()",
  ])
  func `statements on their own make no constraint`(statement: String) {
    let skipped = Paste()("let v = UILabel()\n\(statement)").first { $0.hasPrefix("2 skipped") }
    #expect(skipped?.contains("belongs to Auto Layout, which needs a program.") == true)
  }

  @Test func `what code that was not run would have set is not known`() {
    #expect(
      Paste()("var n = 0\nlet f = { n += 1 }\nf()\nprint(n)").last
        == "4 skipped\n  # What 'n' is, is not known.")
  }

  @Test func `nil is 0 where a number is asked for`() {
    let source = #"UIView *v = nil; NSLog(@"%@ %ld %f", v, (long)v.subviews.count, v.alpha);"#
    #expect(Paste.output(of: Paste().run(source)) == ["(null) 0 0.000000"])
  }

  @Test func `a layer masks to its bounds as its view clips to them`() {
    let source = """
      let v = UIView(frame: .zero)
      v.layer.masksToBounds = true
      print(v.clipsToBounds, v.layer.masksToBounds)
      v.layer.cornerRadius = 4
      """
    let reply = Paste().run(source)
    #expect(Paste.output(of: reply) == ["true true"])
    #expect(Paste.lines(of: reply)[3] == "4 skipped\n  # 'cornerRadius' is not part of the model.")
  }

  @Test func `an answer that is more than a constant is said not to be read`() {
    let source = """
      class W: UIWindow { override var canBecomeKey: Bool { return tag > 3 } }
      let w = W(frame: UIScreen.main.bounds)
      """
    #expect(
      Paste()(source).contains {
        $0.hasSuffix("# Its own 'canBecomeKey' is not evaluated: it answers as UIKit's class does.")
      })
  }
}
