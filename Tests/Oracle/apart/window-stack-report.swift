import UIKit

extension UIWindow {
  var report: String {
    let level = windowLevel.rawValue
    let flags = [isKeyWindow ? "key" : nil, isHidden ? "hidden" : nil, rootViewController == nil ? "rootless" : nil]
    return "#\(tag) level \(Int(level)) [\(flags.compactMap { $0 }.joined(separator: ","))]"
  }
}
func dumpWindows(_ title: String) {
  print(title)
  for (index, window) in UIApplication.shared.windows.enumerated() {
    print("  \(index): \(window.report)")
  }
}
var windows: [UIWindow] = []
for (tag, level) in [(1, UIWindow.Level.normal), (2, .alert), (3, .statusBar), (4, .normal)] {
  let window = UIWindow(frame: UIScreen.main.bounds)
  window.tag = tag
  window.windowLevel = level
  if tag % 2 == 1 { window.rootViewController = UIViewController() }
  windows.append(window)
}
dumpWindows("created")
windows[0].makeKeyAndVisible()
windows[1].isHidden = false
dumpWindows("two shown")
windows[3].makeKeyAndVisible()
windows[0].windowLevel = UIWindow.Level(5)
dumpWindows("raised")
windows.removeFirst(2)
dumpWindows("two dropped")
