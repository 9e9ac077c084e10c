import UIKit

class Form: UIViewController, UITextFieldDelegate {
  let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
  override func viewDidLoad() {
    super.viewDidLoad()
    field.delegate = self
    field.addTarget(self, action: #selector(changed), for: .editingChanged)
    view.addSubview(field)
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    view.endEditing(true)
    print("tap outside, editing:", field.isFirstResponder)
  }
  @objc func changed() { print("text is now", field.text ?? "") }
  func textFieldDidBeginEditing(_ textField: UITextField) { print("began editing") }
  func textFieldDidEndEditing(_ textField: UITextField) { print("ended with", textField.text ?? "") }
}
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = Form()
window.makeKeyAndVisible()

// tap 50,120
// type hello
// tap 300,500
