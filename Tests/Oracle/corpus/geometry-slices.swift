import UIKit

let screen = CGRect(x: 0, y: 0, width: 375, height: 667)
let (bar, rest) = screen.divided(atDistance: 64, from: .minYEdge)
print(bar, rest)
let (toolbar, content) = rest.divided(atDistance: 44, from: .maxYEdge)
print(toolbar, content)
let parts = content.divided(atDistance: content.width / 3, from: .minXEdge)
print(parts.slice, parts.remainder)
