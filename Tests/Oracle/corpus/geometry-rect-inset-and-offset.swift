import UIKit

let frame = CGRect(x: 0, y: 0, width: 320, height: 480)
print(frame.insetBy(dx: 10, dy: 20))
print(frame.insetBy(dx: -5, dy: -5))
print(frame.offsetBy(dx: 15, dy: -15))
print(frame.insetBy(dx: 10, dy: 10).offsetBy(dx: 1, dy: 1))
print(frame.inset(by: UIEdgeInsets(top: 20, left: 8, bottom: 34, right: 8)))
let header = CGRect(x: 0, y: 0, width: frame.width, height: 64)
let body = CGRect(x: 0, y: header.maxY, width: frame.width, height: frame.height - header.height)
print(header, body)
print(body.maxY == frame.maxY)
