import Testing

@Suite("Numbers and structures of Objective-C")
struct ObjectiveCNumberTests: ProgramSuite {
  let file = "main.m"

  @Test("Whole numbers divide without a rest, and numbers with a fraction don't")
  func division() {
    expect(
      """
      int a = 7, b = 2;
      CGFloat c = 7;
      NSLog(@"%d %d %f %.2f", a / b, a % b, c / b, a / 2.0);
      NSLog(@"%ld", (long)(c / b));
      """, "3 1 3.500000 3.50\n3")
  }

  @Test("Numbers become others as C does it")
  func conversions() {
    expect(
      """
      BOOL flag = 256;
      int whole = 3.99;
      unsigned char small = 300;
      float third = 1.0 / 3;
      NSUInteger none = 0;
      NSLog(@"%d %d %d %.10f", flag, whole, small, third);
      NSLog(@"%lu", none - 1);
      NSLog(@"%d", -1 < none);
      """, "1 3 44 0.3333333433\n18446744073709551615\n0")
  }

  @Test("A number in an object is another one's bits, or ends the program where devices differ")
  func boxes() {
    expect(
      """
      NSLog(@"%lu", [[NSNumber numberWithInt:-1] unsignedIntegerValue]);
      double none = 0.0;
      NSLog(@"%d", [[NSNumber numberWithDouble:none / none] intValue]);
      """,
      "18446744073709551615\nCRASH 3: nan has no whole number; devices differ in what they make of it."
    )
    expect(
      """
      NSLog(@"%f", [[NSValue valueWithCGRect:CGRectMake(1, 2, 3, 4)] CGPointValue].x);
      """, "CRASH 1: The value holds no CGPoint; a device reads past its memory then.")
  }

  @Test("The lowest number is its own negative")
  func lowest() {
    expect(
      """
      NSLog(@"%ld", (long)-9223372036854775808);
      NSLog(@"%ld", (long)- -9223372036854775808);
      """, "-9223372036854775808\n-9223372036854775808")
  }

  @Test("A loop that counts an unsigned number down to zero never ends")
  func unsignedLoop() {
    expect(
      """
      NSArray *list = @[];
      NSLog(@"%d", 0 <= [list count] - 1);
      """, "1")
  }

  @Test("A step behind a variable gives the value before")
  func steps() {
    expect(
      """
      int i = 5;
      NSLog(@"%d %d", i++, i);
      NSLog(@"%d %d", --i, i);
      i += 10; i -= 3; i *= 2; i /= 4; i %= 4; i <<= 3; i |= 1;
      NSLog(@"%d", i);
      """, "5 6\n5 5\n17")
  }

  @Test("Enumerations count on from the last value")
  func enumerations() {
    expect(
      """
      typedef NS_ENUM(NSInteger, Kind) { KindPlain, KindRound = 5, KindLast };
      typedef NS_OPTIONS(NSUInteger, Flags) { FlagA = 1 << 0, FlagB = 1 << 1, FlagBoth = FlagA | FlagB };
      enum { Small = 2, Big };
      Kind kind = KindLast;
      Flags flags = FlagA | FlagB;
      NSLog(@"%ld %lu %d %d", (long)kind, (unsigned long)flags, Big, flags == FlagBoth);
      if (flags & FlagB) NSLog(@"B");
      """, "6 3 3 1\nB")
  }

  @Test("Formats print numbers with width, sign and digits")
  func formats() {
    expect(
      """
      NSLog(@"%5d|%-5d|%05d|%x|%X|%o", 42, 42, 42, 255, 255, 8);
      NSLog(@"%.1f %8.3f %g %e %%", 2.25, 3.14159, 0.5, 12345.678);
      NSLog(@"%@ %@ %@ %@", @1, @2.5, @YES, @"text");
      NSLog(@"%s %c %5s|", "plain", 65, "ab");
      NSLog(@"%ld %lu %lld %u", -1L, 1UL, 5LL, 7U);
      NSLog(@"%@ %@", nil, [NSString stringWithFormat:@"%02d:%02d", 7, 5]);
      """,
      """
         42|42   |00042|ff|FF|10
      2.2    3.142 0.5 1.234568e+04 %
      1 2.5 1 text
      plain A    ab|
      -1 1 5 7
      (null) 07:05
      """)
  }

  @Test("Structures are copied, and their members can be set")
  func structures() {
    expect(
      """
      typedef struct { int row; CGFloat height; } Cell;
      CGRect frame = CGRectMake(10, 20, 30, 40);
      CGRect copy = frame;
      copy.origin.x = 99;
      copy.size.width += 1;
      Cell cell = { 3, 44.5 };
      Cell other = { .height = 7 };
      CGPoint point = (CGPoint){ 1, 2 };
      NSLog(@"%@ %@", NSStringFromCGRect(frame), NSStringFromCGRect(copy));
      NSLog(@"%d %.1f %d %.1f %@", cell.row, cell.height, other.row, other.height, NSStringFromCGPoint(point));
      """, "{{10, 20}, {30, 40}} {{99, 20}, {31, 40}}\n3 44.5 0 7.0 {1, 2}")
  }

  @Test("Core Graphics' functions measure rectangles")
  func geometry() {
    expect(
      """
      CGRect r = CGRectMake(10, 20, 100, 50);
      NSLog(@"%.0f %.0f %.0f %.0f", CGRectGetMaxX(r), CGRectGetMidY(r), CGRectGetWidth(r), CGRectGetMinY(r));
      NSLog(@"%@", NSStringFromCGRect(CGRectInset(r, 5, 5)));
      NSLog(@"%@", NSStringFromCGRect(CGRectOffset(r, -10, 1)));
      NSLog(@"%d %d", CGRectContainsPoint(r, CGPointMake(10, 20)), CGRectContainsPoint(r, CGPointMake(110, 20)));
      NSLog(@"%d %d", CGRectIntersectsRect(r, CGRectMake(0, 0, 5, 5)), CGRectEqualToRect(CGRectZero, CGRectZero));
      NSLog(@"%@ %d", NSStringFromCGRect(CGRectUnion(r, CGRectZero)), CGRectIsEmpty(CGRectZero));
      NSLog(@"%@", NSStringFromCGAffineTransform(CGAffineTransformMakeScale(2, 3)));
      NSLog(@"%.0f %.0f %d", MAX(3, 4.0), fabs(-2), MIN(1, 2));
      """,
      """
      110 45 100 20
      {{15, 25}, {90, 40}}
      {{0, 21}, {100, 50}}
      1 0
      0 1
      {{0, 0}, {110, 70}} 1
      [2, 0, 0, 3, 0, 0]
      4 2 1
      """)
  }

  @Test("A division by zero, a nil block and an endless loop end the program")
  func ends() {
    let zero = ProgramRun.transcript(
      "int a = 1, b = 0;\nNSLog(@\"before\");\nNSLog(@\"%d\", a / b);")
    #expect(zero.hasPrefix("before\nCRASH 3: Thread 1: EXC_ARITHMETIC"))
    let block = ProgramRun.transcript("void (^block)(void) = nil;\nblock();")
    #expect(block.hasPrefix("CRASH 2: Thread 1: EXC_BAD_ACCESS"))
    let loop = ProgramRun.transcript("while (1) { }")
    #expect(loop.contains("statements of code at most"))
  }
}
