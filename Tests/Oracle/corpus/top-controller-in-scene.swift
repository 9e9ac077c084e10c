// profile ios17
import UIKit

extension UIWindowScene {
  var topController: UIViewController? {
    var top = (keyWindow ?? windows.first)?.rootViewController
    while let next = top?.presentedViewController { top = next }
    return top
  }
}
@main
class AppDelegate: UIResponder, UIApplicationDelegate {}

class SceneDelegate: NSObject, UIWindowSceneDelegate {
  var window: UIWindow?
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    let root = UIViewController()
    root.title = "root"
    window.rootViewController = root
    self.window = window
    window.makeKeyAndVisible()
    print(scene.topController?.title ?? "nil")
    DispatchQueue.main.async {
      let modal = UIViewController()
      modal.title = "modal"
      root.present(modal, animated: true) { print(scene.topController?.title ?? "nil") }
    }
  }
}
