import Testing

@Suite("Objects of Objective-C")
struct ObjectiveCObjectTests: ProgramSuite {
  let file = "main.m"

  @Test("A delegate is asked whether it has a method before that is called")
  func delegates() {
    expect(
      """
      @class Worker;
      @protocol WorkerDelegate <NSObject>
      - (void)workerDidFinish:(Worker *)worker;
      @optional
      - (BOOL)worker:(Worker *)worker shouldTake:(NSInteger)number;
      @end
      @interface Worker : NSObject
      @property (nonatomic, weak) id<WorkerDelegate> delegate;
      - (void)work:(NSInteger)number;
      @end
      @implementation Worker
      - (void)work:(NSInteger)number {
        if ([self.delegate respondsToSelector:@selector(worker:shouldTake:)]
            && ![self.delegate worker:self shouldTake:number]) {
          NSLog(@"refused");
          return;
        }
        [self.delegate workerDidFinish:self];
      }
      @end
      @interface Boss : NSObject <WorkerDelegate>
      @end
      @implementation Boss
      - (void)workerDidFinish:(Worker *)worker { NSLog(@"finished"); }
      - (BOOL)worker:(Worker *)worker shouldTake:(NSInteger)number { return number > 1; }
      @end
      int main() {
        Worker *worker = [Worker new];
        Boss *boss = [Boss new];
        worker.delegate = boss;
        [worker work:1];
        [worker work:2];
        NSLog(@"%d", [boss conformsToProtocol:@protocol(WorkerDelegate)]);
        boss = nil;
        [worker work:3];
        NSLog(@"%@", worker.delegate);
        return 0;
      }
      """, "refused\nfinished\n1\n(null)")
  }

  @Test("An object goes when its last strong reference does, the outer before what it holds")
  func lifetimes() {
    expect(
      """
      @interface Node : NSObject
      @property (nonatomic, copy) NSString *name;
      @property (nonatomic, strong) Node *next;
      @property (nonatomic, weak) Node *previous;
      @end
      @implementation Node
      - (instancetype)initWithName:(NSString *)name { if ((self = [super init])) { _name = [name copy]; } return self; }
      - (void)dealloc { NSLog(@"%@ gone", self.name); }
      @end
      int main() {
        @autoreleasepool {
          Node *a = [[Node alloc] initWithName:@"a"];
          a.next = [[Node alloc] initWithName:@"b"];
          a.next.previous = a;
          NSLog(@"built");
          a = nil;
          NSLog(@"cleared");
          Node *c = [[Node alloc] initWithName:@"c"];
          NSLog(@"%@", c.name);
        }
        NSLog(@"end");
        return 0;
      }
      """, "built\na gone\nb gone\ncleared\nc\nc gone\nend")
  }

  @Test("A block that captures self keeps it, and one that captures a weak reference does not")
  func cycles() {
    expect(
      """
      @interface Holder : NSObject
      @property (nonatomic, copy) void (^block)(void);
      @property (nonatomic, copy) NSString *name;
      @end
      @implementation Holder
      - (void)holdWeakly {
        __weak typeof(self) weakSelf = self;
        self.block = ^{ __strong typeof(weakSelf) strongSelf = weakSelf; NSLog(@"in %@", strongSelf.name); };
      }
      - (void)holdStrongly { self.block = ^{ NSLog(@"in %@", self.name); }; }
      - (void)dealloc { NSLog(@"%@ gone", _name); }
      @end
      int main() {
        Holder *one = [Holder new];
        one.name = @"weak";
        [one holdWeakly];
        one.block();
        void (^kept)(void) = one.block;
        one = nil;
        kept();
        Holder *two = [Holder new];
        two.name = @"strong";
        [two holdStrongly];
        two.block();
        two = nil;
        NSLog(@"end");
        return 0;
      }
      """, "in weak\nweak gone\nin (null)\nin strong\nend")
  }

  @Test("An unrecognized selector ends the program with Xcode's words")
  func unrecognized() {
    expect(
      """
      int main() {
        id object = @"text";
        NSLog(@"before");
        [object count];
        return 0;
      }
      """,
      """
      before
      CRASH 4: *** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: '-[__NSCFString count]: unrecognized selector sent to instance'
      """)
  }

  @Test("Selectors are performed, and classes are found by name")
  func dynamics() {
    expect(
      """
      @interface Tool : NSObject
      - (NSString *)use:(NSString *)thing;
      @end
      @implementation Tool
      - (NSString *)use:(NSString *)thing { return [@"used " stringByAppendingString:thing]; }
      - (void)ping { NSLog(@"ping"); }
      @end
      int main() {
        Class type = NSClassFromString(@"Tool");
        id tool = [[type alloc] init];
        SEL selector = NSSelectorFromString(@"use:");
        NSLog(@"%@ %d", [tool performSelector:selector withObject:@"it"], [tool respondsToSelector:@selector(other)]);
        [tool performSelector:@selector(ping)];
        NSLog(@"%@ %@", NSClassFromString(@"None"), NSStringFromSelector(selector));
        return 0;
      }
      """, "used it 0\nping\n(null) use:")
  }

  @Test("Values are found and set by key")
  func keys() {
    expect(
      """
      @interface Box : NSObject
      @property (nonatomic, strong) NSString *label;
      @end
      @implementation Box
      @end
      int main() {
        Box *box = [Box new];
        [box setValue:@"new" forKey:@"label"];
        NSLog(@"%@ %@", box.label, [box valueForKey:@"label"]);
        [box valueForKey:@"lid"];
        return 0;
      }
      """,
      """
      new new
      CRASH 10: *** Terminating app due to uncaught exception 'NSUnknownKeyException', reason: '[<Box> valueForUndefinedKey:]: this class is not key value coding-compliant for the key lid.'
      """)
  }

  @Test("+load runs before main, a superclass's first")
  func load() {
    expect(
      """
      @interface B : NSObject
      @end
      @interface A : B
      @end
      @implementation A
      + (void)load { NSLog(@"load A"); }
      @end
      @implementation B
      + (void)load { NSLog(@"load B"); }
      @end
      int main() { NSLog(@"main"); return 0; }
      """, "load B\nload A\nmain")
  }

  @Test("A singleton keeps a table, tells its delegate, and calls the block that it was given")
  func manager() {
    expect(
      """
      typedef void (^Done)(BOOL success, NSError * _Nullable error);
      @class Manager;
      @protocol ManagerDelegate <NSObject>
      - (void)manager:(Manager *)manager didLoad:(NSArray<NSString *> *)items;
      @end
      @interface Manager : NSObject
      @property (nonatomic, weak, nullable) id <ManagerDelegate> delegate;
      @property (nonatomic, strong, readonly) NSMutableDictionary<NSString *, NSNumber *> *scores;
      @property (nonatomic, copy) Done done;
      + (Manager *)sharedManager;
      - (void)load:(NSString *)name;
      @end
      @interface Manager () {
        NSUInteger _total;
      }
      @end
      @implementation Manager
      @synthesize scores = _scores;
      + (Manager *)sharedManager {
        static Manager *shared;
        static dispatch_once_t once;
        dispatch_once(&once, ^{ shared = [[self alloc] init]; });
        return shared;
      }
      - (instancetype)init {
        self = [super init];
        if (!self) return nil;
        _scores = @{}.mutableCopy;
        return self;
      }
      - (void)load:(NSString *)name {
        _total += 2;
        self.scores[name] = @(_total);
        [self.delegate manager:self didLoad:@[name, @"x"]];
        NSError *error = [NSError errorWithDomain:@"D" code:7 userInfo:nil];
        !self.done ?: self.done(NO, error);
      }
      @end
      @interface User : NSObject <ManagerDelegate>
      @end
      @implementation User
      - (void)manager:(Manager *)manager didLoad:(NSArray<NSString *> *)items {
        NSLog(@"%@ %@", items.firstObject, manager.scores[items[0]]);
      }
      @end
      int main() {
        User *user = [User new];
        Manager *manager = [Manager sharedManager];
        manager.delegate = user;
        [manager load:@"a"];
        manager.done = ^(BOOL success, NSError *error) { NSLog(@"%d %@ %ld", success, error.domain, (long)error.code); };
        [manager load:@"b"];
        return 0;
      }
      """, "a 2\nb 4\n0 D 7")
  }
}
