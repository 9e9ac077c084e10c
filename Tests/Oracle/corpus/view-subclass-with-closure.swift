import UIKit

final class TapArea: UIControl {
  private let onTap: (TapArea) -> Void
  private(set) var count = 0

  init(frame: CGRect, onTap: @escaping (TapArea) -> Void) {
    self.onTap = onTap
    super.init(frame: frame)
    addTarget(self, action: #selector(handleTap), for: .touchUpInside)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  @objc private func handleTap() {
    count += 1
    onTap(self)
  }
}

let window = UIWindow(frame: UIScreen.main.bounds)
window.makeKeyAndVisible()
let area = TapArea(frame: CGRect(x: 0, y: 0, width: 50, height: 50)) { area in
  print("tap number \(area.count) in \(area.frame)")
}
window.addSubview(area)

// tap 10,10
// tap 200,200
// tap 49,49
