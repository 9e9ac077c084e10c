import Testing
import WindowModel

@Suite("Key-value coding and observing in Objective-C")
struct ObjectiveCKeyValueTests: ProgramSuite {
  let file = "main.m"

  private let person = """
    @interface Person : NSObject
    @property (nonatomic) NSInteger age;
    @property (nonatomic, copy) NSString *name;
    @property (nonatomic, readonly) BOOL adult;
    @property (nonatomic) CGRect frame;
    - (void)grow;
    @end
    @implementation Person {
      BOOL _flag;
    }
    + (NSSet *)keyPathsForValuesAffectingAdult { return [NSSet setWithObject:@"age"]; }
    - (BOOL)adult { return _age >= 18; }
    - (double)height { return 1.5; }
    - (void)grow {
      [self willChangeValueForKey:@"age"];
      _age++;
      [self didChangeValueForKey:@"age"];
    }
    @end
    @interface Observer : NSObject
    @end
    static void *context1 = &context1;
    @implementation Observer
    - (void)observeValueForKeyPath:(NSString *)path ofObject:(id)object change:(NSDictionary<NSKeyValueChangeKey, id> *)change context:(void *)context {
      if (context == context1) {
        NSLog(@"%@ %@ %@", path, change[NSKeyValueChangeOldKey], change[NSKeyValueChangeNewKey]);
      } else if (context == NULL) {
        NSLog(@"%@ %@", path, change[NSKeyValueChangeNewKey]);
      } else {
        [super observeValueForKeyPath:path ofObject:object change:change context:context];
      }
    }
    @end

    """

  @Test("A key is an accessor or an instance variable, and its numbers and structures are objects")
  func coding() {
    expect(
      person + """
        int main() {
          Person *person = [Person new];
          [person setValue:@"Ann" forKey:@"name"];
          [person setValue:@7 forKey:@"age"];
          [person setValue:[NSValue valueWithCGRect:CGRectMake(1, 2, 3, 4)] forKey:@"frame"];
          [person setValue:@YES forKey:@"flag"];
          NSLog(@"%@ %@ %@", [person valueForKey:@"flag"], [person valueForKey:@"height"], [person valueForKey:@"frame"]);
          NSLog(@"%@ %ld", [person valueForKeyPath:@"name.length"], (long)person.age);
          @try { [person valueForKey:@"zip"]; } @catch (NSException *e) { NSLog(@"%@", e.name); }
          @try { [person setValue:nil forKey:@"age"]; } @catch (NSException *e) { NSLog(@"%@", e.name); }
          UIWindow *window = [UIWindow new];
          [window setValuesForKeysWithDictionary:@{@"tag": @4, @"hidden": @NO}];
          NSLog(@"%ld %@ %@", (long)window.tag, [window valueForKey:@"keyWindow"], [window valueForKey:@"hidden"]);
          return 0;
        }
        """,
      "1 1.5 NSRect: {{1, 2}, {3, 4}}\n3 7\nNSUnknownKeyException\nNSInvalidArgumentException\n4 0 0"
    )
  }

  @Test("Windows are sorted and gathered by keys")
  func sorting() {
    expect(
      """
      NSArray *windows = @[[UIWindow new], [UIWindow new]];
      [windows.lastObject setWindowLevel:3];
      NSSortDescriptor *order = [NSSortDescriptor sortDescriptorWithKey:@"windowLevel" ascending:NO];
      NSLog(@"%@", [[windows sortedArrayUsingDescriptors:@[order]].firstObject valueForKey:@"windowLevel"]);
      NSLog(@"%@", [windows valueForKeyPath:@"@max.windowLevel"]);
      """, "3\n3")
  }

  @Test("An observer hears of a key's setter with the old and the new value, until it is removed")
  func observing() {
    expect(
      person + """
        int main() {
          Person *person = [Person new];
          Observer *observer = [Observer new];
          [person addObserver:observer forKeyPath:@"age" options:NSKeyValueObservingOptionNew | NSKeyValueObservingOptionOld context:context1];
          person.age = 17;
          person.age += 1;
          [person setValue:@3 forKey:@"age"];
          [person grow];
          [person removeObserver:observer forKeyPath:@"age" context:context1];
          person.age = 99;
          @try { [person removeObserver:observer forKeyPath:@"age"]; } @catch (NSException *e) { NSLog(@"%@", e.name); }
          return 0;
        }
        """, "age 0 17\nage 17 18\nage 18 3\nage 3 4\nNSRangeException")
  }

  @Test("A key that depends on another one is told of its changes, and of its first value")
  func dependentKeys() {
    expect(
      person + """
        int main() {
          Person *person = [Person new];
          Observer *observer = [Observer new];
          [person addObserver:observer forKeyPath:@"adult" options:NSKeyValueObservingOptionNew | NSKeyValueObservingOptionInitial context:nil];
          person.age = 17;
          [person grow];
          person.name = @"Ann";
          return 0;
        }
        """, "adult 0\nadult 0\nadult 1")
  }

  @Test("A window's root can be observed, and a key that UIKit changes by itself can't")
  func observingUIKit() {
    expect(
      person + """
        int main() {
          UIWindow *window = [UIWindow new];
          Observer *observer = [Observer new];
          [window addObserver:observer forKeyPath:@"rootViewController" options:NSKeyValueObservingOptionNew context:nil];
          window.rootViewController = nil;
          return 0;
        }
        """, "rootViewController <null>")
    expect(
      """
      int main() {
        UIView *view = [UIView new];
        [view addObserver:view forKeyPath:@"frame" options:0 context:nil];
        return 0;
      }
      """,
      "3:37: UIKit also changes 'frame' without its setter, and does not say when observers hear of it; override a method instead."
    )
  }

  @Test("An observer that is gone without having removed itself crashes at the next change")
  func lostObserver() {
    expect(
      person + """
        int main() {
          Person *person = [Person new];
          @autoreleasepool {
            Observer *observer = [Observer new];
            [person addObserver:observer forKeyPath:@"age" options:0 context:nil];
          }
          person.age = 1;
          return 0;
        }
        """,
      "CRASH 40: Thread 1: EXC_BAD_ACCESS: an observer of 'age' is gone, which did not remove itself"
    )
  }
}
