import UIKit

class LoggingWindow: UIWindow {
  var sent = 0
  override func sendEvent(_ event: UIEvent) {
    sent += 1
    print("event", sent, event.type == .motion)
    super.sendEvent(event)
    print("done", sent)
  }
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { print("shaken") }
}

class QuietWindow: UIWindow {
  override func sendEvent(_ event: UIEvent) { print("quiet") }
}

class Home: UIViewController {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { print("began") }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { print("ended") }
}

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  var quiet: UIWindow?
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = LoggingWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = Home()
    window?.makeKeyAndVisible()
    quiet = QuietWindow(frame: CGRect(x: 0, y: 300, width: 100, height: 100))
    quiet?.isHidden = false
    return true
  }
}

// tap 100,100
// shake
// tap 50,350
