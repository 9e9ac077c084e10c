import Testing

@Suite("Bounds of a program")
struct BoundTests {
  @Test(
    "A program that goes beyond a bound ends there, and is told which",
    arguments: [
      ("Array(0..<200_000)", "A loop over numbers has 100000 rounds at most."),
      ("(0...200_000).map { $0 }", "A list has 100000 values at most."),
      ("(Int.min...Int.max).map { $0 }", "A list has 100000 values at most."),
      ("(0..<150_000).reduce(0, +)", "A list has 100000 values at most."),
      ("for _ in 0..<200_000 {}", "A loop over numbers has 100000 rounds at most."),
      ("[Int](repeating: 0, count: 100_001)", "A list has 100000 values at most."),
      (#"String(repeating: "ab", count: 1 << 20)"#, "A text has 1048576 bytes at most."),
      (#"String(repeating: "", count: 1 << 40)"#, "A text has 1048576 bytes at most."),
      (#"print(String(repeating: "\n", count: 1 << 20))"#, "A command prints 65536 bytes at most."),
      // One string repeated in a list takes the memory of one, until it is printed.
      (
        #"print([String](repeating: String(repeating: "a", count: 1 << 20), count: 50_000))"#,
        "A command's code creates and visits 2000000 elements at most."
      ),
      (
        #"print([String](repeating: String(repeating: "a", count: 9), count: 50_000).joined(separator: String(repeating: "b", count: 1 << 20)).count)"#,
        "A text has 1048576 bytes at most."
      ),
      (
        #"print(String(repeating: "a", count: 1 << 20).replacingOccurrences(of: "a", with: String(repeating: "b", count: 1 << 20)).count)"#,
        "A text has 1048576 bytes at most."
      ),
      (
        #"struct S: CustomStringConvertible { let t: String; var description: String { t } }; print([S](repeating: S(t: String(repeating: "a", count: 1 << 20)), count: 50_000))"#,
        "A command's code creates and visits 2000000 elements at most."
      ),
      (
        "var x: [Any] = [1]; for _ in 0..<11 { x = [x, x, x, x, x, x, x, x, x, x] }; print(x)",
        "A command's code creates and visits 2000000 elements at most."
      ),
      (
        #"while true { print("x", terminator: "") }"#,
        "A command runs 100000 statements of code at most."
      ),
    ])
  func bound(source: String, sentence: String) {
    let lines = ProgramRun.transcript(source, file: "main.swift").split(separator: "\n")
    #expect(lines.last.map(String.init) == "CRASH 1: \(sentence)")
  }
}
