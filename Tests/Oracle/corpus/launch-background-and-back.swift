import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private var entered = 0

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window!.rootViewController = UIViewController()
    window!.makeKeyAndVisible()
    return true
  }
  func applicationDidBecomeActive(_ application: UIApplication) { print("active") }
  func applicationWillResignActive(_ application: UIApplication) { print("will resign active") }
  func applicationDidEnterBackground(_ application: UIApplication) {
    entered += 1
    print("background number", entered)
  }
  func applicationWillEnterForeground(_ application: UIApplication) { print("will enter foreground") }
}

// inactive
// foreground
// background
// foreground
