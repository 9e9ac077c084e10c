import UIKit

final class OverlayPresenter {
  private weak var host: UIViewController?
  private var overlays: [UIViewController] = []
  init(host: UIViewController) { self.host = host }

  func show(_ overlay: UIViewController) {
    guard let host else { return }
    host.addChild(overlay)
    overlay.view.frame = host.view.bounds
    overlay.view.alpha = 0
    host.view.addSubview(overlay.view)
    UIView.animate(withDuration: 0.25) {
      overlay.view.alpha = 1
    } completion: { _ in
      overlay.didMove(toParent: host)
      print("shown", overlay.view.alpha, host.children.count)
    }
    overlays.append(overlay)
  }
  func hideLast() {
    guard let overlay = overlays.popLast() else { return print("nothing to hide") }
    overlay.willMove(toParent: nil)
    UIView.animate(withDuration: 0.25, animations: { overlay.view.alpha = 0 }) { _ in
      overlay.view.removeFromSuperview()
      overlay.removeFromParent()
      print("hidden", self.host?.children.count ?? -1)
    }
  }
}
let window = UIWindow(frame: UIScreen.main.bounds)
let host = UIViewController()
window.rootViewController = host
window.makeKeyAndVisible()
let presenter = OverlayPresenter(host: host)
presenter.show(UIViewController())
DispatchQueue.main.asyncAfter(deadline: .now() + 1) { presenter.hideLast() }
DispatchQueue.main.asyncAfter(deadline: .now() + 2) { presenter.hideLast() }
