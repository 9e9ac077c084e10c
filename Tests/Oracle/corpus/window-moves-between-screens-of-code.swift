import UIKit

final class Banner {
  private var window: UIWindow?
  private var hideItem: DispatchWorkItem?
  var isVisible: Bool { window?.isHidden == false }

  func show() {
    hideItem?.cancel()
    if window == nil {
      window = UIWindow(frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 64))
      window?.windowLevel = .statusBar + 1
    }
    window?.isHidden = false
    let item = DispatchWorkItem { [weak self] in self?.hide() }
    hideItem = item
    DispatchQueue.main.asyncAfter(deadline: .now() + 2, execute: item)
    print("show", isVisible)
  }
  func hide() {
    window?.isHidden = true
    window = nil
    print("hide", isVisible)
  }
}
let banner = Banner()
banner.show()
DispatchQueue.main.asyncAfter(deadline: .now() + 1) { banner.show() }
DispatchQueue.main.asyncAfter(deadline: .now() + 2.5) { print("still visible:", banner.isVisible) }
