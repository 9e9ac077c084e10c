import UIKit

let controller = UIViewController()
print(controller.title == nil)
controller.title = "Settings"
controller.navigationItem.title = "Navigation title"
controller.tabBarItem = UITabBarItem(title: "Tab", image: nil, tag: 3)
print(controller.title ?? "-", controller.navigationItem.title ?? "-", controller.tabBarItem.tag)
let navigation = UINavigationController(rootViewController: controller)
print(navigation.title ?? "nil", navigation.viewControllers.first?.title ?? "nil")
