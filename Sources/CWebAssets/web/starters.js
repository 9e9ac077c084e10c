// Two apps to start from, each with the most frequent bug: only a local variable holds a window.
export const starters = {
  swift: { name: 'AppDelegate.swift', text: `import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.backgroundColor = .white
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
    showBanner()
    return true
  }

  func showBanner() {
    let floating = UIWindow(frame: CGRect(x: 20, y: 70, width: 250, height: 90))
    floating.backgroundColor = .orange
    floating.windowLevel = .alert
    floating.rootViewController = UIViewController()
    floating.isHidden = false
  }
}
` },
  objc: { name: 'AppDelegate.m', text: `#import <UIKit/UIKit.h>

@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (strong, nonatomic) UIWindow *window;
@end

@implementation AppDelegate

- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
    self.window = [[UIWindow alloc] initWithFrame:[UIScreen mainScreen].bounds];
    self.window.backgroundColor = [UIColor whiteColor];
    self.window.rootViewController = [[UIViewController alloc] init];
    [self.window makeKeyAndVisible];
    [self showBanner];
    return YES;
}

- (void)showBanner {
    UIWindow *floating = [[UIWindow alloc] initWithFrame:CGRectMake(20, 70, 250, 90)];
    floating.backgroundColor = [UIColor orangeColor];
    floating.windowLevel = UIWindowLevelAlert;
    floating.rootViewController = [[UIViewController alloc] init];
    floating.hidden = NO;
}

@end
` },
}
