import Testing

@Suite("Foundation in Objective-C")
struct ObjectiveCFoundationTests: ProgramSuite {
  let file = "main.m"

  @Test("What another queue does comes in a later turn, and a queue does not wait for itself")
  func queues() {
    expect(
      """
      dispatch_async(dispatch_get_global_queue(DISPATCH_QUEUE_PRIORITY_DEFAULT, 0), ^{
        NSLog(@"away");
        dispatch_sync(dispatch_get_main_queue(), ^{ NSLog(@"on main"); });
        dispatch_async(dispatch_get_main_queue(), ^{ NSLog(@"back"); });
      });
      NSLog(@"first");
      """,
      """
      first
      away
      on main
      back
      """)
    expect(
      "dispatch_sync(dispatch_get_main_queue(), ^{ });",
      """
      CRASH 1: Thread 1: EXC_BREAKPOINT: BUG IN CLIENT OF LIBDISPATCH: dispatch_sync called on queue already owned \
      by current thread
      """)
    expect(
      """
      dispatch_async(dispatch_get_global_queue(0, 0), ^{
        dispatch_async(dispatch_get_main_queue(), ^{ });
        dispatch_sync(dispatch_get_main_queue(), ^{ });
      });
      """,
      "CRASH 3: The queue has work from before, which here runs in a later turn; sync can't wait for it."
    )
  }

  @Test("Arrays hold objects, and say what they hold")
  func arrays() {
    expect(
      """
      NSArray *list = @[@"b", @"a", @3];
      NSLog(@"%lu %@ %@ %@", (unsigned long)list.count, list[0], [list lastObject], [list objectAtIndex:1]);
      NSLog(@"%d %lu", [list containsObject:@3], (unsigned long)[list indexOfObject:@"a"]);
      NSLog(@"%d", [list indexOfObject:@"x"] == NSNotFound);
      NSLog(@"%@", [list componentsJoinedByString:@"-"]);
      NSLog(@"%@", [NSArray arrayWithObjects:@"one", @"two words", @[@1, @2], nil]);
      NSLog(@"%@ %@", [@[] firstObject], @[]);
      """,
      """
      3 b 3 a
      1 1
      1
      b-a-3
      (
          one,
          "two words",
              (
              1,
              2
          )
      )
      (null) (
      )
      """)
  }

  @Test("Mutable arrays are objects that all who hold them share")
  func mutableArrays() {
    expect(
      """
      NSMutableArray *list = [NSMutableArray array];
      NSMutableArray *same = list;
      [list addObject:@"a"];
      [same insertObject:@"b" atIndex:0];
      NSArray *copy = [list copy];
      [list addObjectsFromArray:@[@"c", @"d"]];
      [list removeObject:@"a"];
      [list exchangeObjectAtIndex:0 withObjectAtIndex:1];
      list[2] = @"z";
      NSLog(@"%@ %@ %d", [same componentsJoinedByString:@""], [copy componentsJoinedByString:@""], list == same);
      [list removeLastObject];
      [list removeObjectAtIndex:0];
      NSLog(@"%@ %lu", list.firstObject, (unsigned long)list.count);
      """, "cbz ba 1\nb 1")
  }

  @Test("Dictionaries find objects by keys")
  func dictionaries() {
    expect(
      """
      NSDictionary *table = @{@"a": @1, @"b": @{@"c": @"d"}};
      NSLog(@"%@ %@ %@ %lu", table[@"a"], table[@"b"][@"c"], table[@"x"], (unsigned long)table.count);
      NSMutableDictionary *changed = [NSMutableDictionary dictionaryWithDictionary:table];
      changed[@"e"] = @"f";
      [changed setObject:@2 forKey:@"a"];
      [changed removeObjectForKey:@"b"];
      NSLog(@"%@", changed);
      for (NSString *key in changed) NSLog(@"%@=%@", key, changed[key]);
      NSDictionary *old = [NSDictionary dictionaryWithObjectsAndKeys:@"v", @"k", nil];
      NSLog(@"%@ %@", [old objectForKey:@"k"], [old allKeys].firstObject);
      """, "1 d (null) 2\n{\n    a = 2;\n    e = f;\n}\na=2\ne=f\nv k")
  }

  @Test("Blocks go through collections and may stop")
  func enumeration() {
    expect(
      """
      [@[@"a", @"b", @"c"] enumerateObjectsUsingBlock:^(NSString *name, NSUInteger index, BOOL *stop) {
        NSLog(@"%lu %@", (unsigned long)index, name);
        if (index == 1) *stop = YES;
      }];
      [@{@"k": @"v"} enumerateKeysAndObjectsUsingBlock:^(id key, id object, BOOL *stop) { NSLog(@"%@ %@", key, object); }];
      for (id object in [@[@1, @2] reverseObjectEnumerator]) NSLog(@"%@", object);
      NSArray *sorted = [@[@3, @1, @2] sortedArrayUsingComparator:^NSComparisonResult(NSNumber *a, NSNumber *b) {
        return [a compare:b];
      }];
      NSLog(@"%@", [sorted componentsJoinedByString:@" "]);
      """, "0 a\n1 b\nk v\n2\n1\n1 2 3")
  }

  @Test("Strings are compared, cut, joined and read as numbers")
  func strings() {
    expect(
      """
      NSString *text = @"Hello, " @"World";
      NSLog(@"%lu %@ %@", (unsigned long)text.length, [text substringFromIndex:7], [text substringToIndex:5]);
      NSLog(@"%d %d %d", [text hasPrefix:@"Hello"], [text containsString:@"lo, W"], [text isEqualToString:@"hello"]);
      NSLog(@"%@ %@", [text stringByReplacingOccurrencesOfString:@"l" withString:@"L"], text.lowercaseString);
      NSLog(@"%@", [@"a,b,c" componentsSeparatedByString:@","][1]);
      NSLog(@"%ld %.1f %d", (long)[@"42 apples" integerValue], [@"2.5" doubleValue], [@"YES" boolValue]);
      NSMutableString *made = [NSMutableString string];
      [made appendFormat:@"%d-%@", 1, @"x"];
      NSLog(@"%@ %ld", made, (long)[@"a" compare:@"b"]);
      """, "12 World Hello\n1 1 0\nHeLLo, WorLd hello, world\nb\n42 2.5 1\n1-x -1")
  }

  @Test("Numbers and structures are boxed")
  func boxes() {
    expect(
      """
      NSNumber *number = @(2 + 3);
      NSNumber *half = @0.5;
      NSLog(@"%d %.1f %@ %@ %@", number.intValue, half.doubleValue, number, @(YES), @(1.0));
      NSLog(@"%d", [@1 isEqual:@1.0]);
      NSValue *value = [NSValue valueWithCGRect:CGRectMake(1, 2, 3, 4)];
      NSLog(@"%.0f %@", value.CGRectValue.size.width, @[@-1, @2.5]);
      """, "5 0.5 5 1 1\n1\n3 (\n    \"-1\",\n    \"2.5\"\n)")
  }

  @Test("An index beyond the end and a nil in a literal raise exceptions")
  func exceptions() {
    let range = ProgramRun.transcript("NSArray *list = @[@1, @2];\nNSLog(@\"%@\", list[2]);")
    #expect(
      range
        == "CRASH 2: *** Terminating app due to uncaught exception 'NSRangeException', reason: '*** -[__NSArrayI objectAtIndexedSubscript:]: index 2 beyond bounds [0 .. 1]'"
    )
    let empty = ProgramRun.transcript(
      "NSMutableArray *list = [NSMutableArray new];\n[list objectAtIndex:0];")
    #expect(empty.hasSuffix("index 0 beyond bounds for empty array'"))
    let literal = ProgramRun.transcript(
      "NSString *name = nil;\nNSArray *list = @[@1, name];\n[list count];")
    #expect(literal.contains("attempt to insert nil object from objects[1]"))
    let added = ProgramRun.transcript(
      "NSMutableArray *list = [NSMutableArray new];\n[list addObject:nil];")
    #expect(added.contains("object cannot be nil"))
  }

  @Test("Observers hear of notifications with their objects, until they are removed")
  func notifications() {
    expect(
      """
      @interface Listener : NSObject
      @end
      @implementation Listener
      - (void)hear:(NSNotification *)note { NSLog(@"%@ %@ %@", note.name, note.object, note.userInfo[@"k"]); }
      @end
      int main() {
        NSNotificationCenter *center = [NSNotificationCenter defaultCenter];
        Listener *listener = [Listener new];
        [center addObserver:listener selector:@selector(hear:) name:@"News" object:nil];
        id token = [center addObserverForName:@"News" object:nil queue:nil usingBlock:^(NSNotification *note) {
          NSLog(@"block %@", note.name);
        }];
        [center postNotificationName:@"News" object:@"sender" userInfo:@{@"k": @"v"}];
        [center removeObserver:token];
        [center removeObserver:listener name:@"News" object:nil];
        [center postNotificationName:@"News" object:nil];
        return 0;
      }
      """, "News sender v\nblock News")
  }

  @Test("Timers and delayed selectors come when they are due")
  func timers() {
    expect(
      """
      @interface Clock : NSObject
      @property (nonatomic) NSInteger ticks;
      @end
      @implementation Clock
      - (void)start {
        [NSTimer scheduledTimerWithTimeInterval:1 target:self selector:@selector(tick:) userInfo:nil repeats:YES];
        [self performSelector:@selector(say:) withObject:@"delayed" afterDelay:1.5];
      }
      - (void)tick:(NSTimer *)timer { NSLog(@"tick %ld", (long)++_ticks); if (_ticks == 3) [timer invalidate]; }
      - (void)say:(NSString *)text { NSLog(@"%@", text); }
      @end
      int main() { [[Clock new] start]; return 0; }
      """, "tick 1\ndelayed\ntick 2\ntick 3")
  }

  @Test("User defaults keep values by key")
  func defaults() {
    expect(
      """
      NSUserDefaults *defaults = [NSUserDefaults standardUserDefaults];
      [defaults setObject:@"v" forKey:@"k"];
      [defaults setBool:YES forKey:@"b"];
      [defaults setInteger:7 forKey:@"i"];
      [defaults synchronize];
      NSLog(@"%@ %d %ld %@", [defaults objectForKey:@"k"], [defaults boolForKey:@"b"], (long)[defaults integerForKey:@"i"], [defaults stringForKey:@"x"]);
      """, "v 1 7 (null)")
  }
}
