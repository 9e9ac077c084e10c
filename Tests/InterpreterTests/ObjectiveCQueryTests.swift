import Testing

@Suite("Strings by ranges, and collections by selectors, blocks and predicates")
struct ObjectiveCQueryTests: ProgramSuite {
  let file = "main.m"

  @Test("Strings are searched, cut and compared by ranges and options")
  func ranges() {
    expect(
      """
      NSString *s = @"Hello, window world";
      NSRange r = [s rangeOfString:@"window"];
      NSLog(@"%@ %@ %d", NSStringFromRange(r), [s substringWithRange:r], [s rangeOfString:@"x"].location == NSNotFound);
      NSLog(@"%@", NSStringFromRange([s rangeOfString:@"W" options:NSCaseInsensitiveSearch | NSBackwardsSearch]));
      NSLog(@"%@", [s stringByReplacingCharactersInRange:NSMakeRange(0, 5) withString:@"Bye"]);
      NSLog(@"%ld %ld", (long)[@"abc" caseInsensitiveCompare:@"ABD"], (long)[@"10.2" compare:@"9.0" options:NSNumericSearch]);
      NSMutableString *m = [NSMutableString stringWithString:@"abc"];
      [m insertString:@"X" atIndex:1];
      [m deleteCharactersInRange:NSMakeRange(0, 1)];
      [m replaceOccurrencesOfString:@"b" withString:@"BB" options:0 range:NSMakeRange(0, m.length)];
      NSLog(@"%@ %@ %@", m, [@"a/b.txt" lastPathComponent], [@"a/b.txt" pathExtension]);
      NSLog(@"%@ %@", [@"a/" stringByAppendingPathComponent:@"c"], [@"a/b.txt" stringByDeletingPathExtension]);
      NSLog(@"[%@]", [@"  trim me \\n" stringByTrimmingCharactersInSet:[NSCharacterSet whitespaceAndNewlineCharacterSet]]);
      NSCharacterSet *noDigits = [[NSCharacterSet decimalDigitCharacterSet] invertedSet];
      NSLog(@"%@", [[@"+1 (23)" componentsSeparatedByCharactersInSet:noDigits] componentsJoinedByString:@""]);
      NSLog(@"%d", [@"12" rangeOfCharacterFromSet:noDigits].location == NSNotFound);
      [s substringWithRange:NSMakeRange(18, 2)];
      """,
      """
      {7, 6} window 1
      {14, 1}
      Bye, window world
      -1 1
      XBBc b.txt txt
      a/c a/b
      [trim me]
      123
      1
      CRASH 17: *** Terminating app due to uncaught exception 'NSRangeException', reason: '-[__NSCFString \
      substringWithRange:]: Range {18, 2} out of bounds; string length 19'
      """)
  }

  @Test("Arrays are sorted, filtered and asked by selectors, key paths, blocks and predicates")
  func queries() {
    expect(
      """
      @interface Pet : NSObject
      @property (copy) NSString *name;
      @property NSInteger age;
      @end
      @implementation Pet
      @end
      static Pet *pet(NSString *name, NSInteger age) { Pet *p = [Pet new]; p.name = name; p.age = age; return p; }
      static NSString *line(NSArray *list) { return [list componentsJoinedByString:@","]; }
      int main() {
        NSArray *numbers = @[@3, @1, @2];
        NSLog(@"%@ %@", line([numbers sortedArrayUsingSelector:@selector(compare:)]), line([numbers subarrayWithRange:NSMakeRange(1, 2)]));
        NSLog(@"%@ %@ %@", [numbers valueForKeyPath:@"@max.floatValue"], [numbers valueForKeyPath:@"@sum.self"], [numbers valueForKeyPath:@"@count"]);
        [numbers enumerateObjectsWithOptions:NSEnumerationReverse usingBlock:^(id one, NSUInteger index, BOOL *stop) {
          NSLog(@"%lu: %@", (unsigned long)index, one);
          if (index == 1) *stop = YES;
        }];
        NSArray *pets = @[pet(@"Tom", 4), pet(@"Ada", 2), pet(@"Tim", 9)];
        NSSortDescriptor *byAge = [NSSortDescriptor sortDescriptorWithKey:@"age" ascending:NO];
        NSLog(@"%@", line([[pets sortedArrayUsingDescriptors:@[byAge]] valueForKey:@"name"]));
        NSLog(@"%@ %@", [pets valueForKeyPath:@"@avg.age"], line([pets valueForKeyPath:@"name.length"]));
        NSUInteger found = [pets indexOfObjectPassingTest:^BOOL(Pet *one, NSUInteger index, BOOL *stop) { return one.age < 3; }];
        NSPredicate *young = [NSPredicate predicateWithFormat:@"age < %d AND name BEGINSWITH[c] %@", 5, @"t"];
        NSPredicate *block = [NSPredicate predicateWithBlock:^BOOL(Pet *one, NSDictionary *bindings) { return one.age > 3; }];
        NSLog(@"%lu %@ %@", (unsigned long)found, line([[pets filteredArrayUsingPredicate:young] valueForKey:@"name"]), line([[pets filteredArrayUsingPredicate:block] valueForKey:@"name"]));
        NSPredicate *other = [NSPredicate predicateWithFormat:@"%K == 'Ada' OR NOT age = 4", @"name"];
        NSLog(@"%d %d", [other evaluateWithObject:pets[1]], [other evaluateWithObject:pets[0]]);
        return 0;
      }
      """,
      """
      1,2,3 1,2
      3 6 3
      2: 2
      1: 1
      Tim,Tom,Ada
      5 3,3,3
      1 Tom Tom,Tim
      1 0
      """)
    expect(
      "NSPredicate *odd = [NSPredicate predicateWithFormat:@\"ANY pets.age IN {1, 2}\"]; NSLog(@\"%@\", odd);",
      "1:53: Only predicate formats that are literals and compare values, joined by AND or OR, are supported."
    )
  }

  @Test("The windows that are key are found by a predicate")
  func windows() {
    expect(
      objectiveCApp(
        root: "[Root new]",
        """
        @interface Root : UIViewController
        @end
        @implementation Root
        - (void)viewDidAppear:(BOOL)animated {
          NSArray *windows = [UIApplication sharedApplication].windows;
          NSArray *key = [windows filteredArrayUsingPredicate:[NSPredicate predicateWithFormat:@"isKeyWindow == YES"]];
          NSLog(@"%d", key.firstObject == self.view.window);
        }
        @end
        """), "1")
  }

  @Test("Sets and dictionaries find equal objects by 'hash' and 'isEqual:'")
  func equalMembers() {
    expect(
      """
      @interface Item : NSObject <NSCopying>
      @property (nonatomic, copy) NSString *name;
      @end
      @implementation Item
      + (instancetype)named:(NSString *)name { Item *item = [self new]; item.name = name; return item; }
      - (BOOL)isEqual:(id)other { return [other isKindOfClass:[Item class]] && [[other name] isEqual:self.name]; }
      - (NSUInteger)hash { return self.name.hash; }
      - (id)copyWithZone:(NSZone *)zone { return [Item named:self.name]; }
      @end
      int main() {
        Item *a = [Item named:@"a"], *other = [Item named:@"a"], *b = [Item named:@"b"];
        NSMutableSet *set = [NSMutableSet setWithObjects:a, other, nil];
        [set addObject:other];
        NSLog(@"%lu %d %d", (unsigned long)set.count, [set containsObject:other], [set containsObject:b]);
        [set intersectSet:[NSSet setWithObjects:other, b, nil]];
        [set removeObject:other];
        NSLog(@"%lu", (unsigned long)set.count);
        NSMutableDictionary *table = [NSMutableDictionary dictionaryWithDictionary:@{a: @1}];
        table[other] = @2;
        NSLog(@"%@ %@ %lu", table[a], table[b], (unsigned long)table.count);
        NSLog(@"%d %d", [@1 isEqual:@YES], [@[a] isEqual:@[other]]);
        @try { table[(id)[UIView new]] = @1; } @catch (NSException *e) { NSLog(@"%@", e.reason); }
        return 0;
      }
      """,
      "1 1 0\n0\n2 (null) 1\n1 1\n-[UIView copyWithZone:]: unrecognized selector sent to instance")
  }

  @Test("Words of letters and digits are compared as the user's language does")
  func localizedOrder() {
    expect(
      """
      NSArray *words = @[@"b10", @"B2", @"a", @"A"];
      NSLog(@"%@", [[words sortedArrayUsingSelector:@selector(localizedCaseInsensitiveCompare:)] componentsJoinedByString:@" "]);
      NSLog(@"%@", [[words sortedArrayUsingSelector:@selector(localizedCompare:)] componentsJoinedByString:@" "]);
      NSLog(@"%d", [@"b10" localizedStandardCompare:@"B2"] == NSOrderedDescending);
      """, "a A b10 B2\na A b10 B2\n1")
  }

  @Test("A number of a float is not printed with a double's digits")
  func floatNumbers() {
    expect(
      "int main() { NSLog(@\"%@ %.2f\", @(0.5f), [@(0.1f) doubleValue]); NSLog(@\"%@\", @(0.1f)); return 0; }",
      "0.5 0.10\nCRASH 1: Whether this NSNumber is of a float or a double, which print differently, is not known; print its floatValue or doubleValue."
    )
  }

  @Test("Foundation's values are of private classes, which are not asked for")
  func clusters() {
    expect(
      """
      int main() {
        id array = @[];
        NSLog(@"%d %d", [array isKindOfClass:[NSArray class]], [array isMemberOfClass:[NSArray class]]);
        NSLog(@"%@", [array class]);
        return 0;
      }
      """,
      "1 0\nCRASH 4: Foundation gives this object a private class, such as __NSArrayI; ask 'isKindOfClass:'."
    )
    expect(
      "int main() { NSLog(@\"%@\", NSStringFromClass([@\"a\" class])); return 0; }",
      "1:51: Foundation gives this object a private class, such as __NSArrayI; ask 'isKindOfClass:'."
    )
  }
}
