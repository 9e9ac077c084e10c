import Testing

/// Swift programs, whose code runs when UIKit calls it.
@Suite struct ProgramTests {
  private let service = Service()

  init() { service("PUT /sessions/demo {}") }

  /// Runs a program; returns its output, or why it failed.
  private func run(_ source: String, query: String = "") -> [String] {
    let reply = service(
      "POST /sessions/demo/program\(query)",
      body: "{\"files\":[{\"name\":\"App.swift\",\"text\":\(Tree.string(source).json)}]}")
    return printed(by: reply)
  }

  private func printed(by reply: Reply) -> [String] {
    if let detail = reply.json?["detail"]?.text {
      return detail.split(separator: "\n").map(String.init)
    }
    return (reply.json?["events"]?.elements ?? []).compactMap { $0["text"]?.text }
  }

  private static let home = """
    import UIKit
    class Home: UIViewController {
      let button = UIButton(type: .system)
      var taps = 0
      override func viewDidLoad() {
        super.viewDidLoad()
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        button.addTarget(self, action: #selector(tap), for: .touchUpInside)
        view.addSubview(button)
        print("loaded")
      }
      @objc func tap() {
        taps += 1
        print("tap \\(taps)")
      }
    }
    """

  @Test func `the code runs when a later command leads to it`() {
    #expect(run(Self.home) == ["loaded"])
    for number in 1...2 {
      let reply = service(#"POST /sessions/demo/inputs {"type":"tap","at":[10,10]}"#)
      #expect(printed(by: reply) == ["tap \(number)"])
    }
  }

  @Test func `code that only a program can hold runs as one, also without types`() {
    func output(_ source: String) -> [String] {
      let reply = service(
        "POST /sessions/demo/code", body: "{\"source\":\(Tree.string(source).json)}")
      return (reply.json?["output"]?.elements ?? []).compactMap(\.text)
        + [reply.json?["detail"]?.text].compactMap(\.self)
    }
    #expect(output("for shift in 0..<3 { print(1 << shift) }") == ["1", "2", "4"])
    #expect(output("print(1 <<)") == ["Line 1, column 11: A value is expected before ')'."])
  }

  @Test func `a command that is refused leaves the program and what its variables hold`() {
    _ = run(Self.home + "\nlet spare = UIView()\nlet both = [UIView(), spare]")
    let refused = service("POST /sessions/demo/windows/none/makeKey")
    #expect(refused.json?["code"]?.text == "not-found")
    let reply = service(#"POST /sessions/demo/inputs {"type":"tap","at":[10,10]}"#)
    #expect(printed(by: reply) == ["tap 1"])
  }

  @Test func `what it prints are events of a group of their own`() {
    _ = run(Self.home)
    let reply = service.send(
      "GET /sessions/demo/events?include=print", ["Accept: application/json"])
    let events = reply.json?["events"]?.elements ?? []
    let prints = events.filter { $0["name"]?.text == "print" }
    #expect(prints.map { $0["text"]?.text } == ["loaded"])
    #expect(prints.map { $0["rule"]?.text } == ["code-1"])
  }

  @Test func `a fork, an export and a look back have the program with all its variables`() {
    _ = run(Self.home)
    _ = service(#"POST /sessions/demo/inputs {"type":"tap","at":[10,10]}"#)
    service(#"POST /sessions/demo/forks {"id":"copy"}"#)
    let fork = service(#"POST /sessions/copy/inputs {"type":"tap","at":[10,10]}"#)
    #expect(printed(by: fork) == ["tap 2"])
    let own = service(#"POST /sessions/demo/inputs {"type":"tap","at":[10,10]}"#)
    #expect(printed(by: own) == ["tap 2"])

    service(#"POST /sessions/demo/forks {"id":"earlier","at":1}"#)
    let earlier = service(#"POST /sessions/earlier/inputs {"type":"tap","at":[10,10]}"#)
    #expect(printed(by: earlier) == ["tap 1"])
  }

  @Test func `a look far back carries the program out again from where it began`() {
    _ = run(Self.home)
    for _ in 1...400 { service(#"POST /sessions/demo/inputs {"type":"tap","at":[10,10]}"#) }
    for taps in [399, 250, 3] {
      service("POST /sessions/demo/forks {\"id\":\"copy\(taps)\",\"at\":\(taps + 1)}")
      let reply = service("POST /sessions/copy\(taps)/inputs {\"type\":\"tap\",\"at\":[10,10]}")
      #expect(printed(by: reply) == ["tap \(taps + 1)"])
    }
  }

  @Test func `a dry run changes nothing, and neither does a program that crashes`() {
    #expect(run(Self.home, query: "?dryRun=true") == ["loaded"])
    #expect(service.get("/sessions/demo").json?["revision"]?.number == 0)
    let source = "print(1)\nlet window = UIWindow()\nlet a: Int? = nil\nprint(a!)"
    #expect(
      run(source) == [
        "Line 4: Fatal error: Unexpectedly found nil while unwrapping an Optional value",
        "It printed:", "1",
      ])
    #expect(service.get("/sessions/demo").json?["revision"]?.number == 0)
    #expect(service.get("/sessions/demo/windows").json?["windows"]?.elements == [])
  }

  @Test func `a crash in a later command leaves the session as it was`() {
    let source = """
      class Screen: UIViewController {
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
          view.tag += 1
          let numbers = [1]
          print(numbers[3])
        }
      }
      """
    #expect(run(source) == [])
    let reply = service(#"POST /sessions/demo/inputs {"type":"tap","at":[10,10]}"#)
    #expect(reply.status == 422)
    #expect(reply.json?["code"]?.text == "program-crashed")
    #expect(printed(by: reply) == ["Line 5: Fatal error: Index out of range"])
    #expect(service.get("/sessions/demo").json?["revision"]?.number == 1)
  }

  @Test func `all that is not understood is told at once, and nothing runs`() {
    let source = "let a = UIVeiw()\nlet b = frobnicate(3)\nprint(UIScreen.main.bounds.widht)"
    #expect(
      run(source) == [
        "Line 1, column 9: 'UIVeiw' is not known; did you mean 'UIView'.",
        "Line 2, column 9: 'frobnicate' is not known.",
        "Line 3, column 28: 'CGRect' has no member 'widht' that is known; did you mean 'width'.",
      ])
    #expect(service.get("/sessions/demo").json?["revision"]?.number == 0)
  }

  @Test func `a variable whose declaration is not understood is told of there alone`() {
    let source = """
      let home: Home = Home()
      home.title = "a"
      func f() {
        guard let b = frobnicate() else { return }
        print(b, home)
        print(other)
      }
      """
    #expect(
      run(source) == [
        "Line 1, column 11: There is no type 'Home'.",
        "Line 4, column 17: 'frobnicate' is not known.",
        "Line 6, column 9: 'other' is not known.",
      ])
  }

  @Test func `a view of elements is used as they are, and its text is refused`() {
    let used = """
      class A {}
      let all = [1, 2].reversed()
      let list: [Int] = [3, 4].reversed()
      print(Array(all), list, all.map { $0 * 2 }, Array(zip([1], ["a"])))
      """
    #expect(run(used) == [#"[2, 1] [4, 3] [4, 2] [(1, "a")]"#])
    let reason =
      "Swift shows this as a view of its elements, which is not supported; write Array(…) round it."
    let shown = """
      let all = [1, 2].reversed()
      print(all)
      func f() { let some = ["a"].enumerated(); print("\\(some)") }
      let any: Any = zip([1], [2])
      print(String(describing: stride(from: 0, to: 4, by: 2)))
      """
    #expect(
      run(shown) == [
        "Line 2, column 7: \(reason)", "Line 3, column 52: \(reason)",
        "Line 4, column 16: \(reason)", "Line 5, column 26: \(reason)",
      ])
  }

  @Test(arguments: [
    "while true {}", "func f() { f() }\nf()", "var a = [0]\nwhile true { a += a }",
    "var t = \"x\"\nwhile true { t += t }",
    "class A { var next: A? }\nvar all: [A] = []\nwhile true { all.append(A()) }",
    "func f() { DispatchQueue.main.async { f() } }\nf()",
    "class V: UIView { override func layoutSubviews() { setNeedsLayout(); layoutIfNeeded() } }\nV().layoutIfNeeded()",
    "while true { print(\"again and again\") }",
  ])
  func `a program that never ends comes to a bound`(source: String) {
    let reply = service(
      "POST /sessions/demo/program", body: "{\"files\":[{\"text\":\(Tree.string(source).json)}]}")
    #expect(reply.status == 422 || reply.status == 200)
    #expect(service.get("/sessions/demo").status == 200)
  }

  @Test func `what stands in the way of several files, and a crash, name the file`() {
    service("PUT /sessions/several {}")
    func detail(_ second: String) -> String? {
      let files = [("A.swift", "struct A { var all = [1] }"), ("B.swift", second)].map {
        "{\"name\":\"\($0)\",\"text\":\(Tree.string($1).json)}"
      }
      let body = "{\"files\":[\(files.joined(separator: ","))]}"
      return service("POST /sessions/several/program", body: body).detail
    }
    #expect(
      detail("\nlet a: B = 1")?.hasPrefix("B.swift, line 2, column 8: There is no type 'B'") == true
    )
    #expect(
      detail("let a = A()\nprint(a.all[7])") == "B.swift, line 2: Fatal error: Index out of range")
    #expect(detail("let a = = 1")?.hasPrefix("B.swift, line 1, column 9: ") == true)
  }

  @Test func `pasted code that declares types is a program`() {
    let reply = service(
      "POST /sessions/demo/code", body: "{\"source\":\(Tree.string(Self.home).json)}")
    #expect(reply.json?["output"]?.texts == ["loaded"])
    #expect(reply.json?["lines"]?.elements.count == 1)
    let tap = service(#"POST /sessions/demo/inputs {"type":"tap","at":[10,10]}"#)
    #expect(printed(by: tap) == ["tap 1"])
  }

  @Test func `another program takes the place of the one before, whose objects go`() {
    _ = run(
      "class A { deinit { print(\"gone\") } }\nvar a = A()\nlet window = UIWindow()\nwindow.isHidden = false"
    )
    #expect(service.get("/sessions/demo/windows").json?["windows"]?.elements.count == 1)
    #expect(run("print(2)") == ["2"])
    #expect(service.get("/sessions/demo/windows").json?["windows"]?.elements.count == 0)
  }
}
