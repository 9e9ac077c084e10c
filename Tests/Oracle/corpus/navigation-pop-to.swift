import UIKit

let pages = ["a", "b", "c", "d"].map { name -> UIViewController in
  let page = UIViewController()
  page.title = name
  return page
}
let navigation = UINavigationController(rootViewController: pages[0])
pages.dropFirst().forEach { navigation.pushViewController($0, animated: false) }
print(navigation.viewControllers.count, navigation.visibleViewController?.title ?? "-")
let popped = navigation.popToViewController(pages[1], animated: false)
print(popped?.map { $0.title! } ?? [])
print(navigation.topViewController === pages[1], pages[3].navigationController == nil)
navigation.pushViewController(pages[3], animated: false)
print(navigation.viewControllers.map { $0.title! })
