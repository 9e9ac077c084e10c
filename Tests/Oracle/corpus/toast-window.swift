import UIKit

final class Toast {
  private static var window: UIWindow?
  private static var count = 0

  static func show(_ text: String, for seconds: Double = 2) {
    count += 1
    let number = count
    let window = UIWindow(frame: CGRect(x: 40, y: 500, width: 240, height: 40))
    window.windowLevel = .alert
    window.isUserInteractionEnabled = false
    let label = UILabel(frame: window.bounds)
    label.text = text
    window.addSubview(label)
    window.isHidden = false
    self.window = window
    print("toast \(number): \(text)")
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) {
      guard number == count else { return print("toast \(number) was replaced") }
      self.window?.isHidden = true
      self.window = nil
      print("toast \(number) is hidden")
    }
  }
}
let main = UIWindow(frame: UIScreen.main.bounds)
main.makeKeyAndVisible()
Toast.show("Saved")
print(UIApplication.shared.windows.count, main.isKeyWindow)
DispatchQueue.main.asyncAfter(deadline: .now() + 1) { Toast.show("Sent", for: 0.5) }
DispatchQueue.main.asyncAfter(deadline: .now() + 5) { print(UIApplication.shared.windows.count) }
