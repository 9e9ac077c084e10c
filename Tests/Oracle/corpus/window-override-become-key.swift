import UIKit

class NoisyWindow: UIWindow {
  override func becomeKey() {
    super.becomeKey()
    print("\(tag) becomeKey, isKeyWindow: \(isKeyWindow)")
  }
  override func resignKey() {
    super.resignKey()
    print("\(tag) resignKey, isKeyWindow: \(isKeyWindow)")
  }
}
let a = NoisyWindow(frame: UIScreen.main.bounds)
a.tag = 1
let b = NoisyWindow(frame: UIScreen.main.bounds)
b.tag = 2
let token = NotificationCenter.default.addObserver(
  forName: UIWindow.didBecomeKeyNotification, object: nil, queue: .main
) { note in
  print("notification:", (note.object as? UIWindow)?.tag ?? 0)
}
a.makeKeyAndVisible()
b.makeKeyAndVisible()
NotificationCenter.default.removeObserver(token)
a.makeKey()
