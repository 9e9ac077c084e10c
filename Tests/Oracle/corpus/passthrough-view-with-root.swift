import UIKit

final class PassthroughView: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    subviews.contains { !$0.isHidden && $0.point(inside: convert(point, to: $0), with: event) }
  }
}

final class OverlayController: UIViewController {
  let badge = UIButton(frame: CGRect(x: 10, y: 100, width: 40, height: 40))
  override func loadView() {
    view = PassthroughView()
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    badge.addTarget(self, action: #selector(tapped), for: .touchUpInside)
    view.addSubview(badge)
  }
  @objc func tapped() { print("badge tapped") }
}

let overlay = UIWindow(frame: UIScreen.main.bounds)
overlay.windowLevel = .statusBar + 1
overlay.rootViewController = OverlayController()
overlay.isHidden = false
overlay.layoutIfNeeded()
let view = overlay.rootViewController!.view!
print(view.frame)
print(view.point(inside: CGPoint(x: 20, y: 110), with: nil))
print(view.point(inside: CGPoint(x: 200, y: 300), with: nil))

// tap 20,110
// tap 200,300
