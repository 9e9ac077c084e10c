import UIKit

class Page: UIViewController {
  override func viewWillAppear(_ animated: Bool) { print(title!, "will appear", animated, isBeingPresented) }
  override func viewDidAppear(_ animated: Bool) { print(title!, "did appear", animated) }
  override func viewWillDisappear(_ animated: Bool) { print(title!, "will disappear", isBeingDismissed) }
}
func page(_ title: String) -> Page {
  let page = Page()
  page.title = title
  page.modalPresentationStyle = .overFullScreen
  return page
}
let window = UIWindow(frame: UIScreen.main.bounds)
let root = page("root")
window.rootViewController = root
window.makeKeyAndVisible()
let over = page("over")
root.present(over, animated: false) { print("completion") }
print("presented:", root.presentedViewController === over, over.presentingViewController === root)
DispatchQueue.main.async {
  over.dismiss(animated: false)
  print("being dismissed:", over.isBeingDismissed)
}
