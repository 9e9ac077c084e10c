import UIKit

protocol Configurable {}
extension Configurable where Self: AnyObject {
  func with(_ configure: (Self) -> Void) -> Self {
    configure(self)
    return self
  }
}
extension NSObject: Configurable {}

let label = UILabel().with {
  $0.text = "Hello"
  $0.tag = 3
}
let box = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)).with {
  $0.addSubview(label)
  $0.alpha = 0.5
}
print(label.text ?? "-", label.tag, box.alpha, box.subviews.count)
let labels: [UILabel] = (1...3).map { n in
  let label = UILabel(frame: CGRect(x: 0, y: CGFloat(n) * 20, width: 100, height: 20))
  label.text = "Row \(n)"
  return label
}
labels.forEach(box.addSubview)
print(box.subviews.compactMap { ($0 as? UILabel)?.text })
