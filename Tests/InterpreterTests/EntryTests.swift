import Testing

/// Where a program begins.
@Suite struct EntryTests {
  @Test func `main of the type that says so runs, after variables that its file declares`() {
    #expect(
      ProgramRun.transcript(
        """
        let greeting = "hello"
        @main
        struct App {
          static func main() { print(greeting, words()) }
          static func words() -> String { "from main" }
        }
        """, file: "App.swift") == "hello from main")
  }

  @Test func `a program begins at one place, and not in another task`() {
    #expect(
      ProgramRun.transcript(
        """
        @main struct First { static func main() async {} }
        @main struct Second { static func main() {} }
        """, file: "App.swift")
          == """
          1:29: A 'main()' that is async is not run.
          2:7: There are two types that say '@main'.
          """)
  }
}
