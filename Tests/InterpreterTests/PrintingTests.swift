import Testing

/// What a program prints that does not end its lines.
@Suite struct PrintingTests {
  @Test func `a line without an end is printed when the command ends`() {
    #expect(
      ProgramRun.transcript(
        #"print("one", terminator: "."); print("two", terminator: ".")"#, file: "main.swift")
        == "one.two.")
  }

  @Test func `parts of a line that callbacks print come together within a command`() {
    #expect(
      ProgramRun.transcript(
        """
        for number in 1...3 {
          DispatchQueue.main.async { print(number, terminator: number < 3 ? ", " : "\\n") }
        }
        """, file: "main.swift") == "1, 2, 3")
  }
}
