import UIKit

final class EditController: UIViewController {
  var hasChanges = true
  func close() {
    guard !hasChanges else {
      let alert = UIAlertController(title: "Discard?", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Keep", style: .cancel) { _ in print("kept") })
      alert.addAction(
        UIAlertAction(title: "Discard", style: .destructive) { [unowned self] _ in
          hasChanges = false
          close()
        })
      present(alert, animated: true)
      return
    }
    navigationController?.popViewController(animated: true)
    print("closing")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isMovingFromParent { print("left the stack") }
  }
  deinit { print("editor deinit") }
}
let window = UIWindow(frame: UIScreen.main.bounds)
let navigation = UINavigationController(rootViewController: UIViewController())
window.rootViewController = navigation
window.makeKeyAndVisible()
DispatchQueue.main.async {
  let editor = EditController()
  navigation.pushViewController(editor, animated: false)
  DispatchQueue.main.async { editor.close() }
}

// choose Discard
