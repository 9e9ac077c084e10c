// profile ios13
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    print("didFinishLaunching, scenes:", application.connectedScenes.count)
    return true
  }
}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    print("willConnect")
    window = UIWindow(windowScene: windowScene)
    window?.rootViewController = RootController()
    window?.makeKeyAndVisible()
  }
  func sceneWillEnterForeground(_ scene: UIScene) { print("willEnterForeground") }
  func sceneDidBecomeActive(_ scene: UIScene) {
    print("didBecomeActive", (scene as? UIWindowScene)?.windows.count ?? 0)
  }
  func sceneWillResignActive(_ scene: UIScene) { print("willResignActive") }
  func sceneDidEnterBackground(_ scene: UIScene) { print("didEnterBackground") }
}

class RootController: UIViewController {
  override func viewDidLoad() { print("viewDidLoad") }
  override func viewWillAppear(_ animated: Bool) { print("viewWillAppear") }
  override func viewDidAppear(_ animated: Bool) { print("viewDidAppear") }
}

// background
// foreground
