import UIKit

class Tab: UIViewController {
  override func viewDidLoad() { print(title!, "viewDidLoad") }
  override func viewWillAppear(_ animated: Bool) { print(title!, "viewWillAppear") }
  override func viewDidAppear(_ animated: Bool) { print(title!, "viewDidAppear") }
  override func viewWillDisappear(_ animated: Bool) { print(title!, "viewWillDisappear") }
  override func viewDidDisappear(_ animated: Bool) { print(title!, "viewDidDisappear") }
}
let tabs = UITabBarController()
tabs.viewControllers = ["home", "search", "profile"].map {
  let tab = Tab()
  tab.title = $0
  return tab
}
print(tabs.selectedIndex, tabs.selectedViewController?.title ?? "-")
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = tabs
window.makeKeyAndVisible()
DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
  print("-- select 2")
  tabs.selectedIndex = 2
  print("-- selected", tabs.selectedViewController?.title ?? "-", tabs.viewControllers![1].isViewLoaded)
}
DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
  tabs.selectedViewController = tabs.viewControllers?.first
  print(tabs.selectedIndex, tabs.viewControllers?.count ?? 0)
}
