import TestSupport
import Testing

/// Letters outside ASCII in names, labels and texts: combining marks join the preceding letter into
/// one character, and some letters are equal to others with other bytes.
@Suite struct ForeignLetterTests {
  private static let letters = [
    "\u{301}", "\u{200D}", "\u{FE0F}", "\u{212A}", "\u{1F3FD}", "é", "e\u{301}", "窗", "ß", "İ", "ﬀ",
    "\u{37E}", "\u{85}", "\u{2028}", "\u{1100}", "\u{1161}", "\u{0903}", "\u{FFFD}", "\u{10FFFF}",
  ]

  private static let programs = [
    "stride(from: 1, to: 2, by: 3)", "print(1, 2, separator: \"-\")",
    "let a = UIWindow(frame: .zero)",
    "let a = [1, 2].map { $0 }", "a.append(w)", "w.addSubview(UIView())",
    "String(format: \"%@\", w)",
    "UIColor(red: 1, green: 0, blue: 0, alpha: 1)", "w.insertSubview(w, at: 0)",
    "w.convert(.zero, to: nil)",
    "let a = UIAlertController(title: \"a\", message: \"b\", preferredStyle: .alert)",
    "NSLog(@\"%@ %5.2f %-8@|\", w, 1.5, w);", "[w setHidden:YES];", "[w viewWithTag:1];",
    "[NSString stringWithFormat:@\"%@\", w];", "[w insertSubview:w atIndex:0];",
    "_window.hidden = YES;",
    "CGRectGetWidth(w.frame);", "w.backgroundColor = .red", "[UIColor redColor];",
    "self.window = w",
    "for v in [w] { print(v) }", "[@[w] objectAtIndex:0];", "(lldb) po -l objc -- w",
  ]

  @Test(arguments: 0..<16)
  func `code with such letters anywhere is answered`(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let paste = Paste()
    paste.service(#"POST /sessions/demo/windows {"id":"w"}"#)
    for _ in 0..<60 {
      var scalars = Array(random.pick(Self.programs).unicodeScalars)
      for _ in 0..<Int.random(in: 1..<4, using: &random) {
        let place = Int.random(in: 0...scalars.count, using: &random)
        scalars.insert(contentsOf: random.pick(Self.letters).unicodeScalars, at: place)
      }
      var source = String.UnicodeScalarView()
      source.append(contentsOf: scalars)
      for language in ["objc", "swift"] {
        let reply = paste.run(String(source), ",\"language\":\"\(language)\"")
        #expect([200, 422].contains(reply.status), "\(String(source))")
      }
    }
  }

  @Test(arguments: letters)
  func `such letters in names, texts, paths and heads are answered`(letter: String) {
    let service = Service.demo()
    let text = Tree.string("a\(letter)\(letter)b").json
    for (line, body) in [
      ("POST /sessions/demo/views", #"{"id":\#(text)}"#),
      ("POST /sessions/demo/views", #"{"class":"UITextField","text":\#(text)}"#),
      ("POST /sessions/demo/views", #"{\#(text):1}"#),
      ("POST /sessions/demo/views", #"{"backgroundColor":\#(text)}"#),
      ("POST /sessions/demo/controllers", #"{"title":\#(text)}"#),
      ("POST /sessions/demo/alerts", #"{"title":\#(text),"buttons":[\#(text)]}"#),
      ("POST /sessions/demo/commands", #"[{"method":"POST","path":\#(text)}]"#),
      (
        "POST /sessions/demo/commands",
        #"[{"method":"POST","path":"/views/\#(letter)/\#(letter)"}]"#
      ),
      ("POST /sessions/demo/application/sendAction", #"{"action":\#(text)}"#),
      ("PUT /sessions/demo/references/a\(letter)", #"{"object":null}"#),
      ("POST /sessions", #"{"device":\#(text)}"#), ("POST /sessions", #"{"id":\#(text)}"#),
    ] {
      let reply = service.send(line, [], body: body, isChecked: false)
      #expect(reply.status < 500, "\(line) \(body)")
    }
    for target in [
      "/\(letter)", "/sessions/\(letter)", "/sessions/demo/views/\(letter)",
      "/\(letter)?\(letter)=\(letter)",
      "/sessions/demo/snapshot?at=\(letter)", "/sessions/demo/events?after=\(letter).1",
      "/c/\(letter)", "/classes/\(letter)", "/problems/\(letter)", "/rules/\(letter)",
      "/web/\(letter).js",
    ] {
      #expect(service.get(target, isChecked: false).status < 500, "\(target)")
    }
    for field in [
      "Accept", "If-Match", "If-None-Match", "Prefer", "Idempotency-Key", "Last-Event-ID",
      "Traceparent", "Authorization", "Host", "Origin", "Content-Type",
    ] {
      let reply = service.send(
        "POST /sessions/demo/views", ["\(field): \(letter)\"\(letter),;=/\(letter)"], body: "{}",
        isChecked: false)
      #expect(reply.status < 500, "\(field)")
    }
    for style in ["flat", "exploded"] {
      #expect(
        service.get("/sessions/demo/snapshot.svg?style=\(style)", isChecked: false).status == 200)
    }
    for language in ["swift", "objc", "curl"] {
      #expect(service.get("/sessions/demo/commands?as=\(language)", isChecked: false).status == 200)
    }
  }
}
