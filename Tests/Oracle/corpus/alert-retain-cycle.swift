import UIKit

final class Screen: UIViewController {
  var alert: UIAlertController?
  let isWeak: Bool
  init(isWeak: Bool) {
    self.isWeak = isWeak
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { fatalError() }
  func make() {
    let alert = UIAlertController(title: "T", message: nil, preferredStyle: .alert)
    if isWeak {
      alert.addAction(UIAlertAction(title: "OK", style: .default) { [weak self] _ in self?.done() })
    } else {
      alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in self.done() })
    }
    self.alert = alert
  }
  func done() {}
  deinit { print("screen deinit, weak: \(isWeak)") }
}
func run(_ isWeak: Bool) {
  let screen = Screen(isWeak: isWeak)
  screen.make()
  print("made, weak: \(isWeak)")
}
run(true)
run(false)
print("end")
