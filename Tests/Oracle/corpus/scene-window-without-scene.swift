// profile ios17
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var toast: UIWindow?
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
  }
  func sceneDidBecomeActive(_ scene: UIScene) {
    toast = UIWindow(frame: UIScreen.main.bounds)
    toast?.windowLevel = .alert
    toast?.isHidden = false
    print("without a scene, hidden:", toast!.isHidden, toast!.windowScene == nil)
    toast?.windowScene = scene as? UIWindowScene
    toast?.isHidden = false
    print("with one, hidden:", toast!.isHidden, (scene as! UIWindowScene).windows.count)
  }
}
