import UIKit

class LifeController: UIViewController {
  override func loadView() {
    print("loadView")
    super.loadView()
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    print("viewDidLoad", isViewLoaded)
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    print("viewWillAppear", animated)
  }
  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    print("viewWillLayoutSubviews")
  }
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    print("viewDidLayoutSubviews", view.bounds.size)
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    print("viewDidAppear", animated)
  }
}

let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = LifeController()
print("root is set")
window.makeKeyAndVisible()
print("window is visible")
