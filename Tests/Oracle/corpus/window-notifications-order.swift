import UIKit

final class Logger {
  static let names: [Notification.Name] = [
    UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeHiddenNotification,
    UIWindow.didBecomeKeyNotification, UIWindow.didResignKeyNotification,
  ]
  init() {
    for name in Self.names {
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
        let window = note.object as! UIWindow
        print(note.name.rawValue, window.tag)
      }
    }
  }
}

let logger = Logger()
let one = UIWindow()
one.tag = 1
let two = UIWindow()
two.tag = 2
print("-- one")
one.makeKeyAndVisible()
print("-- two")
two.makeKeyAndVisible()
print("-- hide two")
two.isHidden = true
print("-- show two")
two.isHidden = false
print("-- key two")
two.makeKey()
