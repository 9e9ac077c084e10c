import Testing

/// Code after code, as in a debugger: each run goes on with the app's code, its variables and objects.
@Suite struct ContinuedCodeTests {
  private let service = Service()

  init() { service("PUT /sessions/demo {}") }

  /// Runs code; returns what each line did and printed, or why nothing ran.
  private func run(_ source: String, in session: String = "demo", query: String = "") -> [String] {
    let reply = service(
      "POST /sessions/\(session)/code\(query)", body: "{\"source\":\(Tree.string(source).json)}")
    if let detail = reply.json?["detail"]?.text { return [detail] }
    let lines = reply.json?["lines"]?.elements ?? []
    let skipped = lines.compactMap { $0["did"]?.text == "skipped" ? $0["reason"]?.text : nil }
      .filter { $0 != "UIKit is there already." }
    return skipped + (reply.json?["output"]?.elements ?? []).compactMap(\.text)
  }

  private func commands(of session: String = "demo") -> [String] {
    let log = service.get("/sessions/\(session)/commands", isChecked: false)
    return (log.json?["commands"]?.elements ?? []).compactMap { $0["path"]?.text }
  }

  private static let app = """
    class Home: UIViewController {
      var count = 0
      override func viewDidLoad() { super.viewDidLoad(); count += 1 }
    }
    let home = Home()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = home
    window.makeKeyAndVisible()
    """

  @Test func `functions, closures and loops run as the compiler has it, without a type too`() {
    #expect(
      run(
        """
        import UIKit
        func describe(_ value: Int?) -> String {
          switch value {
          case nil: return "nothing"
          case let number? where number > 2: return "many"
          case let number?: return "\\(number)"
          }
        }
        var words = [String: Int]()
        for word in "a b a".split(separator: " ") { words[String(word), default: 0] += 1 }
        print(describe(nil), describe(2), describe(3), words["a"]!)
        """) == ["nothing 2 many 2"])
    #expect(
      run(
        """
        int n = 1;
        __block int sum = 0;
        void (^add)(int) = ^(int more) { sum += n + more; };
        n = 100;
        add(1);
        switch (sum) { case 2: NSLog(@"two"); break; default: NSLog(@"other"); }
        """, in: made("objc")) == ["two"])
  }

  private func made(_ session: String) -> String {
    service("PUT /sessions/\(session) {}")
    return session
  }

  @Test func `plain lines in an app without code stay requests`() {
    #expect(
      run("import UIKit\nlet w = UIWindow()\nw.isHidden = false\nprint(w.isHidden)") == ["false"])
    #expect(commands() == ["/windows", "/windows/w", "/references/w"])
  }

  @Test func `an optional prints as one`() {
    #expect(run("var a = [1, 2]\nprint(a.last)\na.removeAll()") == ["Optional(2)"])
  }

  @Test func `later code uses the variables and functions of earlier code`() {
    #expect(run("func twice(_ n: Int) -> Int { n * 2 }\nvar list = [1, 2].map(twice)") == [])
    #expect(run("list.append(twice(5))\nprint(list)") == ["[2, 4, 10]"])
    #expect(run("func twice(_ n: Int) -> Int { n + n + 1 }\nprint(twice(1))") == ["3"])
    #expect(run("let list = \"again\"\nprint(list)") == ["again"])
    #expect(run("list = 3") == ["Line 1, column 6: 'list' is a constant."])
    #expect(run("print(lists)") == ["Line 1, column 7: 'lists' is not known; did you mean 'list'."])
  }

  @Test func `slices keep their indices in later code`() {
    #expect(run("let all = Array(1...6)\nlet part = all.suffix(2)\nfunc f() {}") == [])
    #expect(run("print(part[0])").first?.hasPrefix("Line 1, column ") == true)
  }

  @Test func `code meets the running app, with its classes and its objects by name`() {
    #expect(run(Self.app) == [])
    #expect(run("home.count += 10\nprint(home.count, home.view.window === window)") == ["11 true"])
    #expect(
      run(
        """
        let other = Home()
        home.present(other, animated: false) { print("presented", other.count) }
        """) == ["presented 1"])
    #expect(
      run("extension Home { func bump() { count += 1 } }").first?.contains("'Home'") == true)
    #expect(run("print(home.count)") == ["11"])
  }

  @Test func `the same in Objective-C, where a body's variables end with it`() {
    let session = made("objc")
    #expect(
      run(
        """
        @interface Home : UIViewController
        @property (nonatomic) NSInteger count;
        @end
        @implementation Home
        + (void)load { NSLog(@"load"); }
        @end
        static Home *home;
        int main(void) { @autoreleasepool { home = [Home new]; home.count = 3; } return 0; }
        """, in: session) == ["load"])
    #expect(run("home.count += 4; NSLog(@\"%ld\", (long)home.count);", in: session) == ["7"])
    #expect(run("static int kept = 6; int n = 5; NSLog(@\"%d\", n);", in: session) == ["5"])
    #expect(run("NSLog(@\"%d\", kept);", in: session) == ["6"])
    #expect(run("NSLog(@\"%d\", n);", in: session) == ["Line 1, column 14: There is no 'n' here."])
    #expect(
      run("print(home)", in: session).first?.contains("'home' is a variable of the app's code")
        == true)
  }

  @Test func `the session's objects have their names in code`() {
    service(#"POST /sessions/demo/windows {"id":"banner","isHidden":false}"#)
    #expect(
      run("let shown = [banner].filter { !$0.isHidden }\nprint(shown.count, banner === shown[0])")
        == ["1 true"])
    service("DELETE /sessions/demo/windows/banner")
    #expect(run("print(banner)") == ["'banner' is not known here."])
    service(#"POST /sessions/\#(made("objc"))/windows {"id":"banner"}"#)
    #expect(
      run(
        "void (^show)(void) = ^{ banner.hidden = NO; }; show(); NSLog(@\"%d\", banner.hidden);",
        in: "objc")
        == ["0"])
  }

  @Test func `replay, forks and exports have what the code left`() {
    #expect(run("var n = 1\nfunc next() -> Int { n += 1; return n }") == [])
    #expect(run("print(next())") == ["2"])
    service(#"POST /sessions/demo/forks {"id":"copy"}"#)
    service(#"POST /sessions/demo/forks {"id":"early","at":1}"#)
    #expect(run("print(next())", in: "copy") == ["3"])
    #expect(run("print(next())", in: "early") == ["2"])
    let export = service.get("/sessions/demo/export", isChecked: false)
    service("POST /imports?id=again", body: export.body)
    #expect(run("print(next())", in: "again") == ["3"])
    #expect(run("print(next())", query: "?dryRun=true") == ["3"])
    #expect(run("print(next())") == ["3"])
  }

  @Test func `a crash says in which run's code it is, and leaves everything`() {
    #expect(run("func fail(_ list: [Int]) { print(list[9]) }\nvar n = 1") == [])
    #expect(
      run("n = 2\nfail([])") == ["main.swift, line 1: Fatal error: Index out of range"])
    #expect(run("print(n)") == ["1"])
  }

  @Test func `a program that continues another is said so, and declares no types`() {
    func program(_ text: String) -> Reply {
      service(
        "POST /sessions/demo/program",
        body:
          "{\"continues\":true,\"files\":[{\"name\":\"a.swift\",\"text\":\(Tree.string(text).json)}]}"
      )
    }
    #expect(program("var n = 1").status == 200)
    #expect(program("n += 1\nprint(n)").json?["events"]?.elements.first?["text"]?.text == "2")
    #expect(
      program("struct A {}").json?["detail"]?.text?.hasPrefix("Line 1, column 1: Code that") == true
    )
    let other = service(
      "POST /sessions/demo/program",
      body: #"{"continues":true,"files":[{"name":"a.m","text":"NSLog(@\"1\");"}]}"#)
    #expect(other.json?["detail"]?.text?.contains("in the same language only") == true)
  }

  private func steps() -> [String] {
    let reply = service.send("GET /sessions/demo/steps", ["Accept: text/plain"])
    return reply.body.split(separator: "\n").map(String.init)
  }

  @Test func `steps show what became of earlier code's variables`() {
    #expect(run("func next(_ n: Int) -> Int { n + 1 }\nvar a = 1") == [])
    #expect(run("a = next(a)\nprint(a)") == ["2"])
    #expect(
      steps() == [
        "2.s1 main.swift:1 main", "  a = 2", "2.s2   main.swift:1 next(_:)", "    n = 1",
        "2.s3 main.swift:2 main", "  > 2",
      ])
  }

  @Test func `a body's variables end after its last step, which does not show that`() {
    #expect(
      run("int n = 1;\nvoid (^show)(void) = ^{ NSLog(@\"%d\", n); };\nn = 2;\nshow();") == ["1"])
    #expect(steps().filter { $0.hasPrefix("  n") } == ["  n = 1", "  n = 2"])
    #expect(!steps().contains { $0.hasSuffix(" = nil") && !$0.contains("show") })
  }

  @Test func `a session's code has as many bytes as a program, also in several runs`() {
    func program(_ bytes: Int) -> Reply {
      let text = "// " + String(repeating: "a", count: bytes - 4) + "\\n"
      return service(
        "POST /sessions/demo/program",
        body: "{\"continues\":true,\"files\":[{\"name\":\"a.swift\",\"text\":\"\(text)\"}]}")
    }
    #expect(program(200_000).status == 200)
    #expect(program(62_144).status == 200)
    #expect(
      program(10).json?["detail"]?.text?.contains("1000 files and 262144 bytes at most") == true)
  }
}
