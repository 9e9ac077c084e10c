import Interpreter
import SourceCode
import Testing

@testable import WindowModel

@Suite("Tasks of a program")
struct TaskProgramTests {
  private static func transcript(_ source: String, then steps: [ProgramRun.Step] = []) -> String {
    ProgramRun.transcript(source, then: steps, file: "main.swift")
  }

  private static let sleeping = """
    @MainActor class Model {
      var rounds = 0
      func run() async {
        for name in ["a", "b", "c"] {
          try? await Task.sleep(nanoseconds: 1_000_000_000)
          rounds += 1
          print(name, rounds)
        }
      }
    }
    Task { @MainActor in
      let model = Model()
      await model.run()
      print("end", model.rounds)
    }
    print("begun")
    """

  @Test("A task that sleeps goes on in the command in which its time comes")
  func acrossCommands() {
    #expect(Self.transcript(Self.sleeping, then: []) == "begun\na 1\nb 2\nc 3\nend 3")
    #expect(Self.transcript(Self.sleeping, then: [.wait(0.5)]) == "begun")
    #expect(
      Self.transcript(Self.sleeping, then: [.wait(0.5), .wait(1), .wait(5)])
        == "begun\na 1\nb 2\nc 3\nend 3")
  }

  @Test("A copy of the app has a copy of a task that waits")
  func forks() throws {
    var first = Application(Settings())
    first.patience = 1.5
    let run = Command(RunCode([.init(name: "main.swift", text: Self.sleeping)]))
    _ = try first.perform(run)
    var second = first
    func wait(_ seconds: Double, _ application: inout Application) throws -> [String] {
      application.patience = seconds
      return try application.perform(Command(StepRunLoop())).events
        .filter { $0.name == .print }.map { $0.action ?? "" }
    }
    #expect(try wait(10, &first) == ["b 2", "c 3", "end 3"])
    #expect(try wait(1.5, &second) == ["b 2"])
    #expect(try wait(10, &second) == ["c 3", "end 3"])
  }

  @Test("A value that was made before a wait is not made again after it")
  func onceOnly() {
    let source = """
      class Maker {
        var made = 0
        func next(_ word: String) -> Int { made += 1; print("made", word, made); return made }
        func later(_ number: Int) async -> Int { await Task.yield(); return number * 10 }
      }
      let maker = Maker()
      Task { @MainActor in
        let sum = maker.next("x") + (await maker.later(maker.next("y"))) + maker.next("z")
        print(sum)
        var table = ["k": [1]]
        table["k"]?.append(await maker.later(maker.next("w")))
        print(table, [maker.next("p"), await maker.later(2), maker.next("q")])
      }
      """
    #expect(
      Self.transcript(source) == """
        made x 1
        made y 2
        made z 3
        24
        made w 4
        made p 5
        made q 6
        ["k": [1, 40]] [5, 20, 6]
        """)
  }

  @Test("An object that only a waiting task holds goes when the task ends")
  func lifetimes() {
    let source = """
      class Thing { deinit { print("thing gone") } }
      Task { @MainActor in
        let thing = Thing()
        try? await Task.sleep(nanoseconds: 1_000_000_000)
        print("awake", type(of: thing))
      }
      """
    #expect(Self.transcript(source, then: [.wait(0.5)]) == "")
    #expect(Self.transcript(source) == "awake Thing\nthing gone")
  }

  @Test("A continuation that is resumed twice ends the program")
  func misuse() {
    let source = """
      struct Unused {}
      func ask() async -> Int {
        await withCheckedContinuation { c in
          c.resume(returning: 1)
          c.resume(returning: 2)
        }
      }
      Task { print(await ask()) }
      """
    #expect(
      Self.transcript(source)
        == "CRASH 5: Fatal error: SWIFT TASK CONTINUATION MISUSE: ask() tried to resume its continuation more than once, returning 2!"
    )
  }

  @Test("A task that never ends has the turns of a command, and goes on in the next one")
  func endless() {
    let source = """
      var rounds = 0
      Task {
        while true {
          rounds += 1
          if rounds % 500 == 0 { print(rounds) }
          await Task.yield()
        }
      }
      """
    let lines = Self.transcript(source)
    #expect(lines.hasPrefix("500\n1000\n") && !lines.contains("CRASH"), "\(lines)")
  }

  @Test(
    "What can't wait is refused",
    arguments: [
      (
        "func f() async {}\nf()",
        "2:1: 'f()' is async; call it with 'await', in 'Task { … }' or an async function."
      ),
      (
        "func f() async {}\nfunc g() { await f() }",
        "2:12: 'await' is used in code that is not async; write it in 'Task { … }' or an async function."
      ),
      (
        "func f() async -> Int { 1 }\nTask { print([1].map { _ in await f() }) }",
        "2:22: The closure is async, but is called where it can't suspend; put its 'await' into 'Task { … }'."
      ),
      (
        "@MainActor func f() {}\nTask.detached { f() }",
        "2:17: 'f()' is the main actor's; write 'await' before it."
      ),
      (
        "struct S { mutating func f() async {} }",
        "1:21: An async function that changes a struct in place is not supported."
      ),
      (
        "Task { async let x = 1 }",
        "CRASH 1: The value of an 'async let' is not awaited before its code ends; its task, which a device cancels and waits for, can't be waited for here."
      ),
      (
        "async let x = 1",
        "1:7: 'async let' is used in code that is not async; write it in 'Task { … }' or an async function."
      ),
      (
        "actor A { var x = 1 }\nlet a = A()\nprint(a.x)",
        "3:9: 'x' is an actor's; write 'await' before it, in 'Task { … }' or an async function."
      ),
      (
        "actor A { var x = 1 }\nlet a = A()\nTask { await a.x = 2 }",
        "3:18: 'x' is an actor's, and only its own code sets it."
      ),
      (
        "let s = DispatchSemaphore(value: 0)\ns.wait()",
        "CRASH 2: The semaphore is never signalled by work of another queue, so the main thread waits for ever."
      ),
    ])
  func refused(source: String, finding: String) {
    #expect(Self.transcript(source) == finding)
  }
}

@Suite("Newer Swift")
struct NewerSwiftTests {
  @Test(
    "What is not run of it is refused with a better way",
    arguments: [
      (
        "@State var x = 1", "1:2: '@State' is not supported."
      ),
      (
        "struct S { @Lost var x = 1 }", "1:13: There is no type 'Lost'; did you mean 'Float'."
      ),
      (
        #"let s = "abc"; let part = s.dropFirst(); print(part.startIndex == s.startIndex)"#,
        "1:53: Indices of a part of a text are not supported; write String(…) round the part."
      ),
      (
        #"let s = "abc"; print(s[1])"#,
        "1:23: A text's element is found by a 'String.Index', and this is a 'Int'; write Array(text)[…] for a number."
      ),
      (
        #"let s = "abc"; print(s.startIndex)"#,
        "1:24: A 'String.Index' is not printed; print the distance from the start."
      ),
    ])
  func refused(source: String, finding: String) {
    #expect(ProgramRun.transcript(source, file: "main.swift") == finding)
  }

  @Test("An index beyond a text ends the program")
  func beyond() {
    let source = """
      let text = "abc"
      print(text.index(text.startIndex, offsetBy: 3) == text.endIndex)
      _ = text.index(text.startIndex, offsetBy: 4)
      """
    #expect(
      ProgramRun.transcript(source, file: "main.swift")
        == "true\nCRASH 3: Fatal error: String index is out of bounds")
  }
}
