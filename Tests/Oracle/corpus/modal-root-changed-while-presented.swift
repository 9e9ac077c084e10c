import UIKit

class Named: UIViewController {
  init(_ title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
    modalPresentationStyle = .fullScreen
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidDisappear(_ animated: Bool) { print(title!, "did disappear") }
  override func viewDidAppear(_ animated: Bool) { print(title!, "did appear") }
}
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = Named("old root")
window.makeKeyAndVisible()
DispatchQueue.main.async {
  window.rootViewController?.present(Named("modal"), animated: false) {
    DispatchQueue.main.async {
      window.rootViewController?.dismiss(animated: false) {
        window.rootViewController = Named("new root")
        print("changed")
      }
    }
  }
}
