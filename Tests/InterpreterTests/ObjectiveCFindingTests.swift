import Interpreter
import ProgramRuntime
import Testing
import WindowModel

@Suite("What is not understood in Objective-C")
struct ObjectiveCFindingTests: ProgramSuite {
  let file = "main.m"

  @Test("All that is not understood is found at once, with line and column")
  func all() {
    expect(
      """
      UIView *view = [UIView new];
      view.backgroundColour = [UIColor redColor];
      [view frobnicate];
      NSInteger count = @"text";
      foo();
      """,
      """
      2:6: 'UIView' has no property 'backgroundColour'; did you mean 'backgroundColor'.
      3:7: 'UIView' has no method 'frobnicate'.
      4:19: A 'NSString *' is given where a 'NSInteger' is expected; ask it for its integerValue, doubleValue or boolValue.
      5:1: There is no function 'foo' in the model.
      """)
  }

  @Test("A variable whose declaration is not understood is found there alone")
  func lost() {
    expect(
      """
      Home *home = [Home new];
      home.title = @"a";
      NSLog(@"%@", home);
      NSLog(@"%@", other);
      """,
      """
      1:1: There is no class 'Home' in the model.
      4:14: There is no 'other' here.
      """)
  }

  @Test("What can't be read is found beside what can't be meant")
  func reading() {
    expect(
      """
      int main() {
        int a = ;
        NSLog(@"%d", b);
        return 0;
      }
      """, "2:11: A value is expected before ';'.\n3:16: There is no 'b' here.")
  }

  @Test("A format must fit what it is given")
  func formats() {
    expect(
      """
      NSUInteger count = 1;
      CGFloat width = 2;
      NSLog(@"%@", count);
      NSLog(@"%d", width);
      NSLog(@"%d %d", 1);
      NSLog(@"%f", 1);
      NSLog(@"%d", @"x");
      """,
      """
      3:14: The format's %@ can't print a 'NSUInteger'; use %lu.
      4:14: The format's %d can't print a 'CGFloat'; use %f.
      5:7: The format asks for 2 values and is given 1.
      6:14: The format's %f can't print a 'int'; use %d.
      7:14: The format's %d can't print a 'NSString *'; use %@.
      """)
  }

  @Test("A member of a structure that a property returns can't be set")
  func structureMembers() {
    let found = ProgramRun.transcript(
      "UIView *view = [UIView new];\nview.frame.size.width = 10;")
    #expect(found.hasPrefix("2:17: A part of a structure that a method returns can't be set"))
  }

  @Test("Memory is not managed by hand")
  func memory() {
    let found = ProgramRun.transcript(
      "UIView *view = [[[UIView alloc] init] autorelease];\n[view release];")
    #expect(found.contains("1:39: 'autorelease' manages memory by hand"))
    #expect(found.contains("2:7: 'release' manages memory by hand"))
  }

  @Test("A block's copy of a variable can't be set")
  func copies() {
    expect(
      "int main() {\nint a = 1;\nvoid (^b)(void) = ^{ a = 2; };\nreturn 0; }",
      "3:22: A block has a copy of 'a', which can't be set; declare the variable with __block.")
  }

  @Test("What UIKit calls and the model does not is found")
  func uncalled() {
    expect(
      """
      @interface V : UIView
      @end
      @implementation V
      - (void)updateConstraints { }
      @end
      """, "4:9: UIKit calls 'updateConstraints', which the model does not; leave the method out.")
  }

  @Test(
    "A method outside of a class, a class without an interface and one without an implementation are found"
  )
  func classes() {
    #expect(
      ProgramRun.transcript("- (void)tapped { }")
        == "1:1: A method is outside of a class; put it between '@implementation' of its class and '@end'."
    )
    #expect(
      ProgramRun.transcript("@implementation Foo\n@end")
        == "1:2: There is no '@interface' of 'Foo', which says what it inherits from; add one.")
    #expect(
      ProgramRun.transcript("@interface Foo : NSObject\n@end")
        == "1:2: 'Foo' has no '@implementation'; add one, even if it is empty.")
  }

  @Test("A category can't replace what UIKit's class has itself")
  func replacing() {
    expect(
      """
      @interface UIViewController (Trace)
      @end
      @implementation UIViewController (Trace)
      - (void)viewDidLoad { NSLog(@"loaded"); }
      @end
      """,
      "4:9: A category can't replace 'viewDidLoad', which UIViewController has itself; write a subclass."
    )
  }

  @Test("Strings are not compared by identity")
  func identity() {
    expect(
      "NSString *a = @\"x\";\nif (a == @\"x\") NSLog(@\"same\");",
      "2:7: '==' compares the identity of objects, which means nothing for 'NSString'; use isEqualToString:."
    )
  }

  @Test("A source with any word left out, doubled or exchanged is read to its end")
  func damaged() {
    let source = """
      typedef NS_ENUM(NSInteger, Kind) { KindA, KindB = 1 << 2 };
      #define SIZE(x) ((x) * 2)
      @protocol P <NSObject>
      @optional
      - (void)p:(int)a with:(id)b;
      @end
      @interface V : UIView <P> { int _n; }
      @property (nonatomic, copy, getter=isOn) void (^block)(BOOL, NSString *);
      + (instancetype)make:(NSArray<NSString *> *)list;
      @end
      @implementation V
      + (instancetype)make:(NSArray<NSString *> *)list { return [[self alloc] initWithFrame:CGRectMake(0, 0, SIZE(1), 2)]; }
      - (void)p:(int)a with:(id)b {
        __weak typeof(self) weakSelf = self;
        self.block = ^(BOOL flag, NSString *text) { NSLog(@"%d %@", flag, text); [weakSelf setNeedsLayout]; };
        for (int i = 0; i < 3; i++) { if (i == 1) continue; else _n += i; }
        for (NSString *s in @[@"a", @{@"k": @1}[@"k"]]) { NSLog(@"%@ %ld", s, (long)s.length); }
        switch (a) { case KindA: break; default: a = a > 2 ? 1 : -a; }
        do { a--; } while (a > 0 && !_n);
      }
      @end
      """
    var parts: [String] = []
    var part = ""
    for character in source {
      let isLetter = character.isLetter || character.isNumber
      if let last = part.last, !(isLetter && (last.isLetter || last.isNumber)) {
        parts.append(part)
        part = ""
      }
      part.append(character)
    }
    parts.append(part)
    var count = 0
    for index in parts.indices where !parts[index].allSatisfy(\.isWhitespace) {
      for change in 0..<3 {
        var damaged = parts
        switch change {
        case 0: damaged[index] = ""
        case 1: damaged[index] += damaged[index]
        default: damaged.swapAt(index, (index * 7 + 3) % parts.count)
        }
        do throws(CodeFindings) {
          _ = try Program.read(
            RunCode([RunCode.File(name: "a.m", text: damaged.joined())]), in: Application())
        } catch {
          #expect(!error.findings.isEmpty)
        }
        count += 1
      }
    }
    #expect(count > 900)
    let deep =
      "int main() { int a = 1; a = " + String(repeating: "a + ", count: 5000) + "a; return a; }"
    #expect(ProgramRun.transcript(deep).contains("parts in a row"))
    let nested = "int main() { return " + String(repeating: "(", count: 5000) + "1; }"
    #expect(ProgramRun.transcript(nested).contains("in a row or nested"))
  }

  @Test("Files of both languages don't run together")
  func languages() {
    let files = [
      RunCode.File(name: "main.swift", text: "print(1)"),
      RunCode.File(name: "a.m", text: "NSLog(@\"a\");"),
    ]
    do throws(CodeFindings) {
      _ = try Program.read(RunCode(files), in: Application())
      Issue.record("They are read.")
    } catch {
      #expect(error.findings.first?.file == "main.swift")
    }
  }

  @Test("A header and its implementation are files of one program")
  func files() throws(CodeFindings) {
    let files = [
      RunCode.File(
        name: "Foo.m",
        text: "#import \"Foo.h\"\n@implementation Foo\n- (Kind)kind { return KindA; }\n@end"),
      RunCode.File(
        name: "Foo.h",
        text:
          "typedef NS_ENUM(NSInteger, Kind) { KindA };\n@interface Foo : NSObject\n- (Kind)kind;\n@end"
      ),
    ]
    _ = try Program.read(RunCode(files), in: Application())
  }
}
