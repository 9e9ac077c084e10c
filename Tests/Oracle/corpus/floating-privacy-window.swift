import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private var cover: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
    return true
  }
  func applicationWillResignActive(_ application: UIApplication) {
    let cover = UIWindow(frame: UIScreen.main.bounds)
    cover.windowLevel = .alert + 1
    cover.backgroundColor = .white
    cover.isHidden = false
    self.cover = cover
    print("covered by", application.windows.count, "windows")
  }
  func applicationDidBecomeActive(_ application: UIApplication) {
    cover?.isHidden = true
    cover = nil
    print("uncovered", application.windows.count, window?.isKeyWindow == true)
  }
}

// inactive
// foreground
