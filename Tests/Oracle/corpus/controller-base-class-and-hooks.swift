import UIKit

class BaseController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    print("Base.viewDidLoad")
    setupViews()
    bind()
  }
  func setupViews() { print("Base.setupViews") }
  func bind() {}
  var screenName: String { String(describing: type(of: self)) }
}
class ListController: BaseController {
  private lazy var list: UIScrollView = {
    print("list is made for \(screenName)")
    let list = UIScrollView(frame: view.bounds)
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return list
  }()
  override func setupViews() {
    super.setupViews()
    view.addSubview(list)
  }
  override func bind() {
    print("bind", view.subviews.first === list, list.frame)
  }
}
let controller = ListController()
print(controller.screenName)
controller.loadViewIfNeeded()
