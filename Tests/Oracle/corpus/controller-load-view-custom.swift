import UIKit

class CanvasView: UIView {
  var lines = 0
}
class CanvasController: UIViewController {
  var canvas: CanvasView { view as! CanvasView }
  override func loadView() {
    print("loadView")
    view = CanvasView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    canvas.lines = 3
    print("viewDidLoad", type(of: view!))
  }
}
let controller = CanvasController()
print(controller.isViewLoaded)
print(controller.canvas.lines, controller.view.frame)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = controller
window.isHidden = false
print(controller.view.frame)
