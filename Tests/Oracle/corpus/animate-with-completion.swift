import UIKit

let window = UIWindow(frame: UIScreen.main.bounds)
window.isHidden = false
let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
window.addSubview(box)
UIView.animate(
  withDuration: 0.3,
  animations: {
    box.frame.origin.x = 100
    print("in the block", box.frame)
  }
) { finished in
  print("finished", finished, box.frame)
  UIView.animate(withDuration: 0.2) {
    box.alpha = 0
  } completion: { _ in
    box.removeFromSuperview()
    print("removed", window.subviews.isEmpty)
  }
}
print("right after", box.frame)
UIView.animate(withDuration: 0.1, delay: 0.1, options: [.curveEaseOut]) {
  box.tag = 1
} completion: { _ in
  print("delayed")
}
