import UIKit
final class Toast: UIWindow {
  private static var current: Toast?
  private let label = UILabel()
  static func show(_ text: String, for seconds: TimeInterval = 2) {
    let toast = Toast(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    toast.windowLevel = .alert + 1
    toast.label.text = text
    toast.addSubview(toast.label)
    toast.isHidden = false
    current = toast
    Task { @MainActor in
      try? await Task.sleep(for: .seconds(2))
      toast.dismiss()
    }
  }
  func dismiss() {
    UIView.animate(withDuration: 0.3, animations: { self.alpha = 0 }) { finished in
      print("finished", finished)
      self.isHidden = true
      Toast.current = nil
    }
  }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { return false }
  deinit { print("toast gone") }
}
Toast.show("Saved")
print(UIApplication.shared.windows.count)
