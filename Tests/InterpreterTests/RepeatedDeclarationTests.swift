import Testing

/// Duplicate declarations.
@Suite struct RepeatedDeclarationTests {
  private func findings(_ source: String) -> [String] {
    ProgramRun.transcript(source, file: "main.swift").split(separator: "\n").map(String.init)
  }

  @Test func `a type has a property, a method and an initializer of a kind once`() {
    #expect(
      findings(
        """
        class A {
          var x = 1
          static var x = 2
          var x = 3
          func f() {}
          func f(_ a: Int) {}
          func f(_ a: String) {}
          func f() -> Int { 1 }
          func f() {}
          init() {}
          init(x: Int) {}
          init() {}
        }
        extension A { var x: Int { 1 } }
        """) == [
          "4:3: 'A' has two 'x'.", "9:3: 'A' has two 'f()'.", "12:3: 'A' has two 'init()'.",
          "14:15: 'A' has two 'x'.",
        ])
  }

  @Test func `a block has a variable of a name once, and one within it has its own`() {
    #expect(
      findings(
        """
        class A {}
        let k = 1
        func f(n: Int) {
          let n = n
          if n > 0 { let n = 2; print(n) }
          let n = 3
          [1].forEach { n in let n = n; print(n) }
        }
        let k = 2
        """) == ["6:3: There are two 'n' here.", "9:1: There are two 'k' here."])
  }

  @Test func `a protocol asks for what an extension of it does`() {
    #expect(
      findings(
        """
        protocol Named { var name: String { get }; func show() }
        extension Named { var name: String { "none" }; func show() { print(name) } }
        struct Box<Value> { var value: Value }
        extension Box where Value == Int { var text: String { "\\(value)" } }
        struct Thing: Named {}
        Thing().show()
        print(Box(value: 2).text)
        """) == ["none", "2"])
  }
}
