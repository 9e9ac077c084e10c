import UIKit

let window = UIWindow(frame: UIScreen.main.bounds)
let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
scroll.contentSize = CGSize(width: 100, height: 1000)
let row = UIView(frame: CGRect(x: 0, y: 500, width: 100, height: 44))
scroll.addSubview(row)
window.addSubview(scroll)
print(scroll.contentOffset, row.convert(CGPoint.zero, to: window))
scroll.contentOffset = CGPoint(x: 0, y: 450)
print(scroll.contentOffset, scroll.bounds, row.convert(CGPoint.zero, to: window))
scroll.setContentOffset(.zero, animated: false)
print(row.convert(row.bounds, to: nil), row.frame)
