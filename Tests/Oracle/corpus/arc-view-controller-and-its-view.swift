import UIKit

class Canvas: UIView {
  deinit { print("canvas deinit") }
}
class Host: UIViewController {
  override func loadView() { view = Canvas(frame: .zero) }
  deinit { print("host deinit") }
}
var host: Host? = Host()
weak var canvas: UIView? = host?.view
print(canvas != nil)
host = nil
print(canvas == nil)

let container = UIView()
var second: Host? = Host()
container.addSubview(second!.view)
second = nil
print("the view is still in the container:", container.subviews.count)
