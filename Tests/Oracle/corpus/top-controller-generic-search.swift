import UIKit

extension UIViewController {
  func first<T: UIViewController>(_ type: T.Type) -> T? {
    if let match = self as? T { return match }
    for child in children {
      if let match = child.first(type) { return match }
    }
    return presentedViewController?.first(type)
  }
}
final class Profile: UIViewController {}
final class Settings: UIViewController {}
let tabs = UITabBarController()
tabs.viewControllers = [
  UINavigationController(rootViewController: UIViewController()),
  UINavigationController(rootViewController: Profile()),
]
print(tabs.first(Profile.self) != nil, tabs.first(Settings.self) == nil)
print(tabs.first(UINavigationController.self) === tabs.viewControllers![0])
print(tabs.first(UITabBarController.self) === tabs)
