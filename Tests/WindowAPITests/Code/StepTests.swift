import JSON
import Testing
import WindowService

@testable import WindowAPI

/// The steps of a command's code.
@Suite struct StepTests {
  private let service = Service()

  private static let app = """
    class Counter: UIView {
      var taps = 0
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        taps += 1
        let text = name(of: taps)
        print(text)
        window?.isHidden = taps > 1
      }
      func name(of number: Int) -> String {
        var name = "tap"
        for digit in 0..<number { name += " \\(digit)" }
        return name
      }
    }
    let window = UIWindow(frame: UIScreen.main.bounds)
    let size = CGSize(width: 20, height: 10)
    window.makeKeyAndVisible()
    window.addSubview(Counter(frame: window.bounds))
    """

  /// Runs the program, and taps it so many times.
  private func start(_ source: String = app, file: String = "App.swift", taps: Int = 0) {
    service("PUT /sessions/demo {}")
    let reply = service(
      "POST /sessions/demo/program",
      body: "{\"files\":[{\"name\":\"\(file)\",\"text\":\(Tree.string(source).json)}]}")
    #expect(reply.status == 200, "\(reply.body)")
    for _ in 0..<taps {
      service(#"POST /sessions/demo/inputs {"type":"tap","at":[100,100]}"#)
    }
  }

  private func text(_ query: String = "") -> String {
    service("GET /sessions/demo/steps\(query)", "Accept: text/plain").body
  }

  @Test func `each statement tells what it changed and printed`() {
    start(taps: 1)
    #expect(
      text() == """
        2.s1   App.swift:4 Counter.touchesEnded(_:with:)
            touches = [UITouch #4]
            event = UIEvent #5
        2.s2   App.swift:5 Counter.touchesEnded(_:with:)
            text = "tap 0"
        2.s3     App.swift:10 Counter.name(of:)
              number = 1
              name = "tap"
        2.s4     App.swift:11 Counter.name(of:)
              digit = 0
        2.s5     App.swift:11 Counter.name(of:)
              name = "tap 0"
        2.s6     App.swift:11 Counter.name(of:)
        2.s7     App.swift:12 Counter.name(of:)
        2.s8   App.swift:6 Counter.touchesEnded(_:with:)
            > tap 0
        2.s9   App.swift:7 Counter.touchesEnded(_:with:)

        """)
    #expect(
      text("?from=1") == """
        1.s1 App.swift:15 main
          window = UIWindow window
        1.s2 App.swift:16 main
          size = (20.0, 10.0)
        1.s3 App.swift:17 main
        1.s4 App.swift:18 main

        """)
  }

  @Test func `a page tells what a call changed that goes on behind it`() {
    start(taps: 1)
    #expect(
      text("?from=2.s2&limit=1") == """
        2.s2   App.swift:5 Counter.touchesEnded(_:with:)
            touches = [UITouch #4]
            event = UIEvent #5
            text = "tap 0"
        more with ?from=2.s3

        """)
  }

  @Test func `each step names its events, and all reads show the state behind it`() {
    start(taps: 2)
    let steps = service("GET /sessions/demo/steps?from=3").json
    let hiding = steps?["steps"]?.elements.first { $0["line"]?.number == 7 }
    let events = hiding?["events"]?.elements.compactMap(\.text) ?? []
    #expect(!events.isEmpty)
    let name = hiding?["at"]?.text ?? ""
    let before = "3.s\((Int(name.dropFirst(3)) ?? 0) - 1)"
    func isHidden(_ moment: String) -> Tree? {
      service("GET /sessions/demo/windows/window?at=\(moment)").json?["isHidden"]
    }
    #expect(isHidden(before) == .bool(false))
    #expect(isHidden(name) == .bool(true))
    #expect(
      service("GET /sessions/demo/snapshot?at=\(name)").json?["step"]?.number != nil)
  }

  @Test func `moments within a revision follow its steps`() {
    start()
    let reply = service("GET /sessions/demo/moments?from=0&within=steps").json
    let names = reply?["moments"]?.elements.map { moment in
      "\(Int(moment["revision"]?.number ?? -1)).\(Int(moment["step"]?.number ?? 0))"
    }
    #expect(names == ["0.0", "1.1", "1.2", "1.3", "1.4", "1.0"])
    #expect(reply?["next"] == .null)
  }

  @Test func `looking at steps runs no code and changes nothing of a run`() {
    let source = """
      class Loud: CustomStringConvertible {
        var description: String { print("asked"); return "loud" }
        deinit { print("gone") }
      }
      func make() -> Loud { return Loud() }
      for _ in 0..<2 {
        let loud = make()
        weak var other = loud
        print(other == nil)
      }
      print("end")
      """
    start(source)
    let printed = service("GET /sessions/demo/events?include=print", "Accept: application/json")
      .json
    let lines = printed?["events"]?.elements.compactMap { $0["text"]?.text } ?? []
    #expect(lines == ["false", "gone", "false", "gone", "end"])
    let steps = service("GET /sessions/demo/steps").json?["steps"]?.elements ?? []
    #expect(steps.flatMap { $0["output"]?.elements.compactMap(\.text) ?? [] } == lines)
  }

  @Test func `Objective-C is told as Objective-C`() {
    start(
      """
      @interface Box : UIView
      @end
      @implementation Box
      - (NSInteger)twice:(NSInteger)number { return number * 2; }
      @end
      CGRect frame = CGRectMake(1, 2, 3, 4);
      Box *box = [[Box alloc] initWithFrame:frame];
      for (NSNumber *number in @[@3]) {
        BOOL isSix = [box twice:[number integerValue]] == 6;
        NSLog(@"%d", isSix);
      }
      """, file: "main.m")
    #expect(
      text() == """
        1.s1 main.m:6 main
          box = nil
          frame = (1.0, 2.0, 3.0, 4.0)
        1.s2 main.m:7 main
          box = Box box
        1.s3 main.m:8 main
          number = 3
        1.s4 main.m:9 main
          isSix = true
        1.s5   main.m:4 -[Box twice:]
            number = 3
        1.s6 main.m:10 main
          > 1
        1.s7 main.m:8 main

        """)
  }

  @Test func `a revision without code has no steps, and a step that is none is refused`() {
    start()
    service("POST /sessions/demo/windows {}")
    #expect(service("GET /sessions/demo/steps").json?["count"]?.number == 0)
    let none = service("GET /sessions/demo/windows?at=2.s1")
    #expect(none.status == 404)
    #expect(none.json?["detail"]?.text == "No code ran in revision 2.")
    let beyond = service("GET /sessions/demo/windows?at=1.s99")
    #expect(beyond.json?["detail"]?.text == "Revision 1 has no step 99, only 1 to 4.")
    #expect(service("GET /sessions/demo/steps?from=1.3").status == 422)
    #expect(service("GET /sessions/demo/windows?at=1.s0").status == 422)
  }
}
