import UIKit

func stack(_ title: String) -> UINavigationController {
  let root = UIViewController()
  root.title = title
  let navigation = UINavigationController(rootViewController: root)
  navigation.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
  return navigation
}
let tabs = UITabBarController()
tabs.setViewControllers([stack("feed"), stack("more")], animated: false)
let detail = UIViewController()
detail.title = "detail"
(tabs.selectedViewController as? UINavigationController)?.pushViewController(detail, animated: false)
let feed = tabs.viewControllers![0] as! UINavigationController
print(feed.viewControllers.map { $0.title! }, detail.tabBarController === tabs)
print(detail.navigationController === feed, feed.navigationController == nil, feed.parent === tabs)
print(tabs.children.count, feed.tabBarItem.title ?? "-")
tabs.viewControllers?.removeFirst()
print(tabs.viewControllers!.count, tabs.selectedIndex, detail.tabBarController == nil)
