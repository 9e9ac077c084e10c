import UIKit

class Step: UIViewController {
  let number: Int
  init(_ number: Int) {
    self.number = number
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  deinit { print("step \(number) deinit") }
  func presentNext(until last: Int, done: @escaping () -> Void) {
    guard number < last else { return done() }
    let next = Step(number + 1)
    present(next, animated: true) { next.presentNext(until: last, done: done) }
  }
  var depth: Int {
    guard let presenting = presentingViewController as? Step else { return 0 }
    return presenting.depth + 1
  }
}
let window = UIWindow(frame: UIScreen.main.bounds)
let root = Step(0)
window.rootViewController = root
window.makeKeyAndVisible()
root.presentNext(until: 3) {
  var top: UIViewController = root
  while let next = top.presentedViewController { top = next }
  print("top is", (top as! Step).number, "depth", (top as! Step).depth)
  root.dismiss(animated: true) { print("all dismissed", root.presentedViewController == nil) }
}
