import UIKit

let first = UIWindow(frame: UIScreen.main.bounds)
let second = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
first.makeKeyAndVisible()
print(first.isKeyWindow, second.isKeyWindow)
second.isHidden = false
print(first.isKeyWindow, second.isKeyWindow)
second.makeKey()
print(first.isKeyWindow, second.isKeyWindow)
first.makeKeyAndVisible()
print(first.isKeyWindow, second.isKeyWindow)
print(UIApplication.shared.windows.last === first)
first.isHidden = true
print(second.isKeyWindow)
