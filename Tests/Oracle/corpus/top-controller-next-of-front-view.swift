import UIKit

func currentController() -> UIViewController? {
  guard let window = UIApplication.shared.keyWindow else { return nil }
  guard let front = window.subviews.last else { return window.rootViewController }
  return front.next as? UIViewController ?? window.rootViewController
}
let window = UIWindow(frame: UIScreen.main.bounds)
print(currentController() == nil)
let root = UIViewController()
root.title = "root"
window.rootViewController = root
window.makeKeyAndVisible()
print(currentController()?.title ?? "nil")
let banner = UIView()
window.addSubview(banner)
print(currentController()?.title ?? "nil", window.subviews.count)
