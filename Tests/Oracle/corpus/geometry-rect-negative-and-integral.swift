import UIKit

let flipped = CGRect(x: 100, y: 100, width: -40, height: -20)
print(flipped.minX, flipped.maxX, flipped.width, flipped.height)
print(flipped.size, flipped.standardized)
let loose = CGRect(x: 0.4, y: 0.6, width: 10.3, height: 9.9)
print(loose.integral)
print(loose.midX, loose.midY)
var rect = CGRect(x: 0, y: 0, width: 10, height: 10)
rect.origin.x += 5
rect.size.width *= 2
rect.size = CGSize(width: rect.width, height: rect.width / 4)
print(rect)
