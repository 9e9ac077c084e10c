import UIKit

let width: CGFloat = 375
let columns = 4
let gap: CGFloat = 8
let item = (width - gap * CGFloat(columns + 1)) / CGFloat(columns)
print(item)
let x: CGFloat = 3
print(x / 2, Int(x) / 2, Double(x) / 2)
print(width.rounded(), (item / 2).rounded(.down), abs(-x), max(x, 10), min(x, 0.5))
print(CGFloat(5).truncatingRemainder(dividingBy: 2), x * x - 1, -x)
let half = width / 2 - item / 2
print("half: \(half)", type(of: half))
print(CGFloat.pi / 180 * 90, CGFloat(10) == 10.0, x < width)
let total = [1.5, 2, 3].reduce(CGFloat(0), +)
print(total)
