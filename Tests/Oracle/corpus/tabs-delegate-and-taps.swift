import UIKit

final class Main: UITabBarController, UITabBarControllerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
  }
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    print("did select", viewController.title ?? "-", selectedIndex)
  }
}
let main = Main()
let a = UIViewController()
a.title = "a"
let b = UINavigationController(rootViewController: UIViewController())
b.title = "b"
main.viewControllers = [a, b]
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = main
window.makeKeyAndVisible()
main.selectedIndex = 1
print("by code:", main.selectedIndex)

// tab 0
// tab 0
// tab 1
