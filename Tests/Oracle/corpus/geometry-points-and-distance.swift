import UIKit

extension CGPoint {
  static func + (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x + b.x, y: a.y + b.y) }
  static func - (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x - b.x, y: a.y - b.y) }
  func distance(to other: CGPoint) -> CGFloat {
    let d = self - other
    return (d.x * d.x + d.y * d.y).squareRoot()
  }
}

let a = CGPoint(x: 0, y: 0)
let b = CGPoint(x: 3, y: 4)
print(a.distance(to: b))
print(a + b, b - CGPoint(x: 1, y: 1))
var p = b
p.x = 10
print(p, b, p == b)
let path = [a, b, CGPoint(x: 3, y: 10)]
let length = zip(path, path.dropFirst()).map { $0.distance(to: $1) }.reduce(0, +)
print(length)
