import UIKit

final class KeyWatcher {
  private(set) var history: [Int] = []
  private var observers: [NSObjectProtocol] = []
  init() {
    observers.append(
      NotificationCenter.default.addObserver(forName: UIWindow.didBecomeKeyNotification, object: nil, queue: nil) {
        [unowned self] note in
        self.history.append((note.object as? UIWindow)?.tag ?? 0)
      })
    observers.append(
      NotificationCenter.default.addObserver(forName: UIWindow.didResignKeyNotification, object: nil, queue: nil) {
        [unowned self] note in
        self.history.append(-((note.object as? UIWindow)?.tag ?? 0))
      })
  }
  deinit { observers.forEach(NotificationCenter.default.removeObserver) }
}
func window(_ tag: Int) -> UIWindow {
  let window = UIWindow(frame: UIScreen.main.bounds)
  window.tag = tag
  return window
}
let watcher = KeyWatcher()
let windows = (1...3).map(window)
windows.forEach { $0.makeKeyAndVisible() }
print(watcher.history)
windows[2].isHidden = true
print(watcher.history)
windows[0].makeKey()
print(watcher.history)
