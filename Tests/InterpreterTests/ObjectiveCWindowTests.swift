import Testing
import WindowModel

@Suite("Windows in Objective-C")
struct ObjectiveCWindowTests {
  private func expect(
    _ source: String, then steps: [ObjectiveCRun.Step] = [], profile: Profile = .ios12,
    _ transcript: String,
    _ place: SourceLocation = #_sourceLocation
  ) {
    let found = ObjectiveCRun.transcript(source, profile: profile, then: steps)
    #expect(found == transcript, sourceLocation: place)
  }

  @Test("main starts the app, whose delegate makes the window key and visible")
  func launch() {
    expect(
      """
      #import "AppDelegate.h"
      @implementation AppDelegate
      - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
        self.window = [[UIWindow alloc] initWithFrame:[UIScreen mainScreen].bounds];
        NSLog(@"level %lf", self.window.windowLevel);
        NSLog(@"key %@", application.keyWindow);
        [self.window setWindowLevel:3000.0];
        self.window.rootViewController = [[UIViewController alloc] init];
        [self.window makeKeyAndVisible];
        NSLog(@"%d %lf", application.keyWindow == self.window, self.window.windowLevel);
        NSLog(@"%d", [UIApplication sharedApplication].delegate.window == self.window);
        return YES;
      }
      - (void)applicationDidBecomeActive:(UIApplication *)application { NSLog(@"active"); }
      - (void)applicationWillResignActive:(UIApplication *)application { NSLog(@"resign"); }
      - (void)applicationDidEnterBackground:(UIApplication *)application { NSLog(@"background"); }
      - (void)applicationWillEnterForeground:(UIApplication *)application { NSLog(@"foreground"); }
      @end
      int main(int argc, char * argv[]) {
        NSLog(@"main");
        @autoreleasepool {
          return UIApplicationMain(argc, argv, nil, NSStringFromClass([AppDelegate class]));
        }
      }
      """, then: [.background, .foreground],
      "main\nlevel 0.000000\nkey (null)\n1 3000.000000\n1\nactive\nresign\nbackground\nforeground\nactive"
    )
  }

  @Test("The template's view controller is shown by itself")
  func template() {
    expect(
      """
      #import "ViewController.h"
      @interface ViewController ()
      @property (nonatomic, strong) UILabel *label;
      @end
      @implementation ViewController
      - (void)viewDidLoad {
        [super viewDidLoad];
        self.view.backgroundColor = [UIColor whiteColor];
        _label = [[UILabel alloc] initWithFrame:CGRectMake(0, 0, self.view.bounds.size.width, 44)];
        self.label.text = @"Hello";
        [self.view addSubview:self.label];
        NSLog(@"%@ %@ %lu", self.label.text, NSStringFromCGRect(self.label.frame), (unsigned long)self.view.subviews.count);
      }
      - (void)viewWillAppear:(BOOL)animated { [super viewWillAppear:animated]; NSLog(@"will"); }
      - (void)viewDidAppear:(BOOL)animated { [super viewDidAppear:animated]; NSLog(@"did %d", self.view.window.isKeyWindow); }
      @end
      """, "Hello {{0, 0}, {375, 44}} 1\nwill\ndid 1")
  }

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

  @Test("A window hears of motion only while it is key")
  func motion() {
    expect(
      """
      @interface ShakeWindow : UIWindow
      @end
      @implementation ShakeWindow
      - (void)motionBegan:(UIEventSubtype)motion withEvent:(nullable UIEvent *)event {
        if (motion == UIEventSubtypeMotionShake) NSLog(@"shaken");
      }
      @end
      @interface ViewController ()
      @property (nonatomic, strong) UIWindow *other;
      @end
      @implementation ViewController
      - (void)viewDidLoad {
        [super viewDidLoad];
        self.other = [[ShakeWindow alloc] initWithFrame:CGRectMake(100, 100, 100, 100)];
        self.other.windowLevel = 100;
        self.other.hidden = NO;
        UIButton *button = [UIButton buttonWithType:UIButtonTypeSystem];
        button.frame = CGRectMake(0, 0, 100, 30);
        [button addTarget:self action:@selector(makeKey) forControlEvents:UIControlEventTouchUpInside];
        [self.view addSubview:button];
      }
      - (void)makeKey { [self.other makeKeyWindow]; NSLog(@"%@", NSStringFromClass([[UIApplication sharedApplication].keyWindow class])); }
      @end
      """, then: [.shake, .tap(20, 20), .shake], "ShakeWindow\nshaken")
  }

  @Test("Windows are listed by level, and hidden ones are not shown")
  func windows() {
    expect(
      """
      static UIWindow *window1;
      static UIWindow *window2;
      @implementation AppDelegate
      - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
        self.window = [[UIWindow alloc] initWithFrame:[[UIScreen mainScreen] bounds]];
        self.window.rootViewController = [UIViewController new];
        [self.window makeKeyAndVisible];
        window1 = [[UIWindow alloc] initWithFrame:CGRectMake(0, 0, 50, 50)];
        window1.windowLevel = UIWindowLevelAlert;
        window1.rootViewController = [UIViewController new];
        window2 = [[UIWindow alloc] initWithFrame:CGRectMake(0, 0, 50, 50)];
        window2.windowLevel = UIWindowLevelStatusBar + 1;
        window2.hidden = NO;
        window1.hidden = NO;
        for (UIWindow *window in [application windows]) NSLog(@"%.0f %d", window.windowLevel, window.isKeyWindow);
        UIWindow *top = application.windows.lastObject;
        NSLog(@"%d", top == window1);
        return YES;
      }
      @end
      """, "0 1\n1001 0\n2000 0\n1")
  }

  @Test("A window that nobody holds goes at the end of the method")
  func windowGoes() {
    expect(
      """
      @interface TraceWindow : UIWindow
      @end
      @implementation TraceWindow
      - (void)dealloc { NSLog(@"gone"); }
      @end
      @implementation ViewController
      - (void)viewDidLoad {
        [super viewDidLoad];
        UIWindow *window = [[TraceWindow alloc] initWithFrame:CGRectMake(0, 0, 10, 10)];
        window.hidden = NO;
        NSLog(@"shown");
      }
      - (void)viewDidAppear:(BOOL)animated { [super viewDidAppear:animated]; NSLog(@"appeared"); }
      @end
      """, "shown\ngone\nappeared")
  }

  @Test("Notifications of windows name the window")
  func notifications() {
    expect(
      """
      @implementation AppDelegate
      - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
        NSNotificationCenter *center = [NSNotificationCenter defaultCenter];
        [center addObserver:self selector:@selector(visible:) name:UIWindowDidBecomeVisibleNotification object:nil];
        [center addObserver:self selector:@selector(key:) name:UIWindowDidBecomeKeyNotification object:nil];
        self.window = [[UIWindow alloc] initWithFrame:[UIScreen mainScreen].bounds];
        self.window.rootViewController = [UIViewController new];
        [self.window makeKeyAndVisible];
        return YES;
      }
      - (void)visible:(NSNotification *)note { NSLog(@"%@ %d", note.name, note.object == self.window); }
      - (void)key:(id)note { NSLog(@"%@", [note name]); }
      @end
      """, "UIWindowDidBecomeVisibleNotification 1\nUIWindowDidBecomeKeyNotification")
  }

  @Test("hitTest:withEvent: of a window lets touches through")
  func hitTesting() {
    expect(
      """
      @interface PassWindow : UIWindow
      @end
      @implementation PassWindow
      - (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
        UIView *hit = [super hitTest:point withEvent:event];
        NSLog(@"hit %@", NSStringFromClass([hit class]));
        return hit == self || hit == self.rootViewController.view ? nil : hit;
      }
      @end
      @interface Square : UIView
      @end
      @implementation Square
      - (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event { return point.x < 50; }
      - (void)touchesBegan:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event {
        UITouch *touch = [touches anyObject];
        CGPoint point = [touch locationInView:self];
        NSLog(@"touch %@ %lu", NSStringFromCGPoint(point), (unsigned long)touches.count);
      }
      @end
      @interface ViewController () {
        PassWindow *_over;
      }
      @end
      @implementation ViewController
      - (void)viewDidLoad {
        [super viewDidLoad];
        [self.view addSubview:[[Square alloc] initWithFrame:CGRectMake(0, 0, 100, 100)]];
        _over = [[PassWindow alloc] initWithFrame:[UIScreen mainScreen].bounds];
        _over.windowLevel = UIWindowLevelNormal + 1;
        _over.hidden = NO;
      }
      @end
      """, then: [.tap(10, 20), .tap(70, 20)], "hit PassWindow\ntouch {10, 20} 1\nhit PassWindow")
  }

  @Test("Presenting and dismissing runs the appearance methods and the completions")
  func presenting() {
    expect(
      """
      @interface Detail : UIViewController
      @end
      @implementation Detail
      - (void)viewDidLoad { [super viewDidLoad]; NSLog(@"detail loaded"); }
      - (void)viewWillDisappear:(BOOL)animated { [super viewWillDisappear:animated]; NSLog(@"detail leaves"); }
      - (void)dealloc { NSLog(@"detail gone"); }
      @end
      @implementation ViewController
      - (void)viewDidAppear:(BOOL)animated {
        [super viewDidAppear:animated];
        static BOOL done = NO;
        if (done) { NSLog(@"back"); return; }
        done = YES;
        Detail *detail = [[Detail alloc] init];
        detail.modalPresentationStyle = UIModalPresentationFullScreen;
        [self presentViewController:detail animated:YES completion:^{
          NSLog(@"presented %d", detail.presentingViewController == self);
          [self dismissViewControllerAnimated:YES completion:^{ NSLog(@"dismissed"); }];
        }];
      }
      - (void)viewWillDisappear:(BOOL)animated { [super viewWillDisappear:animated]; NSLog(@"first leaves"); }
      @end
      """, "detail loaded\nfirst leaves\npresented 1\ndetail leaves\nback\ndismissed\ndetail gone")
  }

  @Test("A navigation controller pushes and pops")
  func navigation() {
    expect(
      """
      @interface Page : UIViewController
      @property (nonatomic, copy) NSString *name;
      @end
      @implementation Page
      + (instancetype)named:(NSString *)name { Page *page = [[self alloc] init]; page.name = name; page.title = name; return page; }
      - (void)viewDidLoad { [super viewDidLoad]; NSLog(@"%@ loaded", self.name); }
      - (void)viewWillAppear:(BOOL)animated { [super viewWillAppear:animated]; NSLog(@"%@ appears", self.name); }
      - (void)viewDidDisappear:(BOOL)animated { [super viewDidDisappear:animated]; NSLog(@"%@ is away", self.name); }
      - (void)dealloc { NSLog(@"%@ gone", _name); }
      @end
      @interface AppDelegate () <UINavigationControllerDelegate>
      @end
      @implementation AppDelegate
      - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
        self.window = [[UIWindow alloc] initWithFrame:[UIScreen mainScreen].bounds];
        UINavigationController *navigation = [[UINavigationController alloc] initWithRootViewController:[Page named:@"A"]];
        self.window.rootViewController = navigation;
        [self.window makeKeyAndVisible];
        dispatch_after(dispatch_time(DISPATCH_TIME_NOW, 1 * NSEC_PER_SEC), dispatch_get_main_queue(), ^{
          navigation.delegate = self;
          [navigation pushViewController:[Page named:@"B"] animated:YES];
          NSLog(@"%lu %@", (unsigned long)navigation.viewControllers.count, navigation.topViewController.title);
        });
        return YES;
      }
      - (void)navigationController:(UINavigationController *)navigationController
             didShowViewController:(UIViewController *)viewController animated:(BOOL)animated {
        NSLog(@"shows %@", viewController.title);
      }
      @end
      """, then: [.wait(5), .swipeBack],
      "A loaded\nA appears\n2 B\nB loaded\nB appears\nA is away\nshows B\nA appears\nB is away\nshows A\nB gone"
    )
  }

  @Test("A tab bar controller tells its delegate of the tab that is tapped")
  func tabs() {
    expect(
      """
      @implementation AppDelegate
      - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
        self.window = [[UIWindow alloc] initWithFrame:[UIScreen mainScreen].bounds];
        UIViewController *first = [UIViewController new], *second = [UIViewController new];
        first.title = @"first";
        second.title = @"second";
        UITabBarController *tabs = [[UITabBarController alloc] init];
        tabs.viewControllers = @[first, second];
        tabs.delegate = (id<UITabBarControllerDelegate>)self;
        self.window.rootViewController = tabs;
        [self.window makeKeyAndVisible];
        NSLog(@"%lu", (unsigned long)tabs.selectedIndex);
        return YES;
      }
      - (void)tabBarController:(UITabBarController *)tabBarController didSelectViewController:(UIViewController *)viewController {
        NSLog(@"%@ %lu", viewController.title, (unsigned long)tabBarController.selectedIndex);
      }
      @end
      """, then: [.tab(1)], "0\nsecond 1")
  }

  @Test("An alert's action runs its handler")
  func alerts() {
    expect(
      """
      @implementation ViewController
      - (void)viewDidAppear:(BOOL)animated {
        [super viewDidAppear:animated];
        UIAlertController *alert = [UIAlertController alertControllerWithTitle:@"Title" message:@"Text" preferredStyle:UIAlertControllerStyleAlert];
        [alert addAction:[UIAlertAction actionWithTitle:@"OK" style:UIAlertActionStyleDefault handler:^(UIAlertAction *action) {
          NSLog(@"chose %@", action.title);
        }]];
        [alert addAction:[UIAlertAction actionWithTitle:@"Cancel" style:UIAlertActionStyleCancel handler:nil]];
        [self presentViewController:alert animated:YES completion:nil];
        NSLog(@"%@ %lu", alert.message, (unsigned long)alert.actions.count);
      }
      @end
      """, then: [.wait(2), .choose("OK")], "Text 2\nchose OK")
  }

  @Test("A scene's delegate makes the window for its scene")
  func scenes() {
    expect(
      """
      @interface AppDelegate : UIResponder <UIApplicationDelegate>
      @end
      @implementation AppDelegate
      - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options { NSLog(@"launched"); return YES; }
      @end
      @implementation SceneDelegate
      - (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session options:(UISceneConnectionOptions *)options {
        if (![scene isKindOfClass:[UIWindowScene class]]) return;
        UIWindowScene *windowScene = (UIWindowScene *)scene;
        self.window = [[UIWindow alloc] initWithWindowScene:windowScene];
        self.window.rootViewController = [UIViewController new];
        [self.window makeKeyAndVisible];
        NSLog(@"%lu %d", (unsigned long)windowScene.windows.count, self.window.windowScene == scene);
      }
      - (void)sceneDidBecomeActive:(UIScene *)scene { NSLog(@"active"); }
      @end
      """, profile: .ios13, "launched\n1 1\nactive")
  }

  @Test("Overrides of UIKit's properties are asked")
  func overriddenProperties() {
    expect(
      """
      @interface QuietWindow : UIWindow
      @end
      @implementation QuietWindow
      - (BOOL)canBecomeKeyWindow { NSLog(@"asked"); return NO; }
      - (void)setHidden:(BOOL)hidden { NSLog(@"hidden %d", hidden); [super setHidden:hidden]; }
      - (void)becomeKeyWindow { [super becomeKeyWindow]; NSLog(@"became key"); }
      @end
      int main() {
        QuietWindow *window = [[QuietWindow alloc] initWithFrame:CGRectMake(0, 0, 10, 10)];
        window.hidden = NO;
        NSLog(@"%d %d", window.isHidden, window.isKeyWindow);
        return 0;
      }
      """, "hidden 0\n0 0")
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

  @Test("A controller makes its own view in loadView, and holds children")
  func containment() {
    expect(
      """
      @interface Child : UIViewController
      @end
      @implementation Child
      - (void)loadView { self.view = [[UIScrollView alloc] initWithFrame:CGRectMake(0, 0, 20, 20)]; NSLog(@"load"); }
      - (void)didMoveToParentViewController:(UIViewController *)parent { [super didMoveToParentViewController:parent]; NSLog(@"parent %d", parent != nil); }
      @end
      @implementation ViewController
      - (void)viewDidLoad {
        [super viewDidLoad];
        Child *child = [Child new];
        [self addChildViewController:child];
        [self.view addSubview:child.view];
        [child didMoveToParentViewController:self];
        NSLog(@"%lu %d %@", (unsigned long)self.childViewControllers.count, child.parentViewController == self, [child.view class]);
        [child willMoveToParentViewController:nil];
        [child.view removeFromSuperview];
        [child removeFromParentViewController];
      }
      @end
      """, "load\nparent 1\n1 1 UIScrollView\nparent 0")
  }

  @Test("A description names the object as the debugger does")
  func descriptions() {
    let found = ObjectiveCRun.transcript(
      """
      UIView *view = [[UIView alloc] initWithFrame:CGRectMake(1, 2.5, 3, 4)];
      view.hidden = YES;
      NSLog(@"%@", view);
      NSLog(@"%@", @[view]);
      """)
    let lines = found.split(separator: "\n").map(String.init)
    #expect(lines.count == 4)
    #expect(lines.first?.hasPrefix("<UIView: 0x6") == true)
    #expect(lines.first?.hasSuffix("; frame = (1 2.5; 3 4); hidden = YES>") == true)
    #expect(lines.dropFirst(2).first == "    \"\(lines[0])\"")
  }
}
