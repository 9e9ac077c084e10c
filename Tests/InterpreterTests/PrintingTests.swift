import Testing

/// The output of programs.
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

  @Test func `what a generic type holds is printed as what it is`() {
    #expect(
      ProgramRun.transcript(
        """
        enum E: Error { case bad(code: Int) }
        let good: Result<[Int], E> = .success([1]), bad: Result<Int, E> = .failure(.bad(code: 2))
        print(good, bad)
        struct Box<T> { var value: T }
        print(Box(value: [1]), Box(value: Optional("y")), Box(value: (1, 2)))
        enum Done { case done((String, Int)) }
        print(Done.done(("x", 1)))
        """, file: "main.swift")
          == """
          success([1]) failure(App.E.bad(code: 2))
          Box<Array<Int>>(value: [1]) Box<Optional<String>>(value: Optional("y")) Box<(Int, Int)>(value: (1, 2))
          done("x", 1)
          """)
  }

  @Test func `a debug description is printed within others, and where there is no other`() {
    #expect(
      ProgramRun.transcript(
        """
        class M: CustomDebugStringConvertible { var debugDescription: String { "M?" } }
        struct S { var set: Set<Int> }
        print(M(), [M()], S(set: [1]), [Set([1])], Set([1]), "a"..."b")
        """, file: "main.swift") == "M? [M?] S(set: Set([1])) [Set([1])] [1] a...b")
  }

  @Test func `a format prints numbers as C does`() {
    #expect(
      ProgramRun.transcript(
        """
        import Foundation
        print(String(format: "%+d|%e|%o|%c|%#x|%x|%05.1f|%-5d|", 5, 1234.5, 8, 65, 255, -1, 3.14159, 42))
        print(String(format: "%2$@ %1$@", "a", "b"), String(format: "%*d|%5@", 5, 42, "x"))
        print(String(format: "%.2f %.2f %.1f %g", 2.675, 1.005, 2.55, 0.0001))
        print(String(format: "%k", 1))
        """, file: "main.swift")
          == """
          +5|1.234500e+03|10|A|0xff|ffffffff|003.1|42   |
          b a    42|    x
          2.67 1.00 2.5 0.0001
          CRASH 5: The format has a '%' that is not understood: %k
          """)
    #expect(
      ProgramRun.transcript(
        """
        #import <Foundation/Foundation.h>
        int main(void) {
          NSLog(@"%.2f %.1f %5.1f|%-6s|%06d %x %lx %e", 2.675, 0.35, 9.95, "ab", -42, -1, -1L, 12345.678);
          NSLog(@"%@", @[@"a.b", @"plain", @"a_b"]);
          return 0;
        }
        """)
          == """
          2.67 0.3   9.9|ab    |-00042 ffffffff ffffffffffffffff 1.234568e+04
          (
              "a.b",
              plain,
              "a_b"
          )
          """)
  }
}
