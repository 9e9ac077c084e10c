import UIKit

func make(_ tag: Int, _ level: UIWindow.Level) -> UIWindow {
  let window = UIWindow(frame: UIScreen.main.bounds)
  window.tag = tag
  window.windowLevel = level
  window.isHidden = false
  return window
}
func order() -> [Int] { UIApplication.shared.windows.map { $0.tag } }

let alert = make(1, .alert)
let normal = make(2, .normal)
let bar = make(3, .statusBar)
print(order())
let second = make(4, .normal)
print(order())
normal.isHidden = true
normal.isHidden = false
print(order())
normal.windowLevel = .alert + 1
print(order(), normal.windowLevel.rawValue)
print(UIWindow.Level.normal < .statusBar, UIWindow.Level.alert.rawValue, (UIWindow.Level.alert - 1).rawValue)
print(bar.windowLevel == .statusBar, second.isKeyWindow, alert.isHidden)
