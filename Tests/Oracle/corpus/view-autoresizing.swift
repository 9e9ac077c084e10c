import UIKit

let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
let fill = UIView(frame: parent.bounds)
fill.autoresizingMask = [.flexibleWidth, .flexibleHeight]
let bottom = UIView(frame: CGRect(x: 0, y: 80, width: 100, height: 20))
bottom.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
let fixed = UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
[fill, bottom, fixed].forEach(parent.addSubview)
parent.frame.size = CGSize(width: 200, height: 150)
print(fill.frame, bottom.frame, fixed.frame)
parent.autoresizesSubviews = false
parent.frame.size = CGSize(width: 50, height: 50)
print(fill.frame, bottom.frame, fixed.frame)
