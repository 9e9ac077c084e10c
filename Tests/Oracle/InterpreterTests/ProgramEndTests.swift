import Foundation
import SourceCode
import Testing

@testable import Interpreter
@testable import ProgramRuntime
@testable import WindowModel

/// Tests that a program is freed with its application.
@Suite("The end of a program")
struct ProgramEndTests {
  private struct Watched {
    weak var object: AnyObject?
  }

  /// The parts of a program that outlive the application that ran it.
  private func survivors(_ file: String, _ source: String) throws -> [String] {
    var watched: [Watched] = []
    do {
      var application = Application(CorpusRun.settings(of: source))
      _ = try application.perform(Command(RunCode([.init(name: file, text: source)])))
      let state = try #require(application.restingCode as? ProgramState)
      watched = ([state.program] + state.program.parts).map(Watched.init)
    }
    return watched.compactMap { $0.object.map { "\(type(of: $0))" } }
  }

  @Test("Nothing is left of a program in Swift", arguments: CorpusTests.names)
  func swift(_ name: String) throws {
    let source = try CorpusTests.source(name)
    guard case .printed(let text) = CorpusRun.outcome(of: source), !text.hasSuffix("CRASH\n") else {
      return
    }
    #expect(try survivors("App.swift", source) == [])
  }

  @Test("Nothing is left of a program in Objective-C")
  func objectiveC() throws {
    let source = """
      typedef struct { int a; } Pair;
      @protocol Saying <NSObject>
      - (NSString *)words;
      @end
      @interface Item : UIView <Saying>
      @property (nonatomic, strong) Item *next;
      @property (nonatomic, copy) void (^action)(Item *);
      @end
      @implementation Item
      - (NSString *)words { return self.next ? [self.next words] : @"end"; }
      - (void)didMoveToWindow { [super didMoveToWindow]; NSLog(@"%@", [self words]); }
      @end
      @implementation UIView (More)
      - (UIView *)twice { return [self.superview twice]; }
      @end
      static int depth(int n) { return n > 0 ? depth(n - 1) : 0; }
      Item *first = [[Item alloc] init];
      first.next = [[Item alloc] init];
      first.next.next = first;
      __block int count = depth(2);
      first.action = ^(Item *item) { count += 1; first.action(item.next); };
      """
    #expect(try survivors("main.m", source) == [])
  }
}
