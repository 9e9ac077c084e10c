import UIKit

class Root: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    print("viewDidLoad, window is nil:", view.window == nil, "frame:", view.frame)
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    print("viewWillAppear, window is nil:", view.window == nil)
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    print("viewDidAppear, window is nil:", view.window == nil)
  }
}
let window = UIWindow(frame: UIScreen.main.bounds)
let root = Root()
window.rootViewController = root
print("loaded:", root.isViewLoaded)
window.makeKeyAndVisible()
print("visible, loaded:", root.isViewLoaded, "superview:", root.view.superview != nil)
