import UIKit

class AppNavigationController: UINavigationController {
  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    print("push", viewController.title ?? "-", "onto", viewControllers.count)
    super.pushViewController(viewController, animated: animated)
  }
  override func popViewController(animated: Bool) -> UIViewController? {
    let popped = super.popViewController(animated: animated)
    print("popped", popped?.title ?? "nothing")
    return popped
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    print("navigation viewDidLoad", isNavigationBarHidden)
  }
}
let root = UIViewController()
root.title = "root"
let navigation = AppNavigationController(rootViewController: root)
let next = UIViewController()
next.title = "next"
navigation.pushViewController(next, animated: false)
next.navigationController?.popViewController(animated: false)
navigation.popViewController(animated: false)
navigation.isNavigationBarHidden = true
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = navigation
window.makeKeyAndVisible()
