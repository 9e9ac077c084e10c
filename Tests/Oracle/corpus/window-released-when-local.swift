import UIKit

class TestWindow: UIWindow {
  deinit { print("window deinit") }
}
func showAndForget() {
  let window = TestWindow(frame: UIScreen.main.bounds)
  window.makeKeyAndVisible()
  print("shown:", UIApplication.shared.keyWindow === window)
}
showAndForget()
print("after:", UIApplication.shared.keyWindow == nil)

class Holder {
  var window: TestWindow?
}
let holder = Holder()
holder.window = TestWindow(frame: UIScreen.main.bounds)
holder.window?.isHidden = false
print("held:", UIApplication.shared.windows.count)
holder.window = nil
print("dropped")
