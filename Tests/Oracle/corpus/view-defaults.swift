import UIKit

func describe(_ view: UIView) {
  print(type(of: view), view.isUserInteractionEnabled, view.isHidden, view.alpha, view.clipsToBounds)
}
describe(UIView())
describe(UILabel())
describe(UIImageView())
describe(UIButton(type: .system))
describe(UITextField())
describe(UIScrollView())
let view = UIView()
print(view.backgroundColor == nil, view.superview == nil, view.window == nil, view.subviews.isEmpty)
view.backgroundColor = .red
print(view.backgroundColor == UIColor.red, view.backgroundColor == .blue)
