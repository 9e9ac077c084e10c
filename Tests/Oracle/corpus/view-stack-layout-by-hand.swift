import UIKit

final class Column: UIView {
  var spacing: CGFloat = 10
  override func layoutSubviews() {
    super.layoutSubviews()
    var y: CGFloat = 0
    for view in subviews where !view.isHidden {
      view.frame = CGRect(x: 0, y: y, width: bounds.width, height: view.frame.height)
      y = view.frame.maxY + spacing
    }
    print("laid out to", y - spacing)
  }
}
let column = Column(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
for height in [20, 30, 40] {
  column.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 0, height: height)))
}
column.layoutIfNeeded()
print(column.subviews.map { $0.frame.minY })
column.subviews[1].isHidden = true
column.setNeedsLayout()
column.layoutIfNeeded()
print(column.subviews.map { $0.frame.minY })
