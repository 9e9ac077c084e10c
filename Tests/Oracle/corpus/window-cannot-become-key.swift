import UIKit

class OverlayWindow: UIWindow {
  override var canBecomeKey: Bool { false }
}
let main = UIWindow(frame: UIScreen.main.bounds)
main.makeKeyAndVisible()
let overlay = OverlayWindow(frame: UIScreen.main.bounds)
overlay.windowLevel = .alert
overlay.makeKeyAndVisible()
print(overlay.isHidden, overlay.isKeyWindow, main.isKeyWindow)
overlay.makeKey()
print(main.isKeyWindow)
main.isHidden = true
print(UIApplication.shared.keyWindow === main, UIApplication.shared.keyWindow == nil)
