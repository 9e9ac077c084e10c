import UIKit

class FormController: UIViewController {
  let save = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
  let clear = UIButton(frame: CGRect(x: 0, y: 60, width: 100, height: 50))
  var taps = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    save.tag = 1
    clear.tag = 2
    save.addTarget(self, action: #selector(tapped(_:)), for: .touchUpInside)
    save.addTarget(self, action: #selector(pressed), for: .touchDown)
    clear.addTarget(self, action: #selector(tapped(_:)), for: .touchUpInside)
    view.addSubview(save)
    view.addSubview(clear)
  }

  @objc func tapped(_ sender: UIButton) {
    taps += 1
    print("tapped", sender.tag, "taps:", taps)
    if sender === clear { save.isEnabled = false }
  }

  @objc func pressed() { print("down") }
}

let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = FormController()
window.makeKeyAndVisible()

// tap 50,25
// tap 50,80
// tap 50,25
// tap 200,300
