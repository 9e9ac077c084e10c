import Testing
import WindowModel

@testable import Probes

/// The output of `fenestra probe`. Tests/Oracle/probe compiles it and runs it on the model.
@Suite struct ProbePackageTests {
  private func package(_ lines: String...) throws -> ProbePackage {
    try ProbePackage(of: ProbeCase.read(lines.joined(separator: "\n"), of: "cases"))
  }

  /// The body of the case in a file of the package.
  private func body(_ package: ProbePackage, _ path: String) -> [String] {
    let text = package.files.first { $0.path == path }?.text ?? ""
    let lines = text.split(separator: "\n").map { String($0.drop { $0 == " " }) }
    return Array(lines.drop { !$0.hasPrefix("func run") }.dropFirst().prefix { $0 != "}" })
  }

  @Test func `all cases are read, and their rules are known`() throws {
    let cases = try ProbeCase.all()
    #expect(cases.count > 200)
    #expect(cases.filter { !$0.rules.isEmpty }.count > 100)
  }

  @Test func `a line that is none is refused with its place`() {
    #expect(throws: ProbeCase.Unreadable.self) {
      try ProbeCase.read("== A\nrules windows-99", of: "cases")
    }
    do {
      _ = try ProbeCase.read("== A\nPUSH /windows {}", of: "cases")
      Issue.record("It is read.")
    } catch { #expect(error.description == "cases.txt:2: PUSH /windows {}") }
  }

  @Test func `each expectation says which rules it tests`() throws {
    let package = try package(
      "== A window is shown", "rules windows-2.2", #"session {"profile":"ios17"}"#,
      #"given POST /windows {"id":"a"}"#, "POST /windows/a/makeKeyAndVisible",
      "  result.isKeyWindow = true")
    #expect(
      body(package, "Tests/Classic/Case001.swift") == [
        #"told.step("POST /windows {\"id\":\"a\"}")"#,
        "a = UIWindow()",
        #"told.name(a, "a")"#,
        "try told.expect([], told.turn(), [])",
        #"try told.expect(["windows-1.1"], told.windows, ["a"])"#,
        #"try told.expect(["windows-1.4"], a.frame, UIScreen.main.bounds)"#,
        #"try told.expect(["windows-1.2"], a.isHidden, true)"#,
        #"try told.expect(["windows-1.3"], a.windowLevel.rawValue, 0)"#,
        #"told.step("POST /windows/a/makeKeyAndVisible")"#,
        "a.makeKeyAndVisible()",
        #"try told.expect(["windows-2.3"], told.turn(), ["a became visible", "a became key"])"#,
        #"try told.expect(["windows-2.3"], told.name(of: UIApplication.shared.keyWindow), "a")"#,
        #"try told.expect(["windows-2.3"], a.isHidden, false)"#,
        #"try told.expect(["windows-2.2"], a.isKeyWindow, true)"#,
      ])
    #expect(
      package.reached == [
        .windowIsListedOnceMade, .newWindowIsHidden, .newWindowHasDefaults,
        .windowStartsWithScreenSize, .makeKeyAndVisibleShowsThenMakesKey, .makeKeyAndVisibleOrder,
      ])
    #expect(package.counts.map(\.cases) == [0, 0, 0, 1])
  }

  @Test
  func
    `a view tells of its callbacks, and a case that is the same on several versions is written once`()
    throws
  {
    let package = try package(
      "== A view is added", #"given POST /views {"id":"p"}"#, #"given POST /views {"id":"c"}"#,
      #"POST /views/p/subviews {"view":"c"}"#)
    #expect(
      body(package, "Tests/Classic/Case001.swift").first { $0.hasPrefix("p =") }
        == "p = WatchedView()")
    #expect(
      body(package, "Tests/Classic/Case001.swift").last
        == #"try told.expect(["views-1.2A"], told.turn(), ["c willMoveToSuperview", "c didMoveToSuperview", "p didAddSubview"])"#
    )
    #expect(package.counts.map(\.cases) == [1, 1, 1, 1])
    #expect(package.files.filter { $0.path.hasPrefix("Tests/Classic/") }.count == 1)
  }

  @Test(arguments: [
    (#"POST /inputs {"type":"motion"}"#, "The device is shaken."),
    (#"PATCH /application {"state":"background"}"#, "The app goes to the background."),
    (#"POST /screens {"size":[100,100]}"#, "A screen is plugged in."),
  ])
  func `what no code can do ends the case, and is told`(request: String, reason: String) throws {
    let package = try package("== A case", request)
    #expect(package.leftOut.map(\.reason) == [reason])
    #expect(
      package.files.contains { $0.path == "README.md" && $0.text.contains("- A case: \(reason)") })
  }

  @Test func `a case with a scene runs in the app that has one`() throws {
    let package = try package(
      "== A scene", #"session {"profile":"ios17"}"#, "given POST /scenes {}",
      #"given POST /windows {"id":"a","windowScene":"scene1"}"#)
    #expect(package.files.contains { $0.path == "Tests/Scenes/Case001.swift" })
  }

  @Test func `no rule is both reached and missed`() throws {
    let package = try ProbePackage()
    #expect(package.reached.count >= 95)
    #expect(package.reached.count + package.missed.count == Rule.allCases.count)
    #expect(Set(package.reached).isDisjoint(with: package.missed))
  }

  @Test func `nobody has confirmed a rule yet`() {
    #expect(Rule.allCases.filter { !$0.confirmedOn.isEmpty } == [])
  }
}
