import Testing
import WindowModel

@Suite("Views in Objective-C")
struct ObjectiveCViewTests: ProgramSuite {
  let file = "main.m"

  @Test("A tap on a button sends its action, with the button or without it")
  func buttons() {
    expect(
      """
      @implementation ViewController
      - (void)viewDidLoad {
        [super viewDidLoad];
        for (int i = 0; i < 2; i++) {
          UIButton *button = [UIButton buttonWithType:UIButtonTypeSystem];
          button.frame = CGRectMake(20, 100 + 60 * i, 200, 44);
          button.tag = 100 + i;
          [button setTitle:[NSString stringWithFormat:@"Button %d", i] forState:UIControlStateNormal];
          [button addTarget:self action:(i == 0 ? @selector(tapped:) : @selector(other)) forControlEvents:UIControlEventTouchUpInside];
          [self.view addSubview:button];
        }
      }
      - (void)tapped:(UIButton *)sender { NSLog(@"%@ %ld", sender.currentTitle, (long)sender.tag); }
      - (void)other { NSLog(@"other"); [self missing]; }
      - (void)missing { UIButton *first = (UIButton *)[self.view viewWithTag:100]; first.enabled = NO; }
      @end
      """, then: [.tap(100, 120), .tap(100, 180), .tap(100, 120)], "Button 0 100\nother")
  }

  @Test("Views lie within each other, in order")
  func hierarchy() {
    expect(
      """
      UIView *root = [[UIView alloc] initWithFrame:CGRectMake(0, 0, 100, 100)];
      UIView *a = [UIView new], *b = [UIView new], *c = [UIView new];
      a.tag = 1; b.tag = 2; c.tag = 3;
      [root addSubview:a];
      [root insertSubview:b atIndex:0];
      [root insertSubview:c aboveSubview:b];
      NSMutableString *order = [NSMutableString string];
      for (UIView *view in root.subviews) [order appendFormat:@"%ld", (long)view.tag];
      [root bringSubviewToFront:b];
      [root exchangeSubviewAtIndex:0 withSubviewAtIndex:1];
      [order appendString:@" "];
      [root.subviews enumerateObjectsUsingBlock:^(UIView *view, NSUInteger index, BOOL *stop) {
        [order appendFormat:@"%ld", (long)view.tag];
      }];
      [a removeFromSuperview];
      NSLog(@"%@ %lu %@ %d", order, (unsigned long)root.subviews.count, a.superview, [c isDescendantOfView:root]);
      [root.subviews makeObjectsPerformSelector:@selector(removeFromSuperview)];
      NSLog(@"%lu", (unsigned long)root.subviews.count);
      """, "231 132 2 (null) 1\n0")
  }

  @Test("Points and rectangles are converted between views and windows")
  func conversion() {
    expect(
      """
      UIWindow *window = [[UIWindow alloc] initWithFrame:CGRectMake(0, 100, 200, 200)];
      UIView *view = [[UIView alloc] initWithFrame:CGRectMake(10, 20, 50, 50)];
      [window addSubview:view];
      NSLog(@"%@", NSStringFromCGPoint([view convertPoint:CGPointMake(1, 2) toView:nil]));
      NSLog(@"%@", NSStringFromCGRect([window convertRect:CGRectMake(10, 20, 5, 5) toView:view]));
      view.transform = CGAffineTransformMakeScale(2, 2);
      NSLog(@"%@ %@", NSStringFromCGRect(view.frame), NSStringFromCGPoint(view.center));
      """, "{11, 22}\n{{0, 0}, {5, 5}}\n{{-15, -5}, {100, 100}} {35, 45}")
  }

  @Test("An animation sets the end at once and calls its completion when its time is over")
  func animation() {
    expect(
      """
      UIView *view = [[UIView alloc] initWithFrame:CGRectZero];
      [UIView animateWithDuration:0.3 animations:^{ view.alpha = 0; } completion:^(BOOL finished) { NSLog(@"finished %d", finished); }];
      NSLog(@"%.0f", view.alpha);
      """, "0\nfinished 1")
  }

  @Test("The responder chain goes up from a view")
  func responders() {
    expect(
      """
      @implementation ViewController
      - (void)viewDidAppear:(BOOL)animated {
        [super viewDidAppear:animated];
        UIView *view = [UIView new];
        [self.view addSubview:view];
        UIResponder *next = view;
        while (next) {
          NSLog(@"%@", NSStringFromClass([next class]));
          next = [next nextResponder];
        }
        id responder = self.view.nextResponder;
        if ([responder isKindOfClass:[UIViewController class]]) NSLog(@"%d", responder == self);
      }
      @end
      """, "UIView\nUIView\nViewController\nUIWindow\nUIApplication\n1")
  }

  @Test("init of a view calls the class's own initWithFrame:")
  func viewInitializers() {
    expect(
      """
      @interface Card : UIView
      @property (nonatomic, strong) UILabel *label;
      @end
      @implementation Card
      - (instancetype)initWithFrame:(CGRect)frame {
        self = [super initWithFrame:frame];
        if (self) { _label = [[UILabel alloc] initWithFrame:self.bounds]; [self addSubview:_label]; NSLog(@"init %@", NSStringFromCGRect(frame)); }
        return self;
      }
      - (void)layoutSubviews { [super layoutSubviews]; self.label.frame = CGRectInset(self.bounds, 10, 10); }
      - (void)didMoveToWindow { [super didMoveToWindow]; NSLog(@"window %d", self.window != nil); }
      - (void)show { NSLog(@"%@", NSStringFromCGRect(self.label.frame)); }
      @end
      @implementation ViewController
      - (void)viewDidLoad {
        [super viewDidLoad];
        Card *card = [[Card alloc] init];
        card.frame = CGRectMake(0, 0, 100, 50);
        [self.view addSubview:card];
        [card performSelector:@selector(show) withObject:nil afterDelay:1];
      }
      @end
      """, "init {{0, 0}, {0, 0}}\nwindow 1\n{{10, 10}, {80, 30}}")
  }

  @Test("A description names the object as the debugger does")
  func descriptions() {
    let found = ProgramRun.transcript(
      """
      UIView *view = [[UIView alloc] initWithFrame:CGRectMake(1, 2.5, 3, 4)];
      view.hidden = YES;
      NSLog(@"%@", view);
      NSLog(@"%@", @[view]);
      """)
    let lines = found.split(separator: "\n").map(String.init)
    #expect(lines.count == 4)
    #expect(lines.first?.hasPrefix("<UIView: 0x6") == true)
    #expect(
      lines.first?.hasSuffix(
        "; frame = (1 2.5; 3 4); hidden = YES; layer = <CALayer: 0x6000000000\(lines.first?.suffix(4) ?? "")"
      ) == true)
    #expect(lines.dropFirst(2).first == "    \"\(lines[0])\"")
  }

  @Test("UIKit prints a colour as its space and components")
  func colors() {
    let source =
      "NSLog(@\"%@, %@, %@\", [UIColor redColor], UIColor.whiteColor, [UIColor clearColor]);"
    expect(
      source,
      "UIExtendedSRGBColorSpace 1 0 0 1, UIExtendedGrayColorSpace 1 1, UIExtendedGrayColorSpace 0 0"
    )
    expect(
      source, profile: .ios8,
      "UIDeviceRGBColorSpace 1 0 0 1, UIDeviceWhiteColorSpace 1 1, UIDeviceWhiteColorSpace 0 0")
  }

  @Test("A view takes constraints between itself and its subviews")
  func ownConstraints() {
    expect(
      """
      UIView *view = [[UIView alloc] initWithFrame:UIScreen.mainScreen.applicationFrame];
      UIView *inner = [UIView new];
      inner.translatesAutoresizingMaskIntoConstraints = NO;
      [view addSubview:inner];
      [inner addConstraint:[NSLayoutConstraint constraintWithItem:inner attribute:NSLayoutAttributeWidth relatedBy:NSLayoutRelationEqual toItem:nil attribute:NSLayoutAttributeNotAnAttribute multiplier:1 constant:50]];
      NSLayoutConstraint *left = [inner.leftAnchor constraintEqualToAnchor:view.leftAnchor constant:5];
      [view addConstraints:@[left, [inner.topAnchor constraintEqualToAnchor:view.topAnchor], [inner.heightAnchor constraintEqualToConstant:20]]];
      [view layoutIfNeeded];
      NSLog(@"%@ %@", NSStringFromCGRect(view.frame), NSStringFromCGRect(inner.frame));
      [inner addConstraint:[inner.rightAnchor constraintEqualToAnchor:view.rightAnchor]];
      """,
      "{{0, 20}, {375, 647}} {{5, 0}, {50, 20}}\nCRASH 10: A constraint is added to a view that does not contain its views."
    )
  }
}
