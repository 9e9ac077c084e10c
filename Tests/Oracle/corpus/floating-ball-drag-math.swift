import UIKit

struct FloatingBall {
  private(set) var frame: CGRect
  let bounds: CGRect
  let margin: CGFloat = 10

  mutating func drag(by offset: CGPoint) {
    frame = frame.offsetBy(dx: offset.x, dy: offset.y)
  }
  mutating func snap() {
    let left = frame.midX < bounds.midX
    frame.origin.x = left ? bounds.minX + margin : bounds.maxX - frame.width - margin
    frame.origin.y = min(max(frame.minY, bounds.minY + margin), bounds.maxY - frame.height - margin)
  }
}
var ball = FloatingBall(frame: CGRect(x: 10, y: 100, width: 60, height: 60), bounds: UIScreen.main.bounds)
ball.drag(by: CGPoint(x: 100, y: 50))
ball.snap()
print(ball.frame)
ball.drag(by: CGPoint(x: 200, y: 900))
ball.snap()
print(ball.frame)
ball.drag(by: CGPoint(x: 0, y: -2000))
ball.snap()
print(ball.frame)
