import UIKit

let container = UIView()
let views = (1...3).map { tag -> UIView in
  let view = UIView()
  view.tag = tag
  container.addSubview(view)
  return view
}
let new = UIView()
new.tag = 9
container.insertSubview(new, belowSubview: views[2])
print(container.subviews.map { $0.tag })
container.insertSubview(new, belowSubview: views[0])
print(container.subviews.map { $0.tag })
container.insertSubview(new, at: 100)
print(container.subviews.map { $0.tag })
