import UIKit

let rect = CGRect(x: 10, y: 20, width: 100, height: 50)
print(rect)
print(rect.origin, rect.size)
print(rect.minX, rect.midX, rect.maxX)
print(rect.minY, rect.midY, rect.maxY)
print(rect.width, rect.height)
print(CGRect.zero, CGPoint.zero, CGSize.zero)
print(CGRect(origin: CGPoint(x: 1, y: 2), size: CGSize(width: 3, height: 4)))
print("frame: \(rect), origin: \(rect.origin)")
print([rect.origin, CGPoint(x: 0.5, y: -1)])
let maybe: CGRect? = rect
print(maybe as Any)
print(rect == CGRect(x: 10, y: 20, width: 100, height: 50), rect != .zero)
