import UIKit

class Root: UIViewController {}
class Row: UIView {}
let window = UIWindow(frame: UIScreen.main.bounds)
let root = Root()
window.rootViewController = root
window.makeKeyAndVisible()
let row = Row()
let button = UIButton()
root.view.addSubview(row)
row.addSubview(button)
var names: [String] = []
var responder: UIResponder? = button
while let current = responder {
  names.append("\(type(of: current))")
  responder = current.next
}
print(names.joined(separator: " > "))
print(root.next === window, root.view.next === root, row.next === root.view)
