import UIKit

class Coordinator: NSObject, UINavigationControllerDelegate {
  let navigation: UINavigationController
  init(_ navigation: UINavigationController) {
    self.navigation = navigation
    super.init()
    navigation.delegate = self
  }
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {
    print("will show", viewController.title ?? "-", animated)
  }
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    print("did show", viewController.title ?? "-", animated)
  }
}
let first = UIViewController()
first.title = "first"
let second = UIViewController()
second.title = "second"
let window = UIWindow(frame: UIScreen.main.bounds)
let coordinator = Coordinator(UINavigationController(rootViewController: first))
window.rootViewController = coordinator.navigation
window.makeKeyAndVisible()
DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
  coordinator.navigation.pushViewController(second, animated: true)
}
DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
  coordinator.navigation.popViewController(animated: false)
}
