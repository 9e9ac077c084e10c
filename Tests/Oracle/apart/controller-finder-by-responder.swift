import UIKit

extension UIResponder {
  func nearest<T: UIResponder>(_ type: T.Type) -> T? {
    var current: UIResponder? = self
    while current != nil {
      if let match = current as? T { return match }
      current = current?.next
    }
    return nil
  }
}
final class Section: UIView {}
final class Screen: UIViewController {}
let screen = Screen()
let section = Section()
let label = UILabel()
section.addSubview(label)
screen.view.addSubview(section)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = UINavigationController(rootViewController: screen)
print(label.nearest(Section.self) === section, label.nearest(Screen.self) === screen)
print(label.nearest(UIWindow.self) == nil, label.nearest(UILabel.self) === label)
window.makeKeyAndVisible()
print(label.nearest(UIWindow.self) === window, label.nearest(UINavigationController.self) === window.rootViewController)
print(window.nearest(UIViewController.self) == nil)
