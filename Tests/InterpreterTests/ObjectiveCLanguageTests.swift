import Testing
import WindowModel

@Suite("The language of Objective-C")
struct ObjectiveCLanguageTests: ProgramSuite {
  let file = "main.m"

  @Test("'switch' falls through to the next case without 'break'")
  func switching() {
    expect(
      """
      void show(NSInteger number) {
        switch (number) {
          case 1: NSLog(@"one");
          case 2: NSLog(@"two"); break;
          case 3: { NSLog(@"three"); break; }
          default: NSLog(@"other");
        }
      }
      int main(void) { show(1); show(3); show(9); return 0; }
      """, "one\ntwo\nthree\nother")
  }

  @Test("Loops count, go through collections, end early and go on")
  func loops() {
    expect(
      """
      for (int i = 0, j = 10; i < j; i += 3, j--) { NSLog(@"%d %d", i, j); }
      for (NSString *name in @[@"a", @"b", @"c"]) {
        if ([name isEqualToString:@"b"]) continue;
        NSLog(@"%@", name);
      }
      int n = 0;
      while (YES) { if (++n > 2) break; }
      do { n--; } while (n > 0);
      NSLog(@"%d", n);
      """, "0 10\n3 9\n6 8\na\nc\n0")
  }

  @Test("A block has copies of variables, and shares those with __block")
  func blockCopies() {
    expect(
      """
      int copied = 1;
      __block int shared = 1;
      void (^show)(void) = ^{ NSLog(@"%d %d", copied, shared); shared++; };
      copied = 2;
      shared = 2;
      show();
      show();
      NSLog(@"%d", shared);
      """, "1 2\n1 3\n4")
  }

  @Test("Blocks take values, return them, and lie within each other")
  func blocks() {
    expect(
      """
      typedef int (^Operation)(int, int);
      Operation add = ^(int a, int b) { return a + b; };
      int (^twice)(Operation, int) = ^int(Operation operation, int value) { return operation(value, value); };
      NSLog(@"%d", twice(add, 21));
      void (^outer)(void) = ^{
        int local = 3;
        void (^inner)(void) = ^{ NSLog(@"%d %d", local, add(local, 1)); };
        inner();
      };
      outer();
      NSLog(@"%d", ^{ return 7; }());
      """, "42\n3 4\n7")
  }

  @Test("A message to nil does nothing and returns zero")
  func nilMessages() {
    expect(
      """
      UIView *view = nil;
      NSString *text = nil;
      [view removeFromSuperview];
      NSLog(@"%@ %lu %f %d", view.superview, text.length, view.alpha, view.hidden);
      NSLog(@"%@", NSStringFromCGRect(view.frame));
      NSLog(@"%d", [text isEqualToString:@""]);
      """, "(null) 0 0.000000 0\n{{0, 0}, {0, 0}}\n0")
  }

  @Test("Macros stand for constants, for expressions of values, and for calls of NSLog")
  func macros() {
    expect(
      """
      #define WIDTH 320
      #define HALF (WIDTH / 2)
      #define SQUARE(x) ((x) * (x))
      #define DLog(format, ...) NSLog((@"%s: " format), __func__, ##__VA_ARGS__)
      #define NAME(x) @#x
      #define JOIN(a, b) a##b
      static int count = 4;
      #ifdef DEBUG
      #define MODE @"debug"
      #else
      #define MODE @"release"
      #endif
      int main() {
        NSLog(@"%d %d %@", HALF, SQUARE(3 + 1), MODE);
        DLog(@"plain");
        DLog(@"with %d", 2);
        NSLog(@"%@ %d", NAME(one), JOIN(coun, t));
      #if 0
        this is no code
      #endif
        return 0;
      }
      """, "160 16 debug\nmain: plain\nmain: with 2\none 4")
  }

  @Test("Functions call each other, and static variables last")
  func functions() {
    expect(
      """
      static int factorial(int n) { return n <= 1 ? 1 : n * factorial(n - 1); }
      static NSString *const kName = @"name";
      int next(void) { static int count = 10; return count++; }
      int main(int argc, char *argv[]) {
        next(); next();
        NSLog(@"%d %d %@", factorial(10), next(), kName);
        return 0;
      }
      """, "3628800 12 name")
  }

  @Test("What dispatch_once is given runs once")
  func once() {
    expect(
      """
      @interface Store : NSObject
      + (instancetype)shared;
      @end
      @implementation Store
      + (instancetype)shared {
        static Store *store = nil;
        static dispatch_once_t token;
        dispatch_once(&token, ^{ NSLog(@"made"); store = [[self alloc] init]; });
        return store;
      }
      @end
      int main() { NSLog(@"%d", [Store shared] == [Store shared]); return 0; }
      """, "made\n1")
  }

  @Test(
    "The main queue runs its blocks after what runs now, and those with a delay in the order of their times"
  )
  func queues() {
    expect(
      """
      dispatch_async(dispatch_get_main_queue(), ^{ NSLog(@"later"); });
      dispatch_after(dispatch_time(DISPATCH_TIME_NOW, 2 * NSEC_PER_SEC), dispatch_get_main_queue(), ^{ NSLog(@"2"); });
      dispatch_after(dispatch_time(DISPATCH_TIME_NOW, (int64_t)(0.5 * NSEC_PER_SEC)), dispatch_get_main_queue(), ^{ NSLog(@"0.5"); });
      NSLog(@"now");
      """, "now\nlater\n0.5\n2")
  }

  @Test("'@available' asks the profile's version")
  func availability() {
    let source = """
      if (@available(iOS 13.0, *)) { NSLog(@"13"); } else { NSLog(@"before"); }
      if (@available(iOS 11, *)) NSLog(@"11");
      """
    #expect(ProgramRun.transcript(source) == "before\n11")
    #expect(ProgramRun.transcript(source, profile: .ios13) == "13\n11")
  }

  @Test("The names of what runs stand in __func__ and _cmd")
  func names() {
    expect(
      """
      @interface Thing : NSObject
      @end
      @implementation Thing
      - (void)tell:(int)a more:(int)b { NSLog(@"%s %@", __func__, NSStringFromSelector(_cmd)); }
      + (void)tell { NSLog(@"%s %s", __PRETTY_FUNCTION__, __FUNCTION__); }
      @end
      int main() { [[Thing new] tell:1 more:2]; [Thing tell]; return 0; }
      """, "-[Thing tell:more:] tell:more:\n+[Thing tell] +[Thing tell]")
  }

  @Test("The debugger's console prints values")
  func console() {
    expect(
      """
      UIWindow *window = [[UIWindow alloc] initWithFrame:CGRectMake(0, 0, 100, 50)];
      [window addSubview:[UIView new]];
      (lldb) po window.subviews.count
      1
      (lldb) po window.frame
      (lldb) po [[UIApplication sharedApplication] keyWindow]
      nil
      """, "1\n(origin = (x = 0, y = 0), size = (width = 100, height = 50))\nnil")
  }

  @Test("A loop goes through the blocks of a collection")
  func loopThroughBlocks() {
    expect(
      """
      NSArray *works = @[^(int n) { NSLog(@"one %d", n); }, ^(int n) { NSLog(@"two %d", n * 2); }];
      for (void (^work)(int) in works) { work(3); }
      """,
      """
      one 3
      two 6
      """)
  }

  @Test("A macro's '#' quotes its argument as it is written, and only parentheses protect commas")
  func quotedArguments() {
    expect(
      """
      #define SHOW(x) NSLog(@"%s = %d", #x, (int)(x))
      #define QUOTE(x) #x
      #define QUOTE_VALUE(x) QUOTE(x)
      #define COUNT 3
      #define ADD(a, b) ((a) + (b))
      int main() {
        SHOW(ADD(1, 2) * 2);
        SHOW(1+ 2  *COUNT);
        NSLog(@"%s %s", QUOTE_VALUE(COUNT), QUOTE("a\\n"));
        return 0;
      }
      """, "ADD(1, 2) * 2 = 6\n1+ 2 *COUNT = 7\n3 \"a\\n\"")
    expect(
      """
      #define ID(x) x
      int main() { id a = ID(@[@1, @2]); return 0; }
      """,
      "2:21: The macro 'ID' takes 1 values and is given 2.\n2:34: A value is expected before ';'.")
  }

  @Test("Values between parentheses are worked out one after the other, and the last one counts")
  func commas() {
    expect("int i = 1; int j = (i++, i + 10); NSLog(@\"%d %d\", i, j);", "2 12")
  }

  @Test("A constant variable can't be set, unlike a variable that points to a constant")
  func constants() {
    expect(
      """
      const CGFloat margin = 2;
      static NSString *const name = @"a";
      int main() {
        const char *text = "a";
        text = "b";
        margin = 3;
        name = @"b";
        return 0;
      }
      """, "6:3: This variable is constant.\n7:3: This variable is constant.")
  }

  @Test("A 'switch' has each case once")
  func repeatedCases() {
    expect(
      """
      int main() {
        switch (1) { case 1: break; case 2 - 1: break; }
        return 0;
      }
      """, "2:38: The case 1 is there twice.")
  }

  @Test("The SDK defines a macro for each version of iOS up to its own")
  func versionMacros() {
    expect(
      """
      int main() {
      #ifdef __IPHONE_11_0
        NSLog(@"11");
      #endif
      #if defined(__IPHONE_99_0) || __IPHONE_10_3 != 100300
        NSLog(@"99");
      #endif
      #if __IPHONE_OS_VERSION_MAX_ALLOWED >= __IPHONE_8_0
        NSLog(@"8");
      #endif
        return 0;
      }
      """, "11\n8")
  }

  @Test("A class may have subscripts of its own, by index and by key")
  func ownSubscripts() {
    expect(
      """
      @interface Shelf : NSObject
      - (id)objectAtIndexedSubscript:(NSUInteger)index;
      - (void)setObject:(id)object atIndexedSubscript:(NSUInteger)index;
      - (id)objectForKeyedSubscript:(NSString *)key;
      @end
      @implementation Shelf { NSMutableArray *_books; }
      - (instancetype)init {
        if ((self = [super init])) { _books = [NSMutableArray arrayWithObject:@"a"]; }
        return self;
      }
      - (id)objectAtIndexedSubscript:(NSUInteger)index { return _books[index]; }
      - (void)setObject:(id)object atIndexedSubscript:(NSUInteger)index { _books[index] = object; }
      - (id)objectForKeyedSubscript:(NSString *)key { return [key uppercaseString]; }
      @end
      int main() {
        Shelf *shelf = [Shelf new];
        shelf[0] = @"b";
        shelf[1] = @"c";
        NSLog(@"%@ %@ %@", shelf[0], shelf[1], shelf[@"key"]);
        return 0;
      }
      """, "b c KEY")
  }
}
