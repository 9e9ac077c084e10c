import SourceCode
import Testing

@Suite struct ProgramTests {
  /// A source's outline: one line per statement, with nested statements after a dot each.
  private func outline(_ source: String, _ language: Language) throws -> [String] {
    try Program(source, language).statements.flatMap { outline($0, "") }
  }

  private func outline(_ statement: Statement, _ indent: String) -> [String] {
    let place = "\(statement.position.line):\(statement.position.column)"
    let parts: [Statement]
    let what: String
    switch statement.form {
    case .variable(let it):
      (what, parts) = (
        "\(it.isStatic ? "static " : "")\(it.isProperty ? "property" : "variable") \(it.name) \(it.type ?? "-")",
        []
      )
    case .assignment(_, let sign, _): (what, parts) = ("assign \(sign)", [])
    case .expression: (what, parts) = ("expression", [])
    case .exit(let exit, _): (what, parts) = (exit.rawValue, [])
    case .conditional(let tests, let then, let otherwise):
      (what, parts) = ("if \(tests.count) then \(then.count)", then + otherwise)
    case .guarded(_, let body): (what, parts) = ("guard", body)
    case .loop(let it):
      (what, parts) = ("for \(it.names.joined(separator: " "))", it.body)
    case .repetition(let it):
      (what, parts) = (
        "\(it.asksLast ? "do" : "while") \(it.conditions.count)",
        it.first + it.body + it.steps
      )
    case .block(let body): (what, parts) = ("block", body)
    case .method(let it):
      (what, parts) = (
        "\(it.isStatic ? "+" : "-") \(it.name) \(it.parameters.map(\.type))", it.body
      )
    case .type(let it):
      (what, parts) = ("type \(it.name) \(it.superclass ?? "-") \(it.isExtension)", it.members)
    case .skipped: (what, parts) = ("skipped", [])
    }
    return ["\(indent)\(place) \(what)"] + parts.flatMap { outline($0, indent + ".") }
  }

  @Test func `Objective-C is read as declarations, methods and statements`() throws {
    #expect(
      try outline(
        """
        #import <UIKit/UIKit.h>
        static UIWindow *window1, *window2;
        UIKIT_EXTERN const UIWindowLevel UIWindowLevelNormal;
        @interface Home : UIViewController <UITableViewDelegate> { int a; }
        @property (nonatomic, strong) UIWindow *window;
        - (void)show;
        @end
        @implementation Home
        - (instancetype)initWithName:(NSString *)name age:(NSInteger)age {
          if (self = [super init]) return self; else { a += 1; }
          for (UIView *v in self.view.subviews) { break; }
          for (int i = 0; i < 3; i++) { [a b]; }
          NSArray<UIWindow *> *list = @[@"a", @1, @(2)];
          return (id)list;
        }
        @end
        int main(int argc, char *argv[]) { @autoreleasepool { return 0; } }
        """, .objc) == [
          "1:1 skipped", "2:1 static variable window1 UIWindow",
          "2:1 static variable window2 UIWindow",
          "3:1 variable UIWindowLevelNormal UIWindowLevel",
          "4:1 type Home UIViewController false", ".5:1 property window UIWindow", ".6:1 skipped",
          "8:1 type Home - false", ".9:1 - initWithName:age: [\"NSString\", \"NSInteger\"]",
          "..10:3 if 1 then 1", "...10:28 return", "...10:48 assign +=", "..11:3 for v",
          "...11:43 break", "..12:3 while 1", "...12:8 variable i int", "...12:33 expression",
          "...12:26 assign +=", "..13:3 variable list NSArray", "..14:3 return",
          "17:1 + main() []", ".17:36 block", "..17:55 return",
        ])
  }

  @Test func `Swift is read as declarations, functions and statements`() throws {
    #expect(
      try outline(
        """
        import UIKit
        @main final class App: UIResponder, UIApplicationDelegate {
          var window: UIWindow?
          private static let shared = App()
          override var canBecomeKey: Bool { return false }
          @objc func show(_ view: UIView, at index: Int = 0) -> [UIView]? {
            guard let key = window, !key.isHidden else { return nil }
            if let a = key.superview { a.tag += 1 } else if true { _ = view }
            for v in key.subviews { continue }
            let list = key.subviews
              .filter { $0.tag == 1 }
            switch index { case 0: break; default: return nil }
            return list
          }
        }
        extension App { func more() {} }
        """, .swift) == [
          "1:1 skipped", "2:1 type App UIResponder false", ".3:3 property window UIWindow",
          ".4:3 static variable shared -", ".5:3 - canBecomeKey []", "..5:37 return",
          ".6:3 - show(_:at:) [\"UIView\", \"Int\"]", "..7:5 guard", "...7:50 return",
          "..8:5 if 1 then 1", "...8:32 assign +=", "...8:50 if 1 then 1", "....8:60 assign =",
          "..9:5 for v", "...9:29 continue", "..10:5 variable list -", "..12:5 skipped",
          "..13:5 return", "16:1 type App - true", ".16:17 - more() []",
        ])
  }

  @Test(arguments: [
    ("[a b:c d:e]", "b:d:"), ("[a b:c, d, nil]", "b:"), ("f(a, b)", "f(_:_:)"),
    ("[[A alloc] init]", "init"), ("[a.b c]", "c"),
  ])
  func `a message has its whole name`(source: String, name: String) throws {
    let form = try #require(Program(source + ";", .objc).statements.first).form
    guard case .expression(let value) = form, case .call(let call) = value.form else {
      Issue.record("\(form)")
      return
    }
    #expect(call.name == name)
  }

  @Test(arguments: [
    ("a.b(c, d: e)", "b(_:d:)"), ("A(frame: b)", "A(frame:)"), ("a.b { $0.c }", "b(_:)"),
    ("a?.b!.c()", "c()"), ("a.b(c) { _ in d() }", "b(_:_:)"),
  ])
  func `a call has its whole name`(source: String, name: String) throws {
    let form = try #require(Program(source, .swift).statements.first).form
    guard case .expression(let value) = form, case .call(let call) = value.form else {
      Issue.record("\(form)")
      return
    }
    #expect(call.name == name)
  }

  @Test func `a statement tells what is set in it, declarations apart`() throws {
    func assigned(_ source: String, _ language: Language) throws -> Set<[String]> {
      let program = try Program(source, language)
      return program.statements.reduce(into: []) { $0.formUnion(program.assigned(by: $1)) }
    }
    #expect(
      try assigned("a = 1; b.frame.origin.x += 2; n++; --m;", .objc)
        == [["a"], ["b", "frame", "origin"], ["n"], ["m"]])
    #expect(
      try assigned("while (i < 3) { UIView *v = w; int k = 1; self.win = v; }", .objc)
        == [["self", "win"]])
    #expect(try assigned("do { a = b = c; } while (a == b);", .objc) == [["a"], ["b"]])
    #expect(
      try assigned(
        "switch n { case 1: n = 2\ndefault: let a: UIView = b\nself.win?.tag = 1 }", .swift)
        == [["n"], ["self", "win", "tag"]])
    #expect(try assigned("list.forEach { item in last = item }", .swift) == [["last"]])
  }

  @Test(arguments: [
    "__weak typeof(self) weakSelf = self;", "__strong __typeof__(weakSelf) strong = weakSelf;",
    "void (^later)(void) = ^{ [a b]; };", "enum { A, B };", "enum State { On, Off };",
    "CGRect r = {{0, 0}, {10, 10}};", "a.frame = (CGRect){0, 0, 10, 10};", "a = b = nil;", "++n;",
  ])
  func `what Objective-C code has besides does not stop the rest`(source: String) throws {
    #expect(try Program("\(source)\n[window makeKeyAndVisible];", .objc).statements.count == 2)
  }

  @Test(arguments: [
    ("[window makeKeyAndVisible];", Language.objc), ("window.makeKeyAndVisible()", .swift),
    ("window.hidden = 1;", .objc), ("private let a = 1", .swift), ("lazy var a = b", .swift),
    ("let a = UIWindow()", .swift), ("import UIKit\nprint(1)", .swift), ("#import <A.h>", .objc),
    ("var a = [1]\nfunc b() -> Int { 1 }", .swift), ("NSLog(@\"let\");", .objc), ("", .objc),
    ("outer: for i in a { for j in a[i] { if j == b[i] { continue outer } } }", .swift),
    ("if (a) { [b c]; } else if (d) { for (id e in f) { [e g]; } }", .objc),
  ])
  func `a source's language is known by its signs`(source: String, language: Language) {
    #expect(Language.detected(in: source) == language)
  }

  @Test(arguments: [("(", ")"), ("[a b:", "]"), ("@[", "]"), ("!", ""), ("~", ""), ("^{", "}")])
  func `what lies too deep is refused, and what is long is not`(open: String, close: String) throws
  {
    let deep =
      String(repeating: open, count: 5000) + "a" + String(repeating: close, count: 5000) + ";"
    if open != "^{" {
      let error = #expect(throws: SourceError.self) { try Program(deep, .objc) }
      #expect(error?.message.contains("more than 64 deep") == true)
    } else {
      #expect(try Program(deep, .objc).statements.count == 1)
    }
    let long = Array(repeating: "a = b;", count: 1000).joined()
    #expect(try Program(long, .objc).statements.count == 1000)
    for (text, language) in [
      ("a" + String(repeating: ".b", count: 5000), Language.swift),
      (String(repeating: "a+", count: 5000) + "a", .swift),
      (String(repeating: "{", count: 5000), .objc),
      (String(repeating: "if a {", count: 500), .swift),
      (String(repeating: "a { ", count: 5000), .swift),
      (String(repeating: "\"\\(", count: 5000), .swift),
      (String(repeating: "if (a) ", count: 5000) + ";", .objc),
    ] {
      #expect(throws: SourceError.self, "\(text.prefix(20))") { try Program(text, language) }
    }
  }

  @Test(arguments: [
    ("1_000", 1000.0, true), ("17.f", 17, false), ("0x1F", 31, true), ("3000.0", 3000, false),
    ("1e3", 1000, false), ("2.5F", 2.5, false), ("7UL", 7, true), (".5", 0.5, false),
    ("1e999", nil, false), ("0xg", nil, false),
  ])
  func `numbers are read as C has them`(source: String, value: Double?, isInteger: Bool) throws {
    let form = (try? Program(source + ";", .objc))?.statements.first?.form
    if case .expression(let expression)? = form {
      #expect(expression.form == .number(value ?? .nan, isInteger: isInteger))
    } else {
      #expect(value == nil)
    }
  }
}
