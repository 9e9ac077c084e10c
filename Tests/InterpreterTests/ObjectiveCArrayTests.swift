import Testing

@Suite("Arrays, addresses and sizes of C")
struct ObjectiveCArrayTests: ProgramSuite {
  let file = "main.m"

  @Test("An array of C holds numbers, structures and objects, and its size says how many")
  func arrays() {
    expect(
      """
      typedef struct { char kind; double value; BOOL isOn; } Entry;
      static NSString *const names[] = {@"one", @"two"};
      @interface Board : NSObject { int _cells[2][3]; }
      @end
      @implementation Board
      - (int)fill { _cells[1][2] = 5; _cells[0][0] = 2; int sum = 0;
        for (int i = 0; i < 2; i++) for (int j = 0; j < 3; j++) sum += _cells[i][j];
        return sum; }
      @end
      int main() {
        int values[] = {3, 1, 2};
        int count = sizeof(values) / sizeof(values[0]), sum = 0;
        for (int i = 0; i < count; i++) sum += values[i];
        values[1] += 4;
        CGRect frames[2] = {CGRectMake(0, 0, 1, 1), {{2, 2}, {3, 3}}};
        frames[1].origin.x = .5;
        CGFloat widths[4] = {0};
        widths[3] = 1.5f;
        NSLog(@"%d %d %d %@", sum, count, values[1], NSStringFromCGRect(frames[1]));
        NSLog(@"%.1f %.1f %@ %@", widths[0], widths[3], names[0], names[1]);
        NSLog(@"%lu %zu %zu %zu", sizeof(CGRect), sizeof(int), sizeof(Entry), sizeof(NSString *));
        NSLog(@"%d", [[Board new] fill]);
        return 0;
      }
      """,
      """
      6 3 5 {{0.5, 2}, {3, 3}}
      0.0 1.5 one two
      32 4 24 8
      7
      """)
    expect(
      "int values[2] = {1, 2}; int place = 2; NSLog(@\"%d\", values[place]);",
      "CRASH 1: Index 2 lies outside of the array of 2; a device reads or writes other memory then."
    )
    expect(
      "static int sum(int values[]) { return 0; }\nint main() { return 0; }",
      "1:20: An array of C is not given to a function here; use an NSArray.")
  }

  @Test("A function sets variables by their addresses")
  func addresses() {
    expect(
      """
      static void swap(int *a, int *b) { int t = *a; *a = *b; *b = t; }
      @interface Parser : NSObject
      - (BOOL)parse:(NSString *)text error:(NSError **)error;
      @end
      @implementation Parser
      - (BOOL)parse:(NSString *)text error:(NSError **)error {
        if (text.length > 2) return YES;
        if (error) *error = [NSError errorWithDomain:@"parse" code:3 userInfo:nil];
        return NO;
      }
      @end
      int main() {
        int x = 1, y = 2;
        swap(&x, &y);
        void (^show)(void) = ^{ NSLog(@"%d %d", x, y); };
        show();
        NSError *error = nil;
        if (![[Parser new] parse:@"a" error:&error]) NSLog(@"%@ %ld", error.domain, (long)error.code);
        NSLog(@"%d", [[Parser new] parse:@"a" error:nil]);
        return 0;
      }
      """,
      """
      2 1
      parse 3
      0
      """)
  }

  @Test("A character between single quotation marks is a number")
  func characters() {
    expect(
      #"""
      char letter = 'x';
      unichar first = [@"Hello" characterAtIndex:0];
      NSLog(@"%c %d %d %@", letter, first == 'H', '\n', @('A'));
      switch (letter) { case 'w': NSLog(@"w"); break; case 'x': NSLog(@"it is x"); break; }
      """#,
      """
      x 1 10 65
      it is x
      """)
  }

  @Test("A function changes a structure by its address")
  func structureAddresses() {
    expect(
      """
      static void inset(CGRect *rect, CGFloat by) {
        rect->origin.x += by;
        rect->size.width -= 2 * by;
        *rect = CGRectOffset(*rect, 0, 1);
      }
      int main() {
        CGRect rect = CGRectMake(0, 0, 10, 10);
        inset(&rect, 2);
        NSLog(@"%@", NSStringFromCGRect(rect));
        CGRect *none = NULL;
        NSLog(@"%d", none == NULL);
        return 0;
      }
      """, "{{2, 1}, {6, 10}}\n1")
  }
}
