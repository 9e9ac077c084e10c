import UIKit

class AppDelegate: NSObject {
  var window: UIWindow!
}
let delegate = AppDelegate()
print(delegate.window == nil)
delegate.window.makeKeyAndVisible()
print("never")
