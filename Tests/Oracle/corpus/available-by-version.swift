// profile ios13
import UIKit

func keyWindow() -> UIWindow? {
  if #available(iOS 15, *) {
    print("iOS 15 way")
    return UIApplication.shared.connectedScenes.compactMap { ($0 as? UIWindowScene)?.keyWindow }.first
  } else if #available(iOS 13, *) {
    print("iOS 13 way")
    return UIApplication.shared.windows.first { $0.isKeyWindow }
  } else {
    print("old way")
    return UIApplication.shared.keyWindow
  }
}
let window = UIWindow(frame: UIScreen.main.bounds)
window.makeKeyAndVisible()
print(keyWindow() === window)

func old() {
  guard #available(iOS 14, *) else {
    print("too old for iOS 14")
    return
  }
  print("iOS 14")
}
old()
