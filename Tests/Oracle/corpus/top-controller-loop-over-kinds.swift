import UIKit

func topController(from root: UIViewController?) -> UIViewController? {
  var current = root
  var steps = 0
  loop: while let controller = current {
    steps += 1
    switch controller {
    case _ where controller.presentedViewController != nil:
      current = controller.presentedViewController
    case let navigation as UINavigationController where !navigation.viewControllers.isEmpty:
      current = navigation.viewControllers.last
    case let tabs as UITabBarController where tabs.selectedViewController != nil:
      current = tabs.selectedViewController
    default:
      break loop
    }
  }
  print("steps:", steps)
  return current
}
let page = UIViewController()
page.title = "page"
let tabs = UITabBarController()
tabs.viewControllers = [UINavigationController(rootViewController: page)]
print(topController(from: tabs)?.title ?? "nil")
print(topController(from: nil) == nil)
print(topController(from: UITabBarController()) is UITabBarController)
