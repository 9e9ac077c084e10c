import UIKit

class Receiver: NSObject {
  @objc func first(_ sender: Any) { print("first", sender is UIButton) }
  @objc func second() { print("second") }
}
let receiver = Receiver()
let button = UIButton()
button.addTarget(receiver, action: #selector(Receiver.first(_:)), for: .touchUpInside)
button.addTarget(receiver, action: #selector(Receiver.second), for: .touchUpInside)
button.sendActions(for: .touchUpInside)
button.removeTarget(receiver, action: #selector(Receiver.first(_:)), for: .touchUpInside)
button.sendActions(for: .touchUpInside)
button.sendActions(for: .touchDown)
button.removeTarget(nil, action: nil, for: .touchUpInside)
button.sendActions(for: .touchUpInside)
print("end")
