import UIKit

class ShakeWindow: UIWindow {
  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    if motion == .motionShake { print("shake begins") }
  }
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    guard motion == .motionShake else { return }
    print("shaken \(tag), key: \(isKeyWindow)")
  }
}
let first = ShakeWindow(frame: UIScreen.main.bounds)
first.tag = 1
first.makeKeyAndVisible()
let second = ShakeWindow(frame: UIScreen.main.bounds)
second.tag = 2
second.windowLevel = .alert
second.isHidden = false

// shake
// tap 10,10
// shake
