import UIKit

class Film: UIViewController {
  override var prefersStatusBarHidden: Bool { true }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { [.landscapeLeft] }
  override func viewDidAppear(_ animated: Bool) {
    print("film", view.bounds.size, UIApplication.shared.isStatusBarHidden)
    dismiss(animated: true)
  }
}

class Home: UIViewController {
  var hides = false
  override var prefersStatusBarHidden: Bool { hides }
  override func viewDidLoad() { edgesForExtendedLayout = [.left, .right] }
  override func viewWillAppear(_ animated: Bool) { print("will appear", edgesForExtendedLayout.contains(.top)) }
  override func viewDidAppear(_ animated: Bool) {
    print("home", view.frame, UIApplication.shared.isStatusBarHidden)
    if hides { return }
    hides = true
    setNeedsStatusBarAppearanceUpdate()
    print("asked", UIApplication.shared.isStatusBarHidden, view.frame.minY)
    let film = Film()
    film.modalPresentationStyle = .fullScreen
    film.modalPresentationCapturesStatusBarAppearance = true
    present(film, animated: true)
  }
}

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UINavigationController(rootViewController: Home())
    window?.makeKeyAndVisible()
    return true
  }
}
