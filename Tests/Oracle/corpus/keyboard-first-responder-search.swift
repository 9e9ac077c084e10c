import UIKit

extension UIView {
  var firstResponder: UIView? {
    if isFirstResponder { return self }
    for view in subviews {
      if let found = view.firstResponder { return found }
    }
    return nil
  }
}
let window = UIWindow(frame: UIScreen.main.bounds)
window.makeKeyAndVisible()
let form = UIView(frame: window.bounds)
window.addSubview(form)
let fields = (0..<3).map { index -> UITextField in
  let field = UITextField(frame: CGRect(x: 0, y: index * 50, width: 200, height: 40))
  field.tag = index + 1
  form.addSubview(field)
  return field
}
print(window.firstResponder?.tag ?? 0)
fields[1].becomeFirstResponder()
print(window.firstResponder?.tag ?? 0)
fields[2].becomeFirstResponder()
print(window.firstResponder === fields[2], fields[1].isFirstResponder)
window.endEditing(true)
print(window.firstResponder == nil)
