import UIKit

final class Form: NSObject, UITextFieldDelegate {
  let name = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
  let email = UITextField(frame: CGRect(x: 0, y: 50, width: 100, height: 40))
  override init() {
    super.init()
    for field in [name, email] {
      field.delegate = self
      field.addTarget(self, action: #selector(edited(_:)), for: .editingChanged)
    }
  }
  private func label(_ field: UITextField) -> String { field === name ? "name" : "email" }
  @objc func edited(_ field: UITextField) { print(label(field), "=", field.text ?? "nil") }
  func textFieldDidBeginEditing(_ textField: UITextField) { print("begin", label(textField)) }
  func textFieldDidEndEditing(_ textField: UITextField) { print("end", label(textField)) }
}
let form = Form()
let window = UIWindow(frame: UIScreen.main.bounds)
window.addSubview(form.name)
window.addSubview(form.email)
window.makeKeyAndVisible()
form.name.text = "A"
print(form.name.text ?? "-", form.email.text ?? "-")

// tap 10,10
// type nn
// tap 10,60
// type x@y
