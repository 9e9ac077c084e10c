import Testing

/// Calls that two overloads fit equally well, which Swift rejects.
@Suite struct AmbiguousCallTests {
  @Test(
    "a call that two functions fit equally well is found",
    arguments: [
      "func f(_ x: Int, y: Int = 1) {}\nfunc f(_ x: Int, z: Int = 1) {}\nf(1)",
      "func f(_ a: Int8) {}\nfunc f(_ a: Int16) {}\nf(1)",
      "func f(_ a: Int) -> Int { a }\nfunc f(_ a: Int) -> String { \"\\(a)\" }\nf(1)",
      "func f(_ a: Int, _ b: Double) {}\nfunc f(_ a: Double, _ b: Int) {}\nf(1, 2)",
      "func f(_ x: Root, _ y: Sub) {}\nfunc f(_ x: Sub, _ y: Root) {}; class Sub: Root {}\nf(Sub(), Sub())",
      "protocol P {}; protocol Q {}; struct S: P, Q {}; func f(_ x: P) {}\nfunc f(_ x: Q) {}\nf(S())",
    ])
  func ambiguous(source: String) {
    #expect(
      ProgramRun.script(source)
        == "4:1: This call is ambiguous: two functions 'f' fit it equally well.")
  }

  @Test func `the overload whose parameters are narrower is called`() {
    #expect(
      ProgramRun.script(
        """
        class Sub: Root {}
        protocol P {}; protocol Q: P {}; struct S: Q {}
        func f(_ x: Root) -> Int { 1 }
        func f(_ x: Sub) -> Int { 2 }
        func g(_ x: P) -> Int { 1 }
        func g(_ x: Q) -> Int { 2 }
        func h(_ x: Int, _ y: Int = 1) -> Int { 1 }
        func h(_ x: Int) -> Int { 2 }
        print(f(Sub()), g(S()), h(1))
        """) == "2 2 2")
  }

  @Test func `the place of a call may choose by the result`() {
    #expect(
      ProgramRun.script(
        #"""
        func f(_ x: Int) -> Int { x }
        func f(_ x: Int) -> String { "text \(x)" }
        let number: Int = f(1)
        let text: String = f(2)
        print(number, text)
        """#) == "1 text 2")
  }
}
