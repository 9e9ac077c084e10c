import UIKit

let window = UIWindow()
print(window.frame == UIScreen.main.bounds, window.frame)
let small = UIWindow(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
small.rootViewController = UIViewController()
small.isHidden = false
print(small.rootViewController!.view.frame, small.bounds)
print(small.rootViewController!.view.superview === small)
small.frame.size.width = 100
print(small.rootViewController!.view.frame)
