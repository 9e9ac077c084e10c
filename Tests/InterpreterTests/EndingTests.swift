import Testing

@Suite("Functions that return a value, and switches that cover all")
struct EndingTests {
  private func transcript(_ source: String) -> String {
    ProgramRun.transcript("enum E { case a, b(Int), c }\n" + source, file: "main.swift")
  }

  @Test(
    "A way through a function that returns nothing is found",
    arguments: [
      ("func f(_ x: Int) -> Int { if x > 0 { return 1 } }", "2:27"),
      ("func f(_ x: Int) -> Int {\n  if x == 1 { return 1 } else if x == 2 { return 2 }\n}", "3:3"),
      ("func f(_ x: Int) -> Int { while x > 0 { return 1 } }", "2:27"),
      ("func f(_ x: Int) -> Int { while true { if x > 0 { break } } }", "2:27"),
      (
        "func f(_ e: E) -> Int { switch e { case .a: return 1\ndefault: print(2); break } }", "2:25"
      ),
      ("struct S { var n: Int { let x = 1; print(x) } }", "2:36"),
      (
        "func f() -> Int { do { try g(); return 1 } catch { print(error) } }\nfunc g() throws { }",
        "2:19"
      ),
      ("let f: (Int) -> Int = { x in if x > 0 { return 1 } }", "2:30"),
      ("func f() { func g(_ x: Int) -> Int { if x > 0 { return 1 } }; print(g(1)) }", "2:38"),
    ])
  func missing(source: String, place: String) {
    #expect(transcript(source) == "\(place): A path through this ends without returning a 'Int'.")
  }

  @Test("What leaves in another way is no end of a function")
  func leaving() {
    let printed = transcript(
      """
      func stop() -> Never { fatalError("stop") }
      struct Fault: Error { }
      func a(_ x: Int) -> Int { if x > 0 { return 1 } else { fatalError() } }
      func b(_ x: Int) -> Int { while true { if x > 0 { return 2 } } }
      func c(_ x: Int) throws -> Int { guard x > 0 else { throw Fault() }; return 3 }
      func d(_ e: E) -> Int { switch e { case .a: fallthrough; case .c: return 4; case .b(let n): return n } }
      func e(_ x: Int) -> Int { if x > 0 { return 5 }; stop() }
      func f(_ x: Int) -> Int { repeat { return 6 } while x > 0 }
      func g(_ x: Int) -> Int { outer: while true { while true { if x > 0 { break outer } } }; return 7 }
      func h(_ x: Int) -> Int { do { return try c(x) } catch { return 8 } }
      func i(_ x: Int) -> String { if x > 0 { "nine" } else { "ten" } }
      func j(_ x: Int) -> Int { defer { print("left") }; switch x { case 1: return 10; default: preconditionFailure() } }
      let k: (Int) -> Int = { x in for i in 0..<x { if i == 3 { return i } }; return 11 }
      print(a(1), b(1), try! c(1), d(.a), d(.b(40)), e(1), f(1), g(1), h(0), i(1), j(1), k(2))
      """)
    #expect(printed == "left\n1 2 3 4 40 5 6 7 8 nine 10 11")
  }

  @Test(
    "A switch that leaves values out is found",
    arguments: [
      ("func f(_ e: E) { switch e { case .a: print(1); case .b: print(2) } }", "no case for .c"),
      (
        "func f(_ e: E) { switch e { case .a: print(1); case .c where 1 > 2: print(2) } }",
        "no case for .b, .c"
      ),
      ("func f(_ b: Bool) { switch b { case true: print(1) } }", "no case for false"),
      (
        "func f(_ x: Int) { switch x { case 1: print(1); case 2...: print(2) } }",
        "needs a 'default'"
      ),
      ("func f(_ x: String) { switch x { case \"a\": print(1) } }", "needs a 'default'"),
      (
        "func f(_ o: Bool?) { switch o { case true: print(1); case false: print(2) } }",
        "no case for nil"
      ),
      (
        "func f(_ o: Int?) { switch o { case 3?: print(1); case nil: print(2) } }",
        "some values of .some"
      ),
      (
        "func f(_ e: E) { switch e { case .a, .c: print(1); case .b(0...5): print(2) } }",
        "some values of .b"
      ),
      (
        "func f(_ p: (Bool, E)) { switch p { case (true, _): print(1); case (false, .a): print(2) } }",
        "leaves values out"
      ),
      ("class A { }\nfunc f(_ a: Any) { switch a { case is A: print(1) } }", "needs a 'default'"),
    ])
  func incomplete(source: String, words: String) {
    #expect(transcript(source).contains("This 'switch'"))
    #expect(transcript(source).contains(words))
  }

  @Test("A switch that covers all, or may, runs")
  func complete() {
    let printed = transcript(
      """
      func a(_ e: E) { switch e { case .a, .c: print("ac"); case .b(1): print("one"); case .b: print("b") } }
      func b(_ x: Int) { switch x { case 1: print(1); case let y: print(y) } }
      func c(_ f: Bool) { switch f { case true: print("yes"); case false: print("no") } }
      func d(_ e: E?) { switch e { case .a?: print("a"); case .some: print("some"); case nil: print("none") } }
      func f(_ p: (Bool, Bool)) { switch p { case (true, _): print("t"); case (false, _): print("f") } }
      func g(_ p: (Bool?, E)) { switch p { case (nil, _): print("nil"); case (true, .a), (false, .a): print("flag a"); case (_?, .b(let n)): print(n); case (_, .c): print("c") } }
      func h(_ r: Result<E?, Error>) { switch r { case .success(.a): print("a"); case .success(.some): print("other"); case .success(nil), .failure: print("no") } }
      a(.a); a(.b(1)); a(.b(2)); b(1); b(5); c(false); d(nil); d(.c); f((false, true))
      g((nil, .c)); g((true, .b(7))); h(.success(.c)); h(.success(nil))
      """)
    #expect(printed == "ac\none\nb\n1\n5\nno\nnone\nsome\nf\nnil\n7\nother\nno")
  }

  @Test("A guard whose else does not leave is found")
  func guards() {
    #expect(
      transcript("func f(_ x: Int) { guard x > 0 else { print(1) } }")
        == "2:20: The 'else' of a 'guard' must leave the enclosing scope.")
    #expect(
      transcript(
        "func f(_ x: Int) { for i in 0..<x { guard i > 0 else { continue }; print(i) } }\nf(3)")
        == "1\n2")
  }
}
