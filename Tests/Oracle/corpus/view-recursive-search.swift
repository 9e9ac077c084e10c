import UIKit

extension UIView {
  func all<T: UIView>(_ type: T.Type) -> [T] {
    subviews.flatMap { ($0 as? T).map { [$0] } ?? [] } + subviews.flatMap { $0.all(type) }
  }
  var outline: String {
    let inner = subviews.map { $0.outline }.joined(separator: ", ")
    return inner.isEmpty ? "\(type(of: self))" : "\(type(of: self))[\(inner)]"
  }
  func removeAllSubviews() {
    subviews.forEach { $0.removeFromSuperview() }
  }
}

let form = UIView()
let row = UIView()
row.addSubview(UILabel())
row.addSubview(UITextField())
form.addSubview(row)
form.addSubview(UIButton())
form.addSubview(UILabel())
print(form.outline)
print(form.all(UILabel.self).count, form.all(UITextField.self).count, form.all(UIScrollView.self).isEmpty)
form.removeAllSubviews()
print(form.outline, row.superview == nil)
