import UIKit

final class BadgeView: UIView {
  var count = 0 {
    didSet {
      guard count != oldValue else { return }
      isHidden = count == 0
      label.text = count > 99 ? "99+" : "\(count)"
      setNeedsLayout()
    }
  }
  private let label = UILabel()
  override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
    layer.cornerRadius = frame.height / 2
    layer.masksToBounds = true
    addSubview(label)
  }
  required init?(coder: NSCoder) { fatalError() }
  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
    print("layout", label.text ?? "nil", label.frame)
  }
}
let window = UIWindow(frame: UIScreen.main.bounds)
window.makeKeyAndVisible()
let badge = BadgeView(frame: CGRect(x: 10, y: 10, width: 24, height: 24))
window.addSubview(badge)
print(badge.isHidden, badge.clipsToBounds, badge.layer.cornerRadius)
for count in [0, 1, 5, 5, 120] {
  badge.count = count
  badge.layoutIfNeeded()
}
badge.count = 0
print(badge.isHidden)
