import UIKit

class Root: UIViewController {
  @objc func refresh(_ sender: Any?) { print("root refreshes, sender is nil:", sender == nil) }
}
class Row: UIView {
  @objc func select(_ sender: Any?) { print("row is selected") }
}
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = Root()
window.makeKeyAndVisible()
let row = Row(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
let button = UIButton(frame: row.bounds)
row.addSubview(button)
window.rootViewController?.view.addSubview(row)
print(UIApplication.shared.sendAction(#selector(Row.select(_:)), to: nil, from: button, for: nil))
print(UIApplication.shared.sendAction(#selector(Root.refresh(_:)), to: window.rootViewController, from: nil, for: nil))
