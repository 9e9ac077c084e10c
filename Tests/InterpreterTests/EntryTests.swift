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
}
