import UIKit

class Cell: UIView {
  let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
  override init(frame: CGRect) {
    super.init(frame: frame)
    button.addTarget(nil, action: #selector(ListController.remove(_:)), for: .touchUpInside)
    addSubview(button)
  }
  required init?(coder: NSCoder) { fatalError() }
}
class ListController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(Cell(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
  }
  @objc func remove(_ sender: UIButton) {
    print("remove", sender.superview is Cell)
    sender.superview?.removeFromSuperview()
    print("left:", view.subviews.count)
  }
}
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = ListController()
window.makeKeyAndVisible()

// tap 10,10
// tap 10,10
