import UIKit

class DetailController: UIViewController {
  var text = "none"
  let label = UILabel()
  override func viewDidLoad() {
    super.viewDidLoad()
    print("viewDidLoad with \(text)")
    label.text = text
    view.addSubview(label)
  }
}
let first = DetailController()
first.text = "early enough"
print(first.isViewLoaded)
print(first.view.subviews.count)
print(first.label.text ?? "nil")

let second = DetailController()
second.view.backgroundColor = .white
second.text = "too late"
print(second.label.text ?? "nil")
print(second.viewIfLoaded === second.view, DetailController().viewIfLoaded == nil)
second.loadViewIfNeeded()
