import UIKit

extension UIView {
  func showToast(_ text: String, duration: TimeInterval = 1.5) {
    let label = UILabel(frame: CGRect(x: 20, y: bounds.maxY - 100, width: bounds.width - 40, height: 40))
    label.text = text
    label.alpha = 0
    addSubview(label)
    UIView.animate(withDuration: 0.3) {
      label.alpha = 1
    } completion: { _ in
      UIView.animate(withDuration: 0.3, delay: duration, options: []) {
        label.alpha = 0
      } completion: { _ in
        label.removeFromSuperview()
        print("toast gone:", text, self.subviews.count)
      }
    }
    print("toast up:", label.frame)
  }
}
let window = UIWindow(frame: UIScreen.main.bounds)
window.makeKeyAndVisible()
UIApplication.shared.keyWindow?.showToast("Copied")
DispatchQueue.main.asyncAfter(deadline: .now() + 1) { window.showToast("Pasted", duration: 0.2) }
