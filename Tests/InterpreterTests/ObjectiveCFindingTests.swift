import Testing

@Suite("What is not understood in Objective-C")
struct ObjectiveCFindingTests {
  private func expect(
    _ source: String, _ transcript: String, _ place: SourceLocation = #_sourceLocation
  ) {
    let found = ObjectiveCRun.transcript(source)
    #expect(found == transcript, sourceLocation: place)
  }

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
      2:6: 'UIView' has no property 'backgroundColour'; did you mean 'backgroundColor'?.
      3:7: 'UIView' has no method 'frobnicate'.
      4:19: A 'NSString *' is given where a 'NSInteger' is expected; ask it for its integerValue, doubleValue or boolValue.
      5:1: There is no function 'foo' in the model.
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
    let found = ObjectiveCRun.transcript("UIView *view = [UIView new];\nview.frame.size.width = 10;")
    #expect(found.hasPrefix("2:17: A part of a structure that a method returns can't be set"))
  }

  @Test("Memory is not managed by hand")
  func memory() {
    let found = ObjectiveCRun.transcript("UIView *view = [[[UIView alloc] init] autorelease];\n[view release];")
    #expect(found.contains("1:39: 'autorelease' manages memory by hand"))
    #expect(found.contains("2:7: 'release' manages memory by hand"))
  }

  @Test("A block's copy of a variable can't be set")
  func copies() {
    expect(
      "int a = 1;\nvoid (^b)(void) = ^{ a = 2; };",
      "2:22: A block has a copy of 'a', which can't be set; declare the variable with __block.")
  }

  @Test("What UIKit calls and the model does not is found")
  func uncalled() {
    expect(
      """
      @interface V : UIView
      @end
      @implementation V
      - (void)drawRect:(CGRect)rect { }
      @end
      """, "4:9: UIKit calls 'drawRect:', which the model does not; leave the method out.")
  }

  @Test("A method outside of a class, a class without an interface and one without an implementation are found")
  func classes() {
    #expect(
      ObjectiveCRun.transcript("- (void)tapped { }")
        == "1:1: A method stands outside of a class; put it between '@implementation' of its class and '@end'.")
    #expect(
      ObjectiveCRun.transcript("@implementation Foo\n@end")
        == "1:2: There is no '@interface' of 'Foo', which says what it inherits from; add one.")
    #expect(
      ObjectiveCRun.transcript("@interface Foo : NSObject\n@end")
        == "1:2: 'Foo' has no '@implementation'; add one, even if it is empty.")
  }

  @Test("Strings are not compared by identity")
  func identity() {
    expect(
      "NSString *a = @\"x\";\nif (a == @\"x\") NSLog(@\"same\");",
      "2:7: '==' asks whether two objects are the same one, which says nothing of 'NSString'; use isEqualToString:.")
  }

  @Test("Files of both languages don't run together")
  func languages() {
    let found = ObjectiveCRun.transcript("print(1)", file: "main.swift")
    #expect(found == "1")
  }
}
