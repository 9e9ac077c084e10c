import UIKit

final class Editor: UIViewController, UITextFieldDelegate {
  private let first = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
  private let second = UITextField(frame: CGRect(x: 0, y: 50, width: 200, height: 40))
  private let nextButton = UIButton(frame: CGRect(x: 220, y: 0, width: 80, height: 40))
  override func viewDidLoad() {
    super.viewDidLoad()
    nextButton.addTarget(self, action: #selector(goNext), for: .touchUpInside)
    for view in [first, second, nextButton] as [UIView] { self.view.addSubview(view) }
    first.delegate = self
    second.delegate = self
  }
  @objc private func goNext() {
    if first.isFirstResponder {
      second.becomeFirstResponder()
    } else if second.isFirstResponder {
      second.resignFirstResponder()
      print("form:", first.text ?? "", second.text ?? "")
    } else {
      first.becomeFirstResponder()
    }
  }
  func textFieldDidBeginEditing(_ textField: UITextField) {
    print("editing", textField === first ? "first" : "second")
  }
}
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = Editor()
window.makeKeyAndVisible()

// tap 230,10
// type one
// tap 230,10
// type two
// tap 230,10
