import UIKit

class Screen: NSObject {
  @objc func known() { print("known") }
}
let screen = Screen()
let button = UIButton()
button.addTarget(screen, action: #selector(Screen.known), for: .touchUpInside)
button.addTarget(screen, action: Selector("unknown"), for: .touchDown)
button.sendActions(for: .touchUpInside)
button.sendActions(for: .touchDown)
