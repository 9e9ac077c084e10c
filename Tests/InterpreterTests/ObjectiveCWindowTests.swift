import Testing
import WindowModel

@Suite("Windows in Objective-C")
struct ObjectiveCWindowTests: ProgramSuite {
  let file = "main.m"

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
}
