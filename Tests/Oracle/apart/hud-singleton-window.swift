import UIKit

final class HUD {
  static let shared = HUD()
  private var window: UIWindow?
  private var count = 0
  private init() { print("HUD is created") }

  func show(_ text: String) {
    count += 1
    guard window == nil else { return print("HUD is already up,", count) }
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.windowLevel = .alert
    window.backgroundColor = UIColor.black.withAlphaComponent(0.4)
    let label = UILabel(frame: window.bounds.insetBy(dx: 100, dy: 200))
    label.text = text
    label.textAlignment = .center
    window.addSubview(label)
    window.isHidden = false
    self.window = window
    print("HUD shows", text, label.frame.size)
  }
  func hide() {
    guard count > 0 else { return print("HUD is not up") }
    count -= 1
    guard count == 0 else { return print("HUD stays,", count) }
    window?.isHidden = true
    window = nil
    print("HUD is gone, windows:", UIApplication.shared.windows.count)
  }
}
let main = UIWindow(frame: UIScreen.main.bounds)
main.makeKeyAndVisible()
HUD.shared.show("Loading")
HUD.shared.show("Still loading")
print(main.isKeyWindow)
HUD.shared.hide()
HUD.shared.hide()
HUD.shared.hide()
