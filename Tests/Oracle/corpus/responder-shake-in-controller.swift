import UIKit

class Game: UIViewController {
  override var canBecomeFirstResponder: Bool { true }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    print("first responder:", becomeFirstResponder())
  }
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    if motion == .motionShake { print("new game") }
  }
}
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = Game()
window.makeKeyAndVisible()

// shake
// tap 10,10
// shake
