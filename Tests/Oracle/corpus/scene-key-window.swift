// profile ios17
import UIKit

extension UIApplication {
  var activeKeyWindow: UIWindow? {
    connectedScenes
      .compactMap { $0 as? UIWindowScene }
      .first { $0.activationState == .foregroundActive }?
      .windows.first { $0.isKeyWindow }
  }
}

@main
class AppDelegate: UIResponder, UIApplicationDelegate {}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.tag = 5
    window.rootViewController = UIViewController()
    self.window = window
    print("before:", scene.keyWindow == nil, window.windowScene === scene)
    window.makeKeyAndVisible()
    print("after:", scene.keyWindow?.tag ?? 0)
  }
  func sceneDidBecomeActive(_ scene: UIScene) {
    print("active:", UIApplication.shared.activeKeyWindow?.tag ?? 0)
  }
}
