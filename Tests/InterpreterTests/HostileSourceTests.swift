import Foundation
import Testing

/// Sources that would exhaust the stack, the time or the memory of the checker or interpreter.
@Suite("Hostile sources")
struct HostileSourceTests {
  private func repeated(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }

  private func lines(_ count: Int, _ line: (Int) -> String) -> String {
    (0..<count).map(line).joined(separator: "\n") + "\n"
  }

  /// Returns the outcome of a source: the last line of its output, or the first error.
  private func end(_ source: String, file: String = "main.swift") -> String {
    let lines = ProgramRun.transcript(source, file: file).split(separator: "\n").map(String.init)
    let line = lines.last { $0.hasPrefix("CRASH") } ?? lines.first ?? ""
    // Drops the position.
    return line.split(separator: ": ", maxSplits: 1).last.map(String.init) ?? ""
  }

  @Test("What lies deep is refused before it is checked")
  func depth() {
    let tooMany = "It has more than 200 parts in a row or nested."
    #expect(end("let a = 1" + repeated(" + 1", 20_000)) == tooMany)
    #expect(end("let a = [1]" + repeated(".map { $0 + 1 }", 5000)) == tooMany)
    #expect(end("let a = true" + repeated(" && true", 9000)) == tooMany)
    #expect(end("let a: Int" + repeated("?", 5000) + " = nil") == tooMany)
    #expect(
      end("let a = " + repeated("(", 180) + "1" + repeated(repeated(" + 1", 98) + ")", 180))
        == tooMany)
    #expect(
      end("let a = " + repeated("(", 95) + "x" + repeated(repeated(".a", 98) + ")", 95)) == tooMany)
    #expect(end("int a = 1" + repeated(" + 1", 20_000) + ";", file: "main.m") == tooMany)
    #expect(
      end("class C {\n" + lines(2000) { "let a\($0) = C().a\($0 + 1)" } + "let a2000 = 1\n}")
        == "It lies more than 150 deep.")
  }

  @Test("A text is looked for in one pass, however alike its parts are")
  func search() {
    #expect(
      end(
        """
        let text = String(repeating: "a", count: 200_000)
        let half = String(repeating: "a", count: 100_000) + "b"
        print(text.contains(half), text.components(separatedBy: half).count, text.range(of: half) == nil)
        """) == "false 1 true")
    #expect(
      end(
        """
        int main() {
          NSString *text = @"aaaaaaaaaa";
          for (int i = 0; i < 14; i++) text = [text stringByAppendingString:text];
          NSString *half = [[text substringToIndex:100000] stringByAppendingString:@"b"];
          NSUInteger back = [text rangeOfString:half options:NSBackwardsSearch].length;
          NSLog(@"%lu %lu %d", (unsigned long)back, (unsigned long)[text componentsSeparatedByString:half].count, [text containsString:half]);
          return 0;
        }
        """, file: "main.m") == "0 1 0")
  }

  @Test("What would take long to check is refused")
  func effort() {
    let tooLong = "It would take too long to check all of this."
    #expect(
      end(
        lines(2500) { "class T\($0) {}\nfunc g(_ x: T\($0)) {}" }
          + lines(4000) { _ in "g(T2499())" })
        == tooLong)
    #expect(
      end(
        "func f<T>(_ x: T, _ y: T) -> T { x }\nlet a = " + repeated("f(", 50) + "1, 2.5"
          + repeated(", 1)", 50)) == tooLong)
    #expect(
      end(
        "protocol P0 {}\nprotocol Q0 {}\n"
          + lines(60) {
            "protocol P\($0 + 1): P\($0), Q\($0) {}\nprotocol Q\($0 + 1): P\($0), Q\($0) {}"
          }
          + "class C: P60 {}\nlet c: Any = C()\nprint(c is P0)")
        == "'P10' inherits from itself, or from too much.")
    #expect(
      end(
        lines(100) { kind in
          let names = (0..<10).map { "func f\($0)_\(kind)()" }
          return "protocol P\(kind) { \(names.joined(separator: "; ")) }\n"
            + "extension P\(kind) { \(names.map { $0 + " {}" }.joined(separator: "; ")) }"
        }
          + "protocol A: " + (0..<100).map { "P\($0)" }.joined(separator: ", ") + " {}\n"
          + lines(60) { "class C\($0): A {}" }) == tooLong)
    let nested = (0..<120).reduce("x = 1") { body, _ in
      "switch 1 { case 1: \(body); fallthrough\ndefault: break }"
    }
    #expect(end("class C { var x: Int; init() { \(nested); x = 2 } }\nprint(C().x)") == "2")
    #expect(
      end("protocol P: Q {}\nprotocol Q: P {}\nclass C: P {}\nlet c: Any = C()\nprint(c is Q)")
        == "'P' inherits from itself, or from too much.")
    #expect(
      end(
        "@protocol Q;\n@protocol P <Q>\n@end\n@protocol Q <P>\n@end\nid<P> c = nil;", file: "main.m"
      )
        == "'P' inherits from itself, or from too much.")
    #expect(
      end("struct S { var a = T() }\nstruct T { var b: [S] = []; var c = S() }\nS()")
        == "'S' contains itself, or too many values.")
    #expect(
      end(
        "struct S0 { var a = 1 }\n"
          + lines(40) { "struct S\($0 + 1) { var a = S\($0)(); var b = S\($0)() }" })
        == "'S9' contains itself, or too many values.")
    #expect(
      end(
        "typedef struct { int a; } S0;\n"
          + lines(40) { "typedef struct { S\($0) a; S\($0) b; } S\($0 + 1);" }, file: "main.m")
        == "'S9' contains itself, or too many values.")
  }

  @Test("Values that grow without end end the run")
  func running() {
    let deep = "Values nest 500 deep at most."
    let long = "A command's code creates and visits 2000000 elements at most."
    #expect(end("var a: Any = 1\nfor _ in 0..<15_000 { a = [a] }") == deep)
    #expect(
      end(
        "indirect enum L { case end, node(L) }\nvar l = L.end\nfor _ in 0..<15_000 { l = .node(l) }"
      )
        == deep)
    #expect(
      end("struct N { var all: [N] = [] }\nvar n = N()\nfor _ in 0..<15_000 { n.all = [n] }")
        == deep)
    #expect(
      end("id a = @1;\nfor (int i = 0; i < 15000; i++) { a = @[a]; }", file: "main.m") == deep)
    #expect(end("var a: [Any] = [1]\nfor _ in 0..<60 { a = [a, a] }") == long)
    #expect(
      end(
        "indirect enum T: Equatable { case l, n(T, T) }\nvar a = T.l\nfor _ in 0..<60 { a = .n(a, a) }"
      )
        == long)
  }

  @Test(
    "Calls that use up the stack end the run",
    .enabled(
      if: ProcessInfo.processInfo.environment["FENESTRA_SANITIZE"] == nil,
      "sanitizers take three times the stack"))
  func calls() {
    let calls = "The code of nested calls lies 1500 statements and values deep at most."
    #expect(
      end(
        "func g(_ x: Int) -> Int { x }\nfunc f(_ n: Int) -> Int { " + repeated("g(", 55)
          + "f(n + 1)"
          + repeated(")", 55) + " }\nf(1)") == calls)
    #expect(
      end(
        "func f(_ n: Int) -> Int {\n" + repeated("if true {\n", 50) + "return f(n + 1)\n"
          + repeated("}\n", 50) + "return 1 }\nf(1)") == calls)
  }

  @Test(
    "A value that makes another of its kind ends the run",
    arguments: [
      "struct V { let list = [V()] }\nprint(V().list.count)",
      "class A { let next = A() }\nprint(A())",
      "class B { lazy var next = B().next }\nprint(B().next)",
      "func f(_ x: Int = f()) -> Int { x }\nclass C {}\nprint(f())",
    ])
  func endless(source: String) {
    #expect(end(source) == "Calls nest 128 deep at most; here each calls the next one.")
  }

  @Test(
    "A subscript without or with too many values is found before anything runs",
    arguments: [
      ("[1: 2]", "[]?.magnitude"), ("[1: 2]", "[1, 2]"), ("[1: 2]", "[1, 2, default: 3]"),
      ("[1]", "[1, 2]"), (#""a""#, "[1, 2]"),
    ])
  func subscripts(value: String, place: String) {
    let source = "let a = \(value)\nclass A { func f() { print(a\(place)) } }"
    #expect(end(source).hasSuffix("has no such subscript."))
  }

  @Test("Calls of overloads that nest take no longer with each level")
  func nestedOverloads() {
    let nest = String(repeating: "next(", count: 40) + "1" + String(repeating: ")", count: 40)
    #expect(
      end(
        "struct S {}\nfunc next(_ x: String) -> String { x }\nfunc next(_ x: Int) -> Int { x + 1 }\nprint(\(nest))"
      ) == "41")
  }

  @Test("Collections that change are not copied with each change")
  func growth() {
    #expect(
      end(
        "NSMutableDictionary *d = [NSMutableDictionary dictionary];\nNSMutableArray *a = [NSMutableArray array];\nfor (int i = 0; i < 20000; i++) { d[@(i)] = @(i); [a addObject:@(i)]; }\nNSLog(@\"%lu %lu\", (unsigned long)d.count, (unsigned long)a.count);",
        file: "main.m") == "20000 20000")
  }
}
