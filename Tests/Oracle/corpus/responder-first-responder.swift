import UIKit

class Field: UITextField {
  override func becomeFirstResponder() -> Bool {
    let result = super.becomeFirstResponder()
    print(tag, "become", result)
    return result
  }
  override func resignFirstResponder() -> Bool {
    let result = super.resignFirstResponder()
    print(tag, "resign", result)
    return result
  }
}
let window = UIWindow(frame: UIScreen.main.bounds)
let first = Field(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
first.tag = 1
let second = Field(frame: CGRect(x: 0, y: 40, width: 100, height: 30))
second.tag = 2
print(first.becomeFirstResponder())
window.addSubview(first)
window.addSubview(second)
window.makeKeyAndVisible()
first.becomeFirstResponder()
print(first.isFirstResponder, second.isFirstResponder)
second.becomeFirstResponder()
print(first.isFirstResponder, second.isFirstResponder)
second.resignFirstResponder()
print(first.isFirstResponder, second.isFirstResponder)
