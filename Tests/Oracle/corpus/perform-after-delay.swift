import UIKit

final class Hint: NSObject {
  @objc func show() { print("show") }
  @objc func hide(_ reason: String) { print("hide:", reason) }
}
let hint = Hint()
hint.perform(#selector(Hint.show), with: nil, afterDelay: 1)
hint.perform(#selector(Hint.hide(_:)), with: "timeout", afterDelay: 2)
hint.perform(#selector(Hint.hide(_:)), with: "never", afterDelay: 3)
DispatchQueue.main.asyncAfter(deadline: .now() + 2.5) {
  NSObject.cancelPreviousPerformRequests(withTarget: hint)
  print("cancelled the rest")
}
