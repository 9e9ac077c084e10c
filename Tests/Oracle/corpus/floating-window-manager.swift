import UIKit

final class WindowManager {
  static let shared = WindowManager()
  private var stack: [UIWindow] = []
  private init() {}

  func push(_ name: String, level: UIWindow.Level = .normal) {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.windowLevel = level
    window.rootViewController = UIViewController()
    window.rootViewController?.title = name
    window.makeKeyAndVisible()
    stack.append(window)
    report("pushed \(name)")
  }
  func pop() {
    guard let window = stack.popLast() else { return print("nothing to pop") }
    window.isHidden = true
    report("popped \(window.rootViewController?.title ?? "-")")
  }
  private func report(_ text: String) {
    let key = UIApplication.shared.keyWindow?.rootViewController?.title ?? "none"
    print("\(text), key is \(key), \(UIApplication.shared.windows.count) windows")
  }
}
WindowManager.shared.push("main")
WindowManager.shared.push("menu", level: .statusBar)
WindowManager.shared.push("alert", level: .alert)
WindowManager.shared.pop()
WindowManager.shared.pop()
WindowManager.shared.pop()
WindowManager.shared.pop()
