import Foundation
import Glibc
import TestSupport
import Testing

@Suite struct CommandLineTests {
  private struct Outcome {
    let code: Int32?
    let out: String
    let err: String
  }

  private func fenestra(_ arguments: String...) throws -> Outcome {
    let program = try Program(Program.fenestra, arguments)
    let code = program.exitCode()
    return Outcome(code: code, out: program.out, err: program.err)
  }

  @Test func `the ready line names the address and is the only one on standard output`() throws {
    let service = try Service()
    #expect(service.program.out == "Fenestra listens on http://127.0.0.1:\(service.port)\n")
    #expect(try service.curl("/readyz").status == 200)
  }

  @Test func `an IPv6 address is written as URLs write it`() throws {
    let service = try Service("--host", "::1")
    #expect(service.program.out == "Fenestra listens on http://[::1]:\(service.port)\n")
  }

  @Test func `where few files may be open it starts with fewer connections, unless told how many`()
    throws
  {
    let limited = "ulimit -n 512 && exec \(Program.fenestra) serve --port 0"
    let program = try Program("/bin/bash", ["-c", limited])
    #expect(eventually { program.out.hasPrefix("Fenestra listens on ") })
    program.signal(SIGTERM)
    #expect(program.exitCode() == 0)
    let told = try Program("/bin/bash", ["-c", "\(limited) --max-connections 1000"])
    #expect(told.exitCode() == 1)
    #expect(told.err.contains("more open files than the 512 that the system allows"))
  }

  @Test func `a port in use is said in one sentence`() throws {
    let service = try Service()
    let second = try fenestra("serve", "--port", "\(service.port)")
    #expect(second.code == 1)
    #expect(second.out.isEmpty)
    #expect(
      second.err
        == "Error: port \(service.port) is in use on 127.0.0.1: choose another with --port\n")
  }

  @Test func `a host that is no address is said in one sentence`() throws {
    let outcome = try fenestra("serve", "--host", "nowhere.invalid", "--port", "0")
    #expect(outcome.code == 1)
    #expect(
      outcome.err
        == "Error: 'nowhere.invalid' is not an address: "
        + "give an IPv4 or IPv6 address, or localhost.\n")
  }

  @Test(arguments: [
    ["serve", "--port", "70000"], ["serve", "--threads", "0"], ["serve", "--log-level", "loud"],
    ["serve", "--max-body", "0"], ["serve", "--heartbeat", "nan"],
    ["serve", "--log-format", "xml"], ["serve", "--web-root", "/none"],
    ["serve", "--prot", "1"], ["surve"],
  ])
  func `a wrong option is refused with what would be right`(arguments: [String]) throws {
    let program = try Program(Program.fenestra, arguments)
    #expect(program.exitCode() == 64)
    #expect(program.out.isEmpty)
    #expect(program.err.hasPrefix("Error: "))
  }

  /// Makes a file and returns its path.
  private func file(_ name: String, _ text: String) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: "code-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: name)
    try Data(text.utf8).write(to: file)
    return file.path()
  }

  @Test func `run prints what files of code do, and then what a person does`() throws {
    let file = try file(
      "App.swift",
      "let w = UIWindow(frame: UIScreen.main.bounds)\nself.window = w\nw.isHidden = false\n")
    let run = try fenestra("run", file, "--tap", "10,10", "--shake")
    #expect(run.code == 0)
    #expect(run.err.isEmpty)
    #expect(run.out.contains("w UIWindowDidBecomeVisibleNotification, windows-2.4\n"))
    #expect(run.out.contains("touch at (10 10)\n"))
    #expect(run.out.contains("motionBegan"))
    #expect(run.out.hasSuffix("delegate.window\n"))
  }

  @Test func `run types into the text field that was tapped`() throws {
    let file = try file(
      "Login.swift",
      """
      class Login: UIViewController, UITextFieldDelegate {
        override func viewDidLoad() {
          let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
          field.delegate = self
          view.addSubview(field)
        }
        func textFieldShouldReturn(_ field: UITextField) -> Bool { print("hello", field.text!); return true }
      }
      """)
    let run = try fenestra("run", file, "--tap", "5,5", "--type", "Ann\n")
    #expect(run.code == 0)
    #expect(run.out.hasPrefix("hello Ann\n"))
  }

  @Test func `run says by its exit status whether the code crashed or can't be read`() throws {
    let crash = try fenestra("run", file("a.swift", "print([1][3])"))
    #expect(crash.code == 1)
    #expect(crash.err.hasSuffix("a.swift: Fatal error: Index out of range\n"))
    let unread = try fenestra("run", file("b.m", "[UIWindow new"))
    #expect(unread.code == 2)
    #expect(unread.err.hasSuffix("b.m:1:14: ']' was expected, not the end.\n"))
    #expect(try fenestra("run", "/none.swift").code == 64)
    #expect(try fenestra("run", "--profile", "ios99", file("c.m", "")).code == 64)
  }

  @Test func `run lets a program of Swift run when UIKit calls it`() throws {
    let source = """
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
        @objc func tap() { taps += 1; print("tap \\(taps)") }
      }
      """
    let run = try fenestra("run", file("Home.swift", source), "--tap", "10,10", "--tap", "20,20")
    #expect(run.code == 0)
    #expect(run.out.hasPrefix("loaded\ntap 1\ntap 2\n"))
    #expect(run.err.isEmpty)

    let unknown = try fenestra("run", file("a.swift", "class A: UIVeiw {\n  func f() { g() }\n}\n"))
    #expect(unknown.code == 2)
    #expect(
      unknown.err.contains("a.swift:1:10: There is no type 'UIVeiw'; did you mean 'UIView'.\n"))
    #expect(unknown.err.contains("a.swift:2:14: 'g' is not known"))

    let crash = try fenestra(
      "run", file("b.swift", "struct S {}\nprint(1)\nlet a: Int? = nil\nprint(a!)\n"))
    #expect(crash.code == 1)
    #expect(crash.out == "1\n")
    #expect(
      crash.err.hasPrefix(
        "Line 4: Fatal error: Unexpectedly found nil while unwrapping an Optional value"))
  }

  @Test func `run takes a file without types for a program where statements alone do not do`()
    throws
  {
    let slice = "let all = [1, 2, 3, 4]\nlet some = all[1..<3]\nprint(some.count, some)\n"
    #expect(try fenestra("run", file("a.swift", slice)).out.hasPrefix("2 [2, 3]\n"))
    let window = "let window = UIWindow(frame: .zero)\nwindow.isHidden = false\n"
    #expect(
      try fenestra("run", file("b.swift", window)).out
        .contains("UIWindowDidBecomeVisibleNotification"))
    let unknown = "let all = [1]\nprint(all.nothing)\n"
    #expect(try fenestra("run", file("c.swift", unknown)).out.contains("// skipped"))
    let shifts = "for shift in 0..<3 { print(1 << shift) }\n"
    #expect(try fenestra("run", file("d.swift", shifts)).out.hasPrefix("1\n2\n4\n"))
    let single = "let x: Float = 0.1\nprint(x * 3)\n"
    #expect(try fenestra("run", file("e.swift", single)).out.hasPrefix("0.3\n"))
  }

  @Test func `run tells each step of a program, also those before a crash`() throws {
    let run = try fenestra(
      "run", "--steps",
      file(
        "c.swift",
        "struct S { var all: [Int] = [] }\nvar s = S()\ns.all.append(3)\nprint(s.all)\nprint(s.all[4])\n"
      ))
    #expect(run.code == 1)
    let lines = run.out.split(separator: "\n").map(String.init)
    #expect(
      lines.map { $0.replacing(#/^(s[0-9]+ ).*\//#) { "\($0.1)" } } == [
        "s1 c.swift:2 main", "  s = S(all: [])", "s2 c.swift:3 main", "  s = S(all: [3])",
        "s3 c.swift:4 main", "  > [3]", "s4 c.swift:5 main",
      ])
    #expect(run.err == "Line 5: Fatal error: Index out of range\n")
  }

  @Test func `help names the commands`() throws {
    let help = try fenestra("--help")
    #expect(help.code == 0)
    for word in ["serve", "run", "demo", "healthcheck", "contract", "--version", "completion"] {
      #expect(help.out.contains(word))
    }
  }

  @Test func `help for serve names each option that limits tells of`() throws {
    let help = try fenestra("serve", "--help")
    #expect(help.code == 0)
    let service = try Service()
    let limits = try service.curl("/limits").json["limits"].array
    let options = limits.compactMap(\.["option"].string)
    #expect(options.count > 10)
    for option in ["--host", "--port", "--threads", "--log-level", "--log-format"] + options {
      #expect(help.out.contains(" \(option) <"), "\(option)")
    }
  }

  @Test func `help can be pasted: no command is broken over two lines`() throws {
    for arguments in [["--help"], ["serve", "--help"]] {
      let program = try Program(Program.fenestra, arguments)
      #expect(program.exitCode() == 0)
      let lines = program.out.split(separator: "\n").map { $0.drop { $0 == " " } }
      let commands = lines.filter { $0.hasPrefix("curl ") }
      #expect(!commands.isEmpty)
      for command in commands { #expect(command.contains("localhost:8080/"), "\(command)") }
    }
  }

  @Test func `the version is a version`() throws {
    let version = try fenestra("--version")
    #expect(version.code == 0)
    #expect(try #/0\.2\.0 \(rules \d+\)\n/#.wholeMatch(in: version.out) != nil)
  }

  @Test func `demo has three windows and prints the address of their page`() throws {
    let program = try Program(Program.fenestra, ["demo", "--port", "0"])
    defer { program.signal(SIGKILL) }
    #expect(eventually { program.out.contains("/s/demo\n") })
    let address = try #require(
      program.out.firstMatch(of: #/Open (http://127\.0\.0\.1:\d+)/s/demo\n/#)?.output.1)
    let curl = try Program(
      Program.curl, ["-sS", "--max-time", "20", "\(address)/sessions/demo/windows.txt"])
    #expect(curl.exitCode() == 0)
    #expect(curl.out.split(separator: "\n").count == 4)
    #expect(curl.out.contains("*  window1"))
    program.signal(SIGTERM)
    #expect(program.exitCode() == 0)
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func `the program writes its shells' completions`(shell: String) throws {
    let script = try fenestra("--generate-completion-script", shell)
    #expect(script.code == 0)
    #expect(script.out.contains("published-on-loopback"))
  }

  @Test func `the program describes itself to what writes its man page`() throws {
    let described = try fenestra("--experimental-dump-help")
    #expect(described.code == 0)
    let command = JSON(described.out)["command"]
    #expect(command["commandName"].string == "fenestra")
    let commands = command["subcommands"].array.compactMap { $0["commandName"].string }
    #expect(Set(commands).isSuperset(of: ["serve", "run", "demo", "probe", "compare"]))
  }

  @Test func `contract prints the document that the service answers`() throws {
    let printed = try fenestra("contract")
    #expect(printed.code == 0)
    #expect(printed.out.hasPrefix("openapi: 3.1.0\n"))
    let service = try Service()
    #expect(try service.curl("/openapi.yaml").body == printed.out)
  }

  @Test func `healthcheck answers for a service that is well`() throws {
    let service = try Service()
    let well = try fenestra("healthcheck", "--port", "\(service.port)")
    #expect(well.code == 0)
    #expect(well.out.isEmpty && well.err.isEmpty)

    #expect(service.stop(SIGTERM) == 0)
    let gone = try fenestra("healthcheck", "--port", "\(service.port)")
    #expect(gone.code == 1)
    #expect(gone.err == "Error: No healthy service answers on 127.0.0.1:\(service.port).\n")
  }
}
