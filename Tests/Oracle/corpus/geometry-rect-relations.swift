import UIKit

let a = CGRect(x: 0, y: 0, width: 100, height: 100)
let b = CGRect(x: 50, y: 50, width: 100, height: 100)
let c = CGRect(x: 200, y: 200, width: 10, height: 10)
print(a.intersects(b), a.intersects(c))
print(a.intersection(b), a.intersection(c).isNull)
print(a.union(b), a.union(c))
print(a.contains(CGPoint(x: 0, y: 0)), a.contains(CGPoint(x: 100, y: 100)))
print(a.contains(CGRect(x: 10, y: 10, width: 20, height: 20)), a.contains(b))
print(CGRect.zero.isEmpty, a.isEmpty, CGRect.null.isNull)
for rect in [a, b, c] where rect.contains(CGPoint(x: 75, y: 75)) {
  print("hit", rect)
}
