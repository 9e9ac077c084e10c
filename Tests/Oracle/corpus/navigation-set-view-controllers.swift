import UIKit

func page(_ title: String) -> UIViewController {
  let page = UIViewController()
  page.title = title
  return page
}
let navigation = UINavigationController()
func titles() -> [String] { navigation.viewControllers.compactMap { $0.title } }
print(titles(), navigation.topViewController == nil)
navigation.viewControllers = [page("a"), page("b"), page("c")]
print(titles(), navigation.topViewController?.title ?? "-")
navigation.setViewControllers([page("x")] + navigation.viewControllers.dropFirst(), animated: false)
print(titles())
let popped = navigation.popToRootViewController(animated: false)
print(popped?.compactMap { $0.title } ?? [], titles())
print(navigation.popViewController(animated: false) == nil, titles())
navigation.viewControllers.append(page("y"))
print(titles(), navigation.viewControllers.count)
print(navigation.viewControllers[0].navigationController === navigation)
