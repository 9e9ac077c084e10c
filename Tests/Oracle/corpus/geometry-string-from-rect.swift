import UIKit

print(NSCoder.string(for: CGRect(x: 1, y: 2, width: 3, height: 4)))
print(NSCoder.string(for: CGPoint(x: 0.5, y: -2)))
print(NSCoder.string(for: CGSize(width: 100, height: 44)))
let rect = CGRect(x: 1.25, y: 0, width: 10, height: 20)
print(String(format: "%.1f x %.2f", Double(rect.width), Double(rect.height)))
print(String(format: "%d items, %@", 3, "ok"))
