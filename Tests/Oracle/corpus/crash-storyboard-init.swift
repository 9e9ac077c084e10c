import UIKit

class Card: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    print("init(frame:)")
  }
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}
let card = Card(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
print(card.frame)
_ = Card(coder: NSCoder())
