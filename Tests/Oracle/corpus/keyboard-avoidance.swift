import UIKit

/// A form that moves its fields out of the keyboard's way.
final class FormViewController: UIViewController, UITextFieldDelegate {
  private let name = UITextField(frame: CGRect(x: 20, y: 500, width: 200, height: 40))
  private let email = UITextField(frame: CGRect(x: 20, y: 560, width: 200, height: 40))

  override func viewDidLoad() {
    super.viewDidLoad()
    for field in [name, email] {
      field.delegate = self
      view.addSubview(field)
    }
    let center = NotificationCenter.default
    center.addObserver(
      self, selector: #selector(keyboardWillShow(_:)),
      name: UIResponder.keyboardWillShowNotification, object: nil)
    center.addObserver(
      self, selector: #selector(keyboardWillHide(_:)),
      name: UIResponder.keyboardWillHideNotification, object: nil)
    center.addObserver(
      forName: UIResponder.keyboardDidShowNotification, object: nil, queue: .main
    ) { _ in print("keyboard is up") }
    center.addObserver(
      forName: UIResponder.keyboardDidHideNotification, object: nil, queue: .main
    ) { _ in print("keyboard is gone") }
  }

  @objc private func keyboardWillShow(_ notification: Notification) {
    guard let info = notification.userInfo,
      let frame = (info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue,
      let duration = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double
    else { return }
    let overlap = email.frame.maxY - frame.minY
    print("keyboard", frame, duration, "overlap", overlap)
    UIView.animate(withDuration: duration) { self.view.frame.origin.y = -overlap }
  }

  @objc private func keyboardWillHide(_ notification: Notification) {
    let begin = (notification.userInfo?[UIResponder.keyboardFrameBeginUserInfoKey] as? NSValue)?
      .cgRectValue
    print("keyboard leaves", begin?.minY ?? -1)
    view.frame.origin.y = 0
  }

  private func label(_ field: UITextField) -> String { field === name ? "name" : "email" }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    print(label(textField), "may begin")
    return true
  }
  func textFieldDidBeginEditing(_ textField: UITextField) {
    print(label(textField), "began", textField.isEditing)
  }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    let mayEnd = textField.text?.isEmpty == false
    print(label(textField), "may end:", mayEnd)
    return mayEnd
  }
  func textFieldDidEndEditing(_ textField: UITextField) {
    print(label(textField), "ended", textField.text ?? "-")
  }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    print(label(textField), "takes", string, "at", range.location)
    return range.location + string.count <= 5
  }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField === name {
      email.becomeFirstResponder()
    } else {
      textField.resignFirstResponder()
    }
    print("return", view.frame.origin.y)
    return true
  }
}

let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = FormViewController()
window.makeKeyAndVisible()

// tap 30,510
// tap 30,380
// type Ann
// tap 30,380
// type abcdef
// type x
// background
// foreground
