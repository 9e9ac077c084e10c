import UIKit

class Card: UIView {
  let label = UILabel()
  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
    print("card is made")
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 8, dy: 8)
    print("layoutSubviews", label.frame)
  }
}

let window = UIWindow(frame: UIScreen.main.bounds)
window.isHidden = false
let card = Card(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
window.addSubview(card)
print("added", card.label.frame)
card.layoutIfNeeded()
print("after layoutIfNeeded")
card.layoutIfNeeded()
card.frame.size = CGSize(width: 200, height: 80)
print("resized", card.label.frame)
card.setNeedsLayout()
card.layoutIfNeeded()
card.setNeedsLayout()
print("end of the program's turn")
