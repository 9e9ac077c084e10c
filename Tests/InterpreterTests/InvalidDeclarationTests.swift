import Testing

/// Programs that Swift's compiler refuses are refused before they run.
@Suite struct InvalidDeclarationTests {
  private func transcript(_ source: String) -> String {
    ProgramRun.transcript(source, file: "main.swift")
  }

  @Test(
    "a stored property without a value is found",
    arguments: [
      ("class P { var z: Int }", "1:1: 'P' has no initializer, so 'z' would have no value."),
      (
        "class P { let z: Int; init(b: Bool) { if b { z = 1 } } }",
        "1:23: 'z' has no value where this initializer ends."
      ),
      (
        "struct P { let z: Int; init(n: Int) { switch n { case 1: z = 1; case 2: break; default: z = 3 } } }",
        "1:24: 'z' has no value where this initializer ends."
      ),
      (
        "class P { let z: Int; init?(b: Bool) { guard b else { return nil }; if !b { return }; z = 1 } }",
        "1:77: 'z' has no value where this returns."
      ),
      (
        "class P { let z: Int; init() { z = 1; self.z = 2 } }",
        "1:44: The constant 'z' already has a value."
      ),
      (
        "class P { let z: Int; init() { go(); z = 1 }; func go() {} }",
        "1:32: 'z' has no value where 'go' is called."
      ),
      (
        "class Q { init() {} }\nclass P: Q { let z: Int; override init() { super.init(); z = 1 } }",
        "2:50: 'z' has no value where 'super.init' is called."
      ),
      (
        "class Q { init() {} }\nclass P: Q { override init() { go(); super.init() }; func go() {} }",
        "2:32: 'go' is called before 'super.init'."
      ),
    ])
  func unset(source: String, finding: String) {
    #expect(transcript(source) == finding)
  }

  @Test func `each way through an initializer may give the values by itself`() {
    #expect(
      transcript(
        """
        struct Fault: Error {}
        func made(_ n: Int) throws -> Int { if n < 0 { throw Fault() }; return n }
        class P {
          let z: Int, v: Int
          var y: Int, w: Int?, u: Int!
          init(n: Int) {
            do { z = try made(n) } catch { z = 0 }
            repeat { v = 1 } while n > 100
            switch n {
            case 0: y = 1
            case 1: fallthrough
            case 2: y = 2
            default: if n > 9 { y = 9 } else { (y, w) = (3, n) }
            }
            go()
          }
          convenience init?(text: String) {
            guard let n = Int(text) else { return nil }
            self.init(n: n)
          }
          init(stop: Bool) { if stop { fatalError("stop") }; (z, v, y) = (7, 7, 7) }
          func go() { print(z, y, w ?? -1) }
        }
        for n in [-1, 1, 4, 12] { _ = P(n: n) }
        print(P(text: "x") == nil, P(stop: false).z)
        """) == "0 3 -1\n1 2 -1\n4 3 4\n12 9 -1\ntrue 7")
  }

  @Test(
    "an initializer that Swift requires is missed",
    arguments: [
      (
        "class Q { required init(a: Int) {} }\nclass P: Q { init() { super.init(a: 1) } }",
        "2:1: 'P' has its own initializer, so it needs 'required init(a:)' too."
      ),
      (
        "import UIKit\nclass P: UIView { init() { super.init(frame: .zero) } }",
        "2:1: 'P' has its own initializer, so it needs 'required init?(coder:)' too."
      ),
      (
        "class P { init(a: Int) {}; init() { self.init(a: 1) } }",
        "1:28: This initializer calls 'self.init'; write 'convenience' before it."
      ),
      (
        "class Q { init() {} }\nclass P: Q { convenience init(a: Int) { super.init() } }",
        "2:26: A convenience initializer must call 'self.init'."
      ),
      (
        "class Q { init(a: Int) {} }\nclass P: Q { init(a: Int) { super.init(a: a) } }",
        "2:14: 'init(a:)' overrides that of 'Q'; write 'override' before it."
      ),
    ])
  func required(source: String, finding: String) {
    #expect(transcript(source) == finding)
  }

  @Test(
    "what overrides says so, and what says so overrides",
    arguments: [
      (
        "class Q { func a() {} }\nclass P: Q { func a() {} }",
        "2:14: 'a()' overrides that of 'Q'; write 'override' before it."
      ),
      (
        "class Q { var a: Int { 1 } }\nclass P: Q { var a: Int { 2 } }",
        "2:14: 'a' overrides that of 'Q'; write 'override' before it."
      ),
      (
        "import UIKit\nclass P: UIViewController { func viewDidLoad() {} }",
        "2:29: 'viewDidLoad()' overrides that of 'UIViewController'; write 'override' before it."
      ),
      (
        "class P { override func a() {} }",
        "1:20: 'a()' overrides nothing: 'P' has no superclass."
      ),
      (
        "class Q { final func a() {} }\nclass P: Q { override func a() {} }",
        "2:23: 'a()' is final in 'Q' and can't be overridden."
      ),
      ("final class Q {}\nclass P: Q {}", "2:10: 'Q' is final and has no subclasses."),
      (
        "class Q { var a = 1 }\nclass P: Q { override var a = 2 }",
        "2:23: 'a' overrides a property, so it can't be stored; give it 'get' or 'didSet'."
      ),
    ])
  func overriding(source: String, finding: String) {
    #expect(transcript(source) == finding)
  }

  @Test(
    "a type that leaves out what its protocol asks for is found",
    arguments: [
      ("func a()", "'a()' is missing"), ("var n: Int { get }", "'n' is missing"),
      ("static func make(x: Int)", "'make(x:)' is missing"),
    ])
  func conformance(requirement: String, missing: String) {
    #expect(
      transcript("protocol R { \(requirement) }\nprotocol S: R {}\nstruct P: S {}")
        == "3:1: 'P' does not conform to 'R': \(missing).")
  }

  @Test func `a superclass, an extension or the enum itself does what a protocol asks for`() {
    #expect(
      transcript(
        """
        protocol R { func a(); var n: Int { get }; init(x: Int) }
        extension R { func a() { print("default", n) } }
        class Q { var n = 1; required init(x: Int) { n = x } }
        class P: Q, R {}
        struct T: R { var n: Int; init(x: Int) { n = x } }
        protocol Named { var rawValue: String { get }; static var first: Self { get } }
        enum E: String, Named { case first, second }
        P(x: 2).a()
        T(x: 3).a()
        print(E.first.rawValue)
        """) == "default 2\ndefault 3\nfirst")
  }

  @Test(
    "what is private elsewhere can't be used",
    arguments: [
      (
        "class Q { private func a() {} }\nfunc f(_ q: Q) { q.a() }",
        "2:20: 'a' is private in 'Q' and can't be used here."
      ),
      (
        "class Q { private var a = 1 }\nclass P: Q { func f() { print(a) } }",
        "2:31: 'a' is private in 'Q' and can't be used here."
      ),
      (
        "class Q { private static let a = 1 }\nprint(Q.a)",
        "2:9: 'a' is private in 'Q' and can't be used here."
      ),
    ])
  func access(source: String, finding: String) {
    #expect(transcript(source) == finding)
  }

  @Test func `extensions, types within a type and readers of a private setter see it`() {
    #expect(
      transcript(
        """
        class Q {
          private var a = 1
          private(set) var b = 2
          fileprivate var c = 3
          struct In { func read(_ q: Q) -> Int { q.a } }
        }
        extension Q { func read() -> Int { a } }
        let q = Q()
        print(q.read(), Q.In().read(q), q.b, q.c)
        """) == "1 1 2 3")
  }

  @Test(
    "errors are tried and handled",
    arguments: [
      ("func f() { g() }", "3:12: 'g()' can throw; write 'try' before the call."),
      (
        "func f() { try g() }",
        "3:16: This error is not handled; catch it, or write 'throws' after the function's parameters."
      ),
      (
        "func f() { do { try g() } catch is Fault { } }",
        "3:21: This error is not handled; catch it, or write 'throws' after the function's parameters."
      ),
      (
        "func f() { throw Fault() }",
        "3:12: This error is not handled; catch it, or write 'throws' after the function's parameters."
      ),
    ])
  func errors(source: String, finding: String) {
    #expect(transcript("struct Fault: Error {}\nfunc g() throws {}\n" + source) == finding)
  }

  @Test(
    "an escaping closure names self, and a parameter without @escaping does not escape",
    arguments: [
      (
        "class P { var x = 1; var c: (() -> Void)?; func f() { c = { print(x) } } }",
        "1:67: An escaping closure must name 'self': write 'self.x', or '[self]' at its start."
      ),
      (
        "class P { func go() {}; func k(_ f: @escaping () -> Void) {}; func f() { k { go() } } }",
        "1:78: An escaping closure must name 'self': write 'self.go', or '[self]' at its start."
      ),
      (
        "class P { var c: (() -> Void)?; func f(_ g: () -> Void) { c = g } }",
        "1:63: The parameter 'g' must not outlive the call; write '@escaping' before its type."
      ),
      (
        "class P { var c: (() -> Void)?; func f(_ g: () -> Void) { c = { g() } } }",
        "1:65: The parameter 'g' must not outlive the call; write '@escaping' before its type."
      ),
    ])
  func escaping(source: String, finding: String) {
    #expect(transcript(source) == finding)
  }

  @Test
  func `a closure that ends with the call, one that lists self and one of a struct need no self`() {
    #expect(
      transcript(
        """
        class P {
          var x = 1, c: (() -> Void)?
          lazy var y: Int = { x + 1 }()
          func run(_ f: () -> Void) { f() }
          func twice(_ f: () -> Void) { run(f); run { f() } }
          func f() {
            run { x += 1 }
            twice { x += 10 }
            c = { [self] in x += 100 }
            c?()
            c = { [weak self] in guard let self else { return }; x += 1000 }
            c?()
            print(x, y)
          }
        }
        struct S { var x = 1; func f() -> () -> Int { let c = { x }; return c } }
        P().f()
        print(S().f()())
        """) == "1122 1123\n1")
  }

  @Test func `try covers all that follows it`() {
    #expect(
      transcript(
        """
        struct Odd: Error {}
        struct Box {
          var a: Int
          init(_ n: Int) throws { try self.a = half(n) }
          subscript(i: Int) -> Int { get throws { if i > 1 { throw Odd() }; return i } }
        }
        func half(_ n: Int) throws -> Int { if n % 2 != 0 { throw Odd() }; return n / 2 }
        func f(_ b: Bool) throws -> Int {
          var v = try b ? half(4) : half(3)
          try v += half(2)
          return v
        }
        print(try f(true), (try? f(false) > 0 ? 1 : 2) as Any, try Box(8).a, try Box(8)[1])
        """) == "3 nil 4 1")
  }

  @Test func `an overload, a loop that ends by break and a failed initializer need nothing`() {
    #expect(
      transcript(
        """
        class Q { func a() -> Int { 1 }; func b(_ x: Int) {}; func c(_ x: Int) {} }
        class P: Q {
          func a() -> String { "own" }
          func b(_ x: inout Int) { x += 1 }
          func c(_ x: Int...) { print(x.count) }
        }
        class L {
          let x: Int
          init(a: Int) { while true { if a > 0 { x = a; break } else { fatalError() } } }
          init?(none: Int) { nil }
          init(die: Bool) { func stop() -> Never { fatalError() }; if die { stop() } else { x = 7 } }
        }
        protocol Bound where Self: L {}
        final class M: L, Bound {}
        class H { weak var held: Bound? }
        func again(_ f: inout () -> Void) { let g = f; f = { g(); g() } }
        var q = 1
        P().b(&q)
        P().c(1, 2)
        let text: String = P().a()
        var twice = { print("twice") }
        again(&twice)
        twice()
        print(q, text, L(a: 3).x, L(none: 1) == nil, L(die: false).x, H().held == nil)
        """) == "2\ntwice\ntwice\n2 own 3 true 7 true")
  }

  @Test(
    "a declaration that means nothing is found",
    arguments: [
      (
        "struct S {}\nclass P { weak var s: S? }",
        "2:16: 's' can't be weak or unowned: 'S' is not a class."
      ),
      ("enum E { case a, a }", "1:18: 'E' has two 'a'."),
      (
        "import Foundation\nclass P: NSObject { func a() {}; func f() { print(#selector(a)) } }",
        "2:51: 'a()' is not exposed to Objective-C; write '@objc' before it."
      ),
    ])
  func meaningless(source: String, finding: String) {
    #expect(transcript(source) == finding)
  }

  @Test(
    "what only looks like a program is found",
    arguments: [
      (
        "enum E: Int { case a = 1, b = 1 }",
        "1:27: Two cases have the same raw value."
      ),
      (
        "struct S { var n = 1 }\nprint([S(): 1].count)",
        "2:7: 'S' does not conform to 'Hashable', as a key must."
      ),
      (
        "struct E: Error {}\nfunc f() async throws -> Int { 1 }\nTask { async let x = f(); print(await x) }",
        "3:39: 'x' can throw; write 'try' before it."
      ),
      (
        "protocol P { associatedtype T; func f(_ t: T) }\nstruct S: P { func f(_ t: Int) {} }\nlet p: any P = S()\np.f(1)",
        "4:3: 'f(_:)' can't be called on an 'any P', whose 'T' is not known; use a generic function."
      ),
      (
        "protocol P { init(n: Int) }\nclass A: P { init(n: Int) {} }",
        "2:14: 'init(n:)' is required by 'P'; write 'required' before it."
      ),
      (
        "struct S {}\nfunc f() throws { throw 3 }",
        "2:25: A 'Int' does not conform to 'Error', as what is thrown must."
      ),
      ("struct S {}\nfunc f() { defer { return }; print(1) }", "2:20: A 'defer' can't return."),
      (
        "struct S {}\nprint([1, \"a\"])",
        "2:7: The elements have no type in common; write '[Any]' as their type if that is meant."
      ),
      (
        "enum E { case a(Int), b }\nswitch E.b {\ncase .b: fallthrough\ncase .a(let n): print(n)\n}",
        "3:10: 'fallthrough' leads to a case that binds 'n'."
      ),
      (
        "struct S<T> {\n  func f() { enum E { case a } }\n}",
        "2:14: 'E' can't be nested in a generic function; declare it outside."
      ),
    ])
  func refused(source: String, finding: String) {
    #expect(transcript(source) == finding)
  }
}
