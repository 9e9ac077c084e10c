import Testing

/// Variables have a value before they are read, and constants get one only once; setters may be private.
@Suite struct VariableValueTests {
  @Test(
    "a variable that is read without a value is found",
    arguments: [
      ("func f() { let x: Int; print(x) }", "2:30: 'x' is used before it has a value."),
      (
        "func f(_ b: Bool) { let x: Int; if b { x = 1 }; print(x) }",
        "2:55: 'x' is used before it has a value."
      ),
      (
        "func f(_ n: Int) { let x: Int; switch n { case 1: x = 1; case 2: break; default: x = 3 }; print(x) }",
        "2:97: 'x' is used before it has a value."
      ),
      ("func f() { var x: Int; x += 1 }", "2:24: 'x' is used before it has a value."),
      (
        "func f() { let x: Int; let c = { print(x) }; x = 1; c() }",
        "2:40: 'x' is used before it has a value."
      ),
      ("let x: Int\nprint(x)", "3:7: 'x' is used before it has a value."),
      (
        "let x: Int\nfunc f() { print(x) }\nx = 1\nf()", "3:18: 'x' is used before it has a value."
      ),
      (
        "let x: Int\nstruct S { func f() { print(x) } }\nx = 1\nS().f()",
        "3:29: 'x' is used before it has a value."
      ),
      (
        "func f(_ b: Bool) { var x: Int; defer { x = 3 }; if b { return }; x = 7; print(x) }",
        "2:41: 'x' is used before it has a value."
      ),
      (
        "func g() throws {}\nfunc f() throws { var x: Int; defer { print(x) }; try g(); x = 7 }",
        "3:45: 'x' is used before it has a value."
      ),
      (
        "func f() { let x: Int; defer { x = 5 }; print(1) }",
        "2:32: The constant 'x' already has a value."
      ),
      (
        "func f() { let x: Int; x = 1; x = 2; print(x) }",
        "2:31: The constant 'x' already has a value."
      ),
      (
        "func f() { let x: Int; for i in 0..<3 { x = i } }",
        "2:41: The constant 'x' already has a value."
      ),
    ])
  func unset(source: String, finding: String) {
    #expect(ProgramRun.script(source) == finding)
  }

  @Test func `a deferred block uses what has a value where its scope is left`() {
    #expect(
      ProgramRun.script(
        """
        func f(_ b: Bool) -> Int {
          var x: Int
          defer { print("left with", x) }
          if b { x = 1; return 1 }
          x = 2
          for _ in 0..<2 { defer { x += 1 }; if x > 5 { break } }
          return x
        }
        print(f(true), f(false))
        """) == "left with 1\nleft with 4\n1 4")
  }

  @Test func `a script's variable is not read before its declaration runs`() {
    #expect(
      ProgramRun.script("func f() { print(x) }\nf()\nlet x = 5")
        == "CRASH 2: 'x' is read before its declaration runs, which is not supported.")
    #expect(ProgramRun.script("func f() { x = 7 }\nf()\nvar x: Int?\nprint(x as Any)") == "nil")
    #expect(ProgramRun.script("func f() { print(x) }\nlet x: Int\nx = 3\nf()") == "3")
  }

  @Test func `a constant may get its value later, on each path once`() {
    #expect(
      ProgramRun.script(
        """
        struct Fault: Error {}
        func made(_ n: Int) throws -> Int { if n < 0 { throw Fault() }; return n }
        func f(_ n: Int) -> String {
          let x: Int, y: String
          do { x = try made(n) } catch { x = 0 }
          while true {
            y = "y"
            break
          }
          let z: Int
          guard x > 0 else { z = 1; return "\\(z)" }
          z = 2
          func show() -> String { "\\(x)\\(y)\\(z)" }
          return show()
        }
        print(f(-1), f(5))
        let a: Int, b: String
        (a, b) = (1, "b")
        print(a, b)
        """) == "1 5y2\n1 b")
  }

  @Test(
    "a setter that is private elsewhere is found",
    arguments: [
      (
        "class C { private(set) var n = 0 }\nC().n = 5",
        "3:7: 'n' can only be set within 'C'."
      ),
      (
        "struct S { private(set) var all: [Int] = [] }\nvar s = S()\ns.all.append(2)",
        "4:7: 'all' can only be set within 'S', and 'append' changes it."
      ),
      (
        "class C { private(set) static var n = 0 }\nC.n = 3",
        "3:5: 'n' can only be set within 'C'."
      ),
    ])
  func setters(source: String, finding: String) {
    #expect(ProgramRun.script(source) == finding)
  }
}
