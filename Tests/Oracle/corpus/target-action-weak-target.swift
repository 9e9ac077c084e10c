import UIKit

class Owner: NSObject {
  @objc func act() { print("act") }
  deinit { print("owner deinit") }
}
let button = UIButton()
var owner: Owner? = Owner()
button.addTarget(owner, action: #selector(Owner.act), for: .touchUpInside)
button.sendActions(for: .touchUpInside)
owner = nil
button.sendActions(for: .touchUpInside)
print("a control does not hold its target")
