import UIKit

let back = UIWindow(frame: UIScreen.main.bounds)
back.tag = 1
let front = UIWindow(frame: UIScreen.main.bounds)
front.tag = 2
front.windowLevel = .alert
front.isHidden = false
back.makeKeyAndVisible()
let app = UIApplication.shared
print("key", app.keyWindow!.tag, "front", app.windows.last!.tag)
print("hit", app.windows.reversed().first { $0.hitTest(CGPoint(x: 10, y: 10), with: nil) != nil }!.tag)
front.isUserInteractionEnabled = false
print("hit", app.windows.reversed().first { $0.hitTest(CGPoint(x: 10, y: 10), with: nil) != nil }!.tag)
