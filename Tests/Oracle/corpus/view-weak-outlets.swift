import UIKit

class Panel: UIView {
  weak var label: UILabel?
  func build() {
    let label = UILabel()
    label.text = "hello"
    addSubview(label)
    self.label = label
  }
  func buildWrong() {
    label = UILabel()
    print("label right after:", label == nil)
  }
}
let panel = Panel()
panel.build()
print(panel.label?.text ?? "nil")
panel.label?.removeFromSuperview()
panel.buildWrong()
