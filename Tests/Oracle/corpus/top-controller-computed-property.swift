import UIKit

extension UIViewController {
  var topMost: UIViewController {
    if let presented = presentedViewController { return presented.topMost }
    switch self {
    case let navigation as UINavigationController:
      return navigation.topViewController?.topMost ?? navigation
    case let tabs as UITabBarController:
      return tabs.selectedViewController?.topMost ?? tabs
    default:
      return children.last?.topMost ?? self
    }
  }
}
let inner = UIViewController()
inner.title = "inner"
let outer = UIViewController()
outer.title = "outer"
outer.addChild(inner)
inner.didMove(toParent: outer)
let navigation = UINavigationController(rootViewController: outer)
print(navigation.topMost.title ?? "-")
inner.removeFromParent()
print(navigation.topMost.title ?? "-")
print(UINavigationController().topMost is UINavigationController)
