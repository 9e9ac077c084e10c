import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  var overlay: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let main = UIWindow(frame: UIScreen.main.bounds)
    main.tag = 1
    main.rootViewController = UIViewController()
    main.makeKeyAndVisible()
    window = main

    let overlay = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    overlay.tag = 2
    overlay.windowLevel = UIWindow.Level.statusBar + 1
    overlay.rootViewController = UIViewController()
    overlay.makeKeyAndVisible()
    self.overlay = overlay

    let lost = UIWindow(frame: UIScreen.main.bounds)
    lost.tag = 3
    lost.rootViewController = UIViewController()
    lost.makeKeyAndVisible()
    report(application, "in launch:")
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    report(application, "active:")
  }

  private func report(_ application: UIApplication, _ moment: String) {
    print(moment, application.windows.map { $0.tag }, "key", application.keyWindow?.tag ?? 0)
  }
}
