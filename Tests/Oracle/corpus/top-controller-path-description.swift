import UIKit

extension UIViewController {
  var path: String {
    let name = title ?? "\(type(of: self))"
    var parts = [name]
    parts += children.map { "(" + $0.path + ")" }
    if let presented = presentedViewController, presented.presentingViewController === self {
      parts.append("-> " + presented.path)
    }
    return parts.joined(separator: " ")
  }
}
func page(_ title: String) -> UIViewController {
  let page = UIViewController()
  page.title = title
  return page
}
let window = UIWindow(frame: UIScreen.main.bounds)
let navigation = UINavigationController(rootViewController: page("a"))
navigation.pushViewController(page("b"), animated: false)
window.rootViewController = navigation
window.makeKeyAndVisible()
print(navigation.path)
navigation.present(page("m"), animated: true) { print(navigation.path) }
