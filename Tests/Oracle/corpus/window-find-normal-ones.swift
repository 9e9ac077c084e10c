import UIKit

extension UIApplication {
  var frontNormalWindow: UIWindow? {
    windows.reversed().first { $0.windowLevel == .normal && !$0.isHidden && $0.alpha > 0 }
  }
}
let main = UIWindow(frame: UIScreen.main.bounds)
main.tag = 1
main.makeKeyAndVisible()
let hud = UIWindow(frame: UIScreen.main.bounds)
hud.tag = 2
hud.windowLevel = .alert
hud.makeKeyAndVisible()
print(UIApplication.shared.keyWindow?.tag ?? 0, UIApplication.shared.frontNormalWindow?.tag ?? 0)
let clear = UIWindow(frame: UIScreen.main.bounds)
clear.tag = 3
clear.alpha = 0
clear.isHidden = false
print(UIApplication.shared.windows.map { $0.tag }, UIApplication.shared.frontNormalWindow?.tag ?? 0)
main.isHidden = true
print(UIApplication.shared.frontNormalWindow?.tag ?? 0)
