/// The programs of the articles about key windows, as far as they are code.
enum ArticlePrograms {
  /// Reads the key window before and after it is made visible.
  static let launch = """
    @implementation AppDelegate

    #pragma mark - UIApplicationDelegate

    - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {

    //1. 应用
    NSLog(@"application = %@\\n", application);

    UIWindow *window = [[UIWindow alloc] initWithFrame:[UIScreen mainScreen].bounds];
    NSLog(@"windowLevel = %lf\\n", window.windowLevel);

    self.window = window;
    NSLog(@"appdelegate.keyWindow = %@\\n", application.keyWindow);

    [self.window setWindowLevel:3000.0];
    [self.window makeKeyAndVisible];

    self.window.backgroundColor = [UIColor whiteColor];
    NSLog(@"appdelegate.keyWindow = %@\\n", application.keyWindow);
    NSLog(@"windowLevel = %lf\\n", self.window.windowLevel);

    UIViewController *vc = [[UIViewController alloc] init];
    self.window.rootViewController = vc;

    return YES;
    }

    //....

    @end
    """

  private static func window(_ number: Int, _ color: String, _ place: String) -> String {
    """
    //window\(number) \(color)Color
    window\(number) = [[UIWindow alloc] init];
    window\(number).backgroundColor = [UIColor \(color)Color];
    window\(number).rootViewController = [[UIViewController alloc] init];
    \(place.replacing("window", with: "window\(number)"))

    """
  }

  /// Three windows, each made key and visible as it is made.
  static let threeKeyWindows = """
    static UIWindow *window1;
    static UIWindow *window2;
    static UIWindow *window3;

    @implementation AppDelegate

    - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions
    {
    //主Window
    UIWindow *window = [[UIWindow alloc] initWithFrame:[UIScreen mainScreen].bounds];
    self.window = window;
    self.window.backgroundColor = [UIColor grayColor];
    HomePage_RootViewController *vc = [[HomePage_RootViewController alloc] init];
    vc.title = @"HomePage";
    UINavigationController *nav = [[UINavigationController alloc] initWithRootViewController:vc];
    self.window.rootViewController = nav;
    [self.window makeKeyAndVisible];

    \(window(1, "red", keyed("5, 70")))
    \(window(2, "blue", keyed("50, 180")))
    \(window(3, "yellow", keyed("100, 100")))
    return YES;
    }
    """

  private static func keyed(_ origin: String) -> String {
    """
    window.origin = CGPointMake(\(origin));
    window.width = 180;
    window.height = 180;
    [window makeKeyAndVisible];
    """
  }

  /// Three windows that are shown after all are made, by the statements in between.
  static func threeWindows(shownBy statements: String) -> String {
    """
    - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions
    {
    //主Window
    self.window = [[UIWindow alloc] initWithFrame:[UIScreen mainScreen].bounds];
    self.window.backgroundColor = [UIColor grayColor];
    UIViewController *vc = [[UIViewController alloc] init];
    vc.title = @"HomePage";
    UINavigationController *nav = [[UINavigationController alloc] initWithRootViewController:vc];
    self.window.rootViewController = nav;
    [self.window makeKeyAndVisible];

    \(window(1, "red", "window.frame = CGRectMake(20, 70, 200, 200);"))
    \(window(2, "blue", "window.frame = CGRectMake(100, 100, 200, 200);"))
    \(window(3, "yellow", "window.frame = CGRectMake(80, 200, 200, 200);"))

    // [window3 makeKeyAndVisible];
    \(statements)

    // 打印windows
    NSLog(@"application.windows = %@", [UIApplication sharedApplication].windows);
    NSLog(@"application.keyWindow = %@", [UIApplication sharedApplication].keyWindow);

    return YES;
    }
    """
  }

  /// A window that handles shakes, with a button, made in a controller's method.
  static let shakingWindow = """
    @interface YZKWindow : UIWindow
    @end

    @implementation YZKWindow

    // 摇晃
    - (void)motionBegan:(UIEventSubtype)motion withEvent:(nullable UIEvent *)event {
        if (motion == UIEventSubtypeMotionShake)
        {
            NSLog(@"摇一摇");
        }
    }
    @end

    - (void)btnclick {
        NSLog(@"1 %@", [UIApplication sharedApplication].windows);
        UIWindow *window = [[YZKWindow alloc] initWithFrame:CGRectMake(100, 100, 100, 100)];
        NSLog(@"2 %@", [UIApplication sharedApplication].windows);
        window.backgroundColor = [UIColor brownColor];
        window.windowLevel = 100;
        window.hidden = NO;
        self.window2 = window;
        NSLog(@"3 %@", [UIApplication sharedApplication].keyWindow);

        UIButton *button = [UIButton buttonWithType:UIButtonTypeSystem];
        button.frame = CGRectMake(0, 0, 100, 30);
        [button setTitle:@"button" forState:UIControlStateNormal];
        [button addTarget:self action:@selector(btn2Click) forControlEvents:UIControlEventTouchUpInside];
        [window addSubview:button];
    }
    """

  /// Searches all visible windows for the key window.
  static let findKeyWindow = """
    @interface UIWindow (Tools)

    + (UIWindow *)findKeyWindow {
    NSEnumerator *frontToBackWindows = [UIApplication.sharedApplication.windows reverseObjectEnumerator];
    UIWindow *keyWindow = nil;
    for (UIWindow *window in frontToBackWindows){
    BOOL windowOnMainScreen = window.screen == UIScreen.mainScreen;
    BOOL windowIsVisible = !window.hidden && window.alpha > 0;
    BOOL windowLevelNormal = window.windowLevel == UIWindowLevelNormal;
    /*
    UIKIT_EXTERN const UIWindowLevel UIWindowLevelNormal;
    */
    if (windowOnMainScreen && windowIsVisible && windowLevelNormal) {
    keyWindow = window;
    break;
    }
    }
    NSLog(@"%@", keyWindow);
    return keyWindow;
    }

    @end
    """

  /// Searches for the visible controller.
  static let currentController = """
    - (UIViewController *)getCurrentVC
    {
    UIViewController *result = nil;
    UIWindow * window = [[UIApplication sharedApplication] keyWindow];
    if (window.windowLevel != UIWindowLevelNormal)
    {
    NSArray *windows = [[UIApplication sharedApplication] windows];
    for(UIWindow * tmpWin in windows)
    {
    if (tmpWin.windowLevel == UIWindowLevelNormal)
    {
    window = tmpWin;
    break;
    }
    }
    }
    UIView *frontView = [[window subviews] objectAtIndex:0];
    id nextResponder = [frontView nextResponder];
    if ([nextResponder isKindOfClass:[UIViewController class]]) {
    result = nextResponder;
    } else {
    result = window.rootViewController;
    }
    NSLog(@"%@", result.title);
    return result;
    }
    """

  /// A label below the navigation bar.
  static let topLabel = """
    - (void)setupTopLabel {
    _label = [[UILabel alloc] init];
    _label.font = [UIFont systemFontOfSize:17.f];
    _label.backgroundColor = [UIColor redColor];
    _label.originX = 0;
    _label.width = [UIScreen mainScreen].bounds.size.width;
    _label.height = 44;
    _label.originY = 64 - _label.height;
    [self.navigationController.view insertSubview:_label belowSubview:self.navigationController.navigationBar];
    }
    """

  static let all = [
    launch, threeKeyWindows, threeWindows(shownBy: "window1.hidden = NO;"), shakingWindow,
    findKeyWindow, currentController, topLabel, swift,
  ]

  /// The launch of an app in Swift, with a second window that no variable holds.
  static let swift = """
    import UIKit

    @main
    class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        let home = UIViewController()
        home.title = "Home"
        window?.rootViewController = UINavigationController(rootViewController: home)
        window?.makeKeyAndVisible()
        let overlay = UIWindow(frame: CGRect(x: 20, y: 70, width: 200, height: 200))
        overlay.windowLevel = .alert + 1
        overlay.isHidden = false
        if let key = UIApplication.shared.keyWindow, key.windowLevel == .normal {
          print("\\(UIApplication.shared.windows.count) windows,", key === window)
        }
        let shown = UIApplication.shared.windows.filter { !$0.isHidden }
        for window in shown { print(window.frame) }
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { overlay.isHidden = true }
        return true
      }
    }
    """
}
