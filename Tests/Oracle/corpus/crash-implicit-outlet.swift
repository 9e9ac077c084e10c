import UIKit

class Form: UIViewController {
  var nameField: UITextField!
  override func viewDidLoad() {
    super.viewDidLoad()
    print("viewDidLoad")
    nameField = UITextField()
  }
}
let form = Form()
print("field is nil:", form.nameField == nil)
form.nameField.text = "too early"
print("never")
