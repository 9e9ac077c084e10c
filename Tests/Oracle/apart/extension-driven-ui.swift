import UIKit

extension CGRect {
  var topLeft: CGPoint { origin }
  var bottomRight: CGPoint { CGPoint(x: maxX, y: maxY) }
  func scaled(by factor: CGFloat) -> CGRect {
    insetBy(dx: width * (1 - factor) / 2, dy: height * (1 - factor) / 2)
  }
}
extension UIView {
  var x: CGFloat {
    get { frame.origin.x }
    set { frame.origin.x = newValue }
  }
  var right: CGFloat {
    get { frame.maxX }
    set { frame.origin.x = newValue - frame.width }
  }
  func addSubviews(_ views: UIView...) { views.forEach(addSubview) }
  func pin(toTop height: CGFloat) {
    guard let superview else { return }
    frame = CGRect(x: 0, y: 0, width: superview.bounds.width, height: height)
  }
}
let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
let bar = UIView()
let box = UIView(frame: CGRect(x: 10, y: 100, width: 50, height: 50))
root.addSubviews(bar, box)
bar.pin(toTop: 64)
print(bar.frame, root.subviews.count)
box.right = root.bounds.width - 10
print(box.x, box.right)
box.x += 5
print(box.frame, box.frame.scaled(by: 0.5), box.frame.bottomRight)
