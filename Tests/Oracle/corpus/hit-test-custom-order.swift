import UIKit

class Stack: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01, self.point(inside: point, with: event) else {
      return nil
    }
    for view in subviews {
      let inner = convert(point, to: view)
      if let hit = view.hitTest(inner, with: event) {
        print("first one that is hit:", hit.tag)
        return hit
      }
    }
    return self
  }
}
let stack = Stack(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
for tag in 1...2 {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 50 * tag, height: 50))
  view.tag = tag
  stack.addSubview(view)
}
print(stack.hitTest(CGPoint(x: 10, y: 10), with: nil)?.tag ?? -1)
print(stack.hitTest(CGPoint(x: 80, y: 10), with: nil)?.tag ?? -1)
print(stack.hitTest(CGPoint(x: 80, y: 80), with: nil) === stack)
print(stack.hitTest(CGPoint(x: 200, y: 80), with: nil) == nil)
