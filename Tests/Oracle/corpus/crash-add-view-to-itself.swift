import UIKit

let view = UIView()
let child = UIView()
view.addSubview(child)
print("added")
view.addSubview(view)
print("never")
