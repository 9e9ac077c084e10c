import UIKit

func top(of controller: UIViewController?) -> UIViewController? {
  if let navigation = controller as? UINavigationController {
    return top(of: navigation.visibleViewController)
  }
  if let tabs = controller as? UITabBarController, let selected = tabs.selectedViewController {
    return top(of: selected)
  }
  if let presented = controller?.presentedViewController {
    return top(of: presented)
  }
  return controller
}
func page(_ title: String) -> UIViewController {
  let page = UIViewController()
  page.title = title
  return page
}
let window = UIWindow(frame: UIScreen.main.bounds)
let feed = UINavigationController(rootViewController: page("feed"))
let tabs = UITabBarController()
tabs.viewControllers = [feed, page("more")]
window.rootViewController = tabs
window.makeKeyAndVisible()
func show() { print(top(of: window.rootViewController)?.title ?? "nil") }
show()
feed.pushViewController(page("article"), animated: false)
show()
tabs.selectedIndex = 1
show()
tabs.present(page("modal"), animated: true) { show() }
