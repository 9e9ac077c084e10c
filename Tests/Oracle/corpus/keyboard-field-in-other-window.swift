import UIKit

let main = UIWindow(frame: UIScreen.main.bounds)
main.makeKeyAndVisible()
let login = UIWindow(frame: UIScreen.main.bounds)
login.windowLevel = .alert
login.isHidden = false
let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
login.addSubview(field)
print(main.isKeyWindow, login.isKeyWindow)
field.becomeFirstResponder()
print(main.isKeyWindow, login.isKeyWindow, field.isFirstResponder)

// type abc
// tap 200,300
