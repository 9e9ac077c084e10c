import Testing

@Suite struct CodePrintingTests {
  private func printed(_ source: String) -> [String] { Paste.output(of: Paste().run(source)) }

  @Test(arguments: [
    (#"@"%d %ld %i %u", 5, 6L, -7, 8"#, "5 6 -7 8"),
    (
      #"@"%f %.2f %5.1f|%-6.1f| %lf", 1.0, 2.345, 3.14, 2.5, -0.5"#,
      "1.000000 2.35   3.1|2.5   | -0.500000"
    ),
    (#"@"%03d %x %%", 7, 255"#, "007 ff %"),
    (#"@"%@ %@ %@", @"a", nil, @5"#, "a (null) 5"),
    (#"@"%@", @[@"a", @"b c"]"#, "(\n    a,\n    \"b c\"\n)"),
    (#"@"%@", NSStringFromCGRect(CGRectMake(1, 2.5, 3, 4))"#, "{{1, 2.5}, {3, 4}}"),
    (
      #"@"%@ %@", NSStringFromCGPoint(CGPointMake(1, 2)), NSStringFromCGSize(CGSizeMake(3, 4))"#,
      "{1, 2} {3, 4}"
    ),
    (#"@"%d", YES && !NO"#, "1"), (#"@"%d", 7 / 2"#, "3"), (#"@"%.1f", 7 / 2.0"#, "3.5"),
    (#"@"%.0f", UIWindowLevelAlert + 1"#, "2001"), (#"@"a\n""#, "a"), (#"@"%d""#, ""),
    (#"@"%@", [UIApplication sharedApplication].keyWindow"#, "(null)"),
    (#"@"%@", [NSString stringWithFormat:@"%d-%@", 1, @"b"]"#, "1-b"),
    (#"@"%.1f", CGRectGetMaxX(CGRectMake(10, 0, 5, 0))"#, "15.0"),
  ])
  func `NSLog prints as C and Foundation do`(arguments: String, text: String) {
    #expect(printed("NSLog(\(arguments));") == [text])
  }

  @Test(arguments: [
    ("1, 2.0, true, \"a\"", "1 2.0 true a"), ("[1, 2].count", "2"),
    ("[\"a\", \"b\"]", "[\"a\", \"b\"]"),
    ("CGRect(x: 1, y: 2, width: 3, height: 4)", "(1.0, 2.0, 3.0, 4.0)"),
    ("CGPoint(x: 1, y: 2).x + 1", "2.0"), ("UIApplication.shared.keyWindow", "nil"),
    ("\"\\(1 + 1) of \\(\"two\")\"", "2 of two"), ("nil ?? 5", "5"), ("3 > 2 ? \"a\" : \"b\"", "a"),
    ("UIWindow.Level.alert + 1 > .normal", "true"), ("7 / 2", "3"),
  ])
  func `print prints as Swift does`(arguments: String, text: String) {
    #expect(Paste.output(of: Paste().run("print(\(arguments))", #","language":"swift""#)) == [text])
  }

  @Test func `print puts its separator between what it prints`() {
    #expect(printed(#"print("", 1, 2)"#) == [" 1 2"])
    #expect(printed(#"print("a", 1, separator: "-", terminator: "")"#) == ["a-1"])
  }

  @Test func `a view describes itself with what is not as a new one has it`() {
    #expect(
      printed(
        """
        UIView *v = [[UIView alloc] initWithFrame:CGRectMake(1, 2, 3, 4)];
        v.alpha = 0.5;
        v.tag = 7;
        NSLog(@"%@", v);
        NSLog(@"%p %@", v, [[UIViewController alloc] init]);
        """) == [
          "<UIView: 0x600000001000; frame = (1 2; 3 4); alpha = 0.5; tag = 7; layer = <CALayer: 0x600000001020>>",
          "0x600000001000 <UIViewController: 0x600000001040>",
        ])
  }

  @Test func `Swift tells of an optional that it is one`() {
    let reply = Paste().run(
      """
      let w = UIWindow()
      w.makeKeyAndVisible()
      print(UIApplication.shared.keyWindow?.frame)
      print(UIApplication.shared.windows.first(where: { $0.isKeyWindow })!.alpha)
      print(w.windowLevel)
      """)
    #expect(
      Paste.output(of: reply) == [
        "Optional((0.0, 0.0, 375.0, 667.0))", "1.0", "UIWindowLevel(_rawValue: 0.0)",
      ])
  }
}
