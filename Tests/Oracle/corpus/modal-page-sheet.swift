// profile ios13
import UIKit

class Sheet: UIViewController, UIAdaptivePresentationControllerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    presentationController?.delegate = self
  }
  override func viewWillDisappear(_ animated: Bool) { print("sheet will disappear") }
  override func viewDidDisappear(_ animated: Bool) { print("sheet did disappear") }
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    print("will dismiss")
  }
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    print("did dismiss")
  }
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    print("attempt to dismiss")
    isModalInPresentation = false
  }
}
class Root: UIViewController {
  override func viewWillAppear(_ animated: Bool) { print("root will appear") }
  override func viewWillDisappear(_ animated: Bool) { print("root will disappear") }
}
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = Root()
window.makeKeyAndVisible()
let sheet = Sheet()
sheet.isModalInPresentation = true
window.rootViewController!.present(sheet, animated: true) { print("sheet is up") }

// pullDown
// pullDown
