import UIKit

final class Ball: UIView {
  var velocity = CGPoint(x: 40, y: 30)
  func step(in bounds: CGRect) {
    var next = frame.offsetBy(dx: velocity.x, dy: velocity.y)
    if next.minX < bounds.minX || next.maxX > bounds.maxX {
      velocity.x = -velocity.x
      next.origin.x = min(max(next.minX, bounds.minX), bounds.maxX - next.width)
    }
    if next.minY < bounds.minY || next.maxY > bounds.maxY {
      velocity.y = -velocity.y
      next.origin.y = min(max(next.minY, bounds.minY), bounds.maxY - next.height)
    }
    frame = next
  }
}
let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
let ball = Ball(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
box.addSubview(ball)
var steps = 0
let timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { timer in
  ball.step(in: box.bounds)
  steps += 1
  print(steps, ball.frame.origin, ball.velocity)
  if steps == 6 { timer.invalidate() }
}
