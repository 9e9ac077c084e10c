import UIKit

let window = UIWindow(frame: UIScreen.main.bounds)
print(window.isHidden, window.isKeyWindow, window.windowLevel == .normal)
print(UIApplication.shared.keyWindow == nil, UIApplication.shared.windows.count)
window.makeKeyAndVisible()
print(window.isHidden, window.isKeyWindow)
print(UIApplication.shared.keyWindow === window)
print(window.frame, window.superview == nil, window.window === window)
print(window.rootViewController == nil)
