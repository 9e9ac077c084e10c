import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
  func applicationDidBecomeActive(_ application: UIApplication) { say("didBecomeActive", application) }
  func applicationWillResignActive(_ application: UIApplication) { say("willResignActive", application) }
  func applicationDidEnterBackground(_ application: UIApplication) { say("didEnterBackground", application) }
  func applicationWillEnterForeground(_ application: UIApplication) { say("willEnterForeground", application) }

  func say(_ event: String, _ application: UIApplication) {
    switch application.applicationState {
    case .active: print(event, "active")
    case .inactive: print(event, "inactive")
    case .background: print(event, "background")
    }
  }
}

// inactive
// foreground
// background
// foreground
