import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = Home()
    window?.makeKeyAndVisible()
    return true
  }
  static var top: UIViewController? {
    guard let delegate = UIApplication.shared.delegate as? AppDelegate else { return nil }
    var controller = delegate.window?.rootViewController
    while let presented = controller?.presentedViewController { controller = presented }
    return controller
  }
}
class Home: UIViewController {
  override func viewDidLoad() { print("in viewDidLoad:", AppDelegate.top === self) }
  override func viewDidAppear(_ animated: Bool) {
    print("in viewDidAppear:", AppDelegate.top === self)
    guard presentedViewController == nil, !isDone else { return }
    isDone = true
    let sheet = UIViewController()
    present(sheet, animated: true) {
      print("presented:", AppDelegate.top === sheet)
      sheet.dismiss(animated: false)
    }
  }
  private var isDone = false
}
