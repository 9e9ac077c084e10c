import UIKit

final class DebugPanel: NSObject {
  private lazy var panel: UIWindow = {
    print("panel is made")
    let window = UIWindow(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
    window.windowLevel = .statusBar + 100
    return window
  }()
  let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
  var isShown: Bool { !panel.isHidden }

  func install(in window: UIWindow) {
    button.addTarget(self, action: #selector(toggle), for: .touchUpInside)
    window.addSubview(button)
    print("installed")
  }
  @objc private func toggle() {
    panel.isHidden = !panel.isHidden
    print("shown:", isShown, "windows:", UIApplication.shared.windows.count)
  }
}
let window = UIWindow(frame: UIScreen.main.bounds)
window.makeKeyAndVisible()
let debug = DebugPanel()
debug.install(in: window)

// tap 10,10
// tap 10,10
// tap 10,10
