import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  static var shared: AppDelegate { UIApplication.shared.delegate as! AppDelegate }
  var isLoggedIn = false

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    self.window = window
    showRoot()
    window.makeKeyAndVisible()
    return true
  }

  func showRoot() {
    window?.rootViewController = isLoggedIn ? HomeController() : LoginController()
    print("root:", type(of: window!.rootViewController!))
  }
}

class LoginController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .system)
    button.setTitle("Log in", for: .normal)
    button.frame = CGRect(x: 20, y: 100, width: 200, height: 44)
    button.addTarget(self, action: #selector(logIn(_:)), for: .touchUpInside)
    view.addSubview(button)
  }
  @objc func logIn(_ sender: UIButton) {
    print("tap on", sender.title(for: .normal) ?? "-")
    AppDelegate.shared.isLoggedIn = true
    AppDelegate.shared.showRoot()
  }
  deinit { print("login deinit") }
}

class HomeController: UIViewController {
  override func viewDidAppear(_ animated: Bool) { print("home is there") }
}

// tap 100,120
// tap 100,120
