import UIKit

let scale = CGAffineTransform(scaleX: 2, y: 3)
let move = CGAffineTransform(translationX: 10, y: 20)
print(scale.a, scale.d, move.tx, move.ty)
print(CGAffineTransform.identity, scale.isIdentity, CGAffineTransform.identity.isIdentity)
let both = scale.concatenating(move)
print(both)
print(CGPoint(x: 1, y: 1).applying(scale), CGPoint(x: 1, y: 1).applying(both))
print(CGAffineTransform.identity.translatedBy(x: 5, y: 5).scaledBy(x: 2, y: 2))
print(CGRect(x: 0, y: 0, width: 10, height: 10).applying(both))
print(scale.inverted())
print(CGSize(width: 4, height: 5).applying(scale))
