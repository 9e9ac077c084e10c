import UIKit
extension UIApplication {
  var topController: UIViewController? { return top(from: keyWindow?.rootViewController) }
  private func top(from base: UIViewController?) -> UIViewController? {
    switch base {
    case let nav as UINavigationController: return top(from: nav.visibleViewController)
    case let tab as UITabBarController: return top(from: tab.selectedViewController)
    case let other where other?.presentedViewController != nil: return top(from: other?.presentedViewController)
    default: return base
    }
  }
}
class A: UIViewController {}
class B: UIViewController {}
let nav = UINavigationController(rootViewController: A())
let tab = UITabBarController()
tab.viewControllers = [nav, UIViewController()]
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = tab
window.makeKeyAndVisible()
print(type(of: UIApplication.shared.topController!))
Task { @MainActor in
  nav.present(B(), animated: false)
  await Task.yield()
  print(type(of: UIApplication.shared.topController!))
  let chain = sequence(first: window.rootViewController!) { $0.presentedViewController }
  print(chain.map { String(describing: type(of: $0)) })
}
