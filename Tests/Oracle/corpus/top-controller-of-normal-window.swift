import UIKit

func topController() -> UIViewController? {
  let windows = UIApplication.shared.windows
  var window = UIApplication.shared.keyWindow
  if window?.windowLevel != .normal {
    for candidate in windows where candidate.windowLevel == .normal {
      window = candidate
      break
    }
  }
  var top = window?.rootViewController
  while let next = top?.presentedViewController { top = next }
  return top
}
func window(_ title: String, _ level: UIWindow.Level) -> UIWindow {
  let window = UIWindow(frame: UIScreen.main.bounds)
  window.windowLevel = level
  window.rootViewController = UIViewController()
  window.rootViewController?.title = title
  window.makeKeyAndVisible()
  return window
}
let main = window("main", .normal)
print(topController()?.title ?? "nil")
let alert = window("alert", .alert)
print(UIApplication.shared.keyWindow?.rootViewController?.title ?? "nil", topController()?.title ?? "nil")
