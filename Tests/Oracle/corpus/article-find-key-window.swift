import UIKit

func findKeyWindow() -> UIWindow? {
  for window in UIApplication.shared.windows.reversed() {
    let isOnMainScreen = window.screen === UIScreen.main
    let isVisible = !window.isHidden && window.alpha > 0
    let isNormal = window.windowLevel == .normal
    if isOnMainScreen && isVisible && isNormal { return window }
  }
  return nil
}
let windows = (1...3).map { tag -> UIWindow in
  let window = UIWindow(frame: UIScreen.main.bounds)
  window.tag = tag
  window.isHidden = false
  return window
}
windows[0].makeKey()
print(findKeyWindow()?.tag ?? 0, UIApplication.shared.keyWindow?.tag ?? 0)
windows[2].alpha = 0
print(findKeyWindow()?.tag ?? 0)
windows[1].windowLevel = .statusBar
print(findKeyWindow()?.tag ?? 0)
windows[0].isHidden = true
print(findKeyWindow() == nil, UIApplication.shared.keyWindow?.tag ?? 0)
