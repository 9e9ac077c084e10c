import UIKit

class Root: UIViewController {
  override func viewWillDisappear(_ animated: Bool) { print("  root will disappear") }
  override func viewDidDisappear(_ animated: Bool) { print("  root did disappear") }
  override func viewWillAppear(_ animated: Bool) { print("  root will appear") }
}
let window = UIWindow(frame: UIScreen.main.bounds)
let root = Root()
window.rootViewController = root
window.makeKeyAndVisible()
let styles: [(String, UIModalPresentationStyle)] = [
  ("fullScreen", .fullScreen), ("overFullScreen", .overFullScreen), ("custom", .custom),
]
func show(_ index: Int) {
  guard index < styles.count else { return print("all shown") }
  let (name, style) = styles[index]
  print(name)
  let page = UIViewController()
  page.modalPresentationStyle = style
  root.present(page, animated: true) {
    print("  root's view in a window:", root.view.window != nil)
    root.dismiss(animated: true) { show(index + 1) }
  }
}
DispatchQueue.main.async { show(0) }
