import Testing

@Suite("Exceptions in Objective-C")
struct ObjectiveCExceptionTests: ProgramSuite {
  let file = "main.m"

  @Test(
    "Exceptions of Foundation and of the program are caught by class, and '@finally' runs at last")
  func caught() {
    expect(
      """
      @try {
        NSLog(@"%@", @[@"a", @"b"][5]);
      } @catch (NSException *exception) {
        NSLog(@"%@: %@", exception.name, exception.reason);
      } @finally {
        NSLog(@"finally");
      }
      @try {
        @throw [NSException exceptionWithName:@"Mine" reason:@"Because" userInfo:@{@"k": @1}];
      } @catch (NSString *text) {
        NSLog(@"no text");
      } @catch (NSException *exception) {
        NSLog(@"%@ %@", exception, exception.userInfo[@"k"]);
        @try { @throw; } @catch (id again) { NSLog(@"again %d", again == exception); }
      }
      @try {
        [NSException raise:NSInvalidArgumentException format:@"Bad %d of %@", 7, @"x"];
      } @catch (...) { NSLog(@"any"); }
      @try { [(id)@"text" performSelector:@selector(jump)]; } @catch (NSException *e) { NSLog(@"%@", e.name); }
      """,
      """
      NSRangeException: *** -[__NSArrayI objectAtIndexedSubscript:]: index 5 beyond bounds [0 .. 1]
      finally
      Because 1
      again 1
      any
      NSInvalidArgumentException
      """)
  }

  @Test("A collection that is given nil says what it needs")
  func nilGiven() {
    expect(
      """
      NSMutableDictionary *all = [NSMutableDictionary new];
      @try { [all setObject:nil forKey:@"k"]; } @catch (NSException *e) { NSLog(@"%@", e.reason); }
      @try { [all setObject:@1 forKey:nil]; } @catch (NSException *e) { NSLog(@"%@", e.reason); }
      @try { [[NSMutableArray new] addObject:nil]; } @catch (NSException *e) { NSLog(@"%@", e.reason); }
      """,
      """
      *** -[__NSDictionaryM setObject:forKey:]: object cannot be nil (key: k)
      *** -[__NSDictionaryM setObject:forKey:]: key cannot be nil
      *** -[__NSArrayM insertObject:atIndex:]: object cannot be nil
      """)
  }

  @Test("'@finally' runs behind a return, and an exception that nobody catches ends the program")
  func finally() {
    expect(
      """
      @interface Worker : NSObject
      @end
      @implementation Worker
      - (int)work:(int)n {
        @try {
          if (n > 1) { [self fail]; }
          return n;
        } @finally { NSLog(@"cleanup %d", n); }
      }
      - (void)fail { [[[NSException alloc] initWithName:@"Failure" reason:nil userInfo:nil] raise]; }
      @end
      int main() {
        Worker *worker = [Worker new];
        NSLog(@"%d", [worker work:1]);
        [worker work:2];
        return 0;
      }
      """,
      """
      cleanup 1
      1
      cleanup 2
      CRASH 10: *** Terminating app due to uncaught exception 'Failure', reason: '(null)'
      """)
    expect(
      "@try { NSLog(@\"alone\"); }", "1:26: '@catch' or '@finally' is expected before the end.")
    expect("@throw;", "1:1: '@throw' without an object is only allowed in a '@catch'.")
  }

  @Test("ARC leaks what variables hold that an exception leaves, and no variable round the '@try'")
  func leaks() {
    expect(
      """
      @interface Guest : NSObject
      @property (copy) NSString *name;
      @end
      @implementation Guest
      - (void)dealloc { NSLog(@"%@ goes", self.name); }
      @end
      static Guest *guest(NSString *name) { Guest *made = [Guest new]; made.name = name; return made; }
      int main() {
        Guest *round = guest(@"round");
        @try {
          Guest *inner = guest(@"inner");
          @throw @"text";
        } @catch (NSString *text) { NSLog(@"caught %@", text); }
        Guest *later = guest(@"later");
        NSLog(@"end");
        return 0;
      }
      """,
      """
      caught text
      end
      later goes
      round goes
      """)
  }

  @Test(
    "UIKit's exceptions are caught where it raises them, and none that goes through its own code")
  func through() {
    expect(
      objectiveCApp(
        root: "[Root new]",
        """
        @interface Root : UIViewController
        @end
        @implementation Root
        - (void)viewDidAppear:(BOOL)animated {
          [super viewDidAppear:animated];
          @try {
            [self presentViewController:self animated:NO completion:nil];
          } @catch (NSException *exception) { NSLog(@"%@", exception.name); }
        }
        @end
        """), "NSInvalidArgumentException")
    expect(
      """
      @interface Box : UIView
      @end
      @implementation Box
      - (void)didMoveToSuperview { @throw [NSException exceptionWithName:@"Moved" reason:@"it moved" userInfo:nil]; }
      @end
      int main() {
        UIView *view = [UIView new];
        @try { [view addSubview:[Box new]]; } @catch (NSException *exception) { NSLog(@"caught"); }
        return 0;
      }
      """,
      "CRASH 4: An exception that comes through UIKit's own code can't be caught here.")
  }
}
