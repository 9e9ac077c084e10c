import UIKit

extension UIView {
  var parentController: UIViewController? {
    var responder: UIResponder? = self
    while let current = responder {
      if let controller = current as? UIViewController { return controller }
      responder = current.next
    }
    return nil
  }
}
let window = UIWindow(frame: UIScreen.main.bounds)
let root = UIViewController()
root.title = "root"
window.rootViewController = root
window.makeKeyAndVisible()
let row = UIView()
let button = UIButton()
row.addSubview(button)
print(button.parentController == nil)
root.view.addSubview(row)
print(button.parentController?.title ?? "nil", root.view.parentController === root)
print(window.parentController == nil)
let child = UIViewController()
child.title = "child"
root.addChild(child)
row.addSubview(child.view)
child.didMove(toParent: root)
print(child.view.parentController?.title ?? "nil")
