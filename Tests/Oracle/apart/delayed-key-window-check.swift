import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private var splash: UIWindow?
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()

    splash = UIWindow(frame: UIScreen.main.bounds)
    splash?.windowLevel = .alert
    splash?.rootViewController = UIViewController()
    splash?.makeKeyAndVisible()
    describe("launch")
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
      UIView.animate(withDuration: 0.5) {
        self.splash?.alpha = 0
      } completion: { _ in
        self.splash?.isHidden = true
        self.splash = nil
        self.describe("splash gone")
      }
      self.describe("fading")
    }
    return true
  }
  private func describe(_ moment: String) {
    let key = UIApplication.shared.keyWindow
    let who = key === window ? "main" : key === splash && splash != nil ? "splash" : "none"
    print("\(moment): key is \(who), \(UIApplication.shared.windows.count) windows")
  }
}
