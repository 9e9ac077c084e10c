import UIKit

let root = UIView()
let row = UIView()
let cell = UILabel()
row.tag = 10
cell.tag = 20
root.addSubview(row)
row.addSubview(cell)
print(root.viewWithTag(20) === cell, root.viewWithTag(99) == nil, row.viewWithTag(10) === row)
print(cell.isDescendant(of: root), root.isDescendant(of: cell), row.isDescendant(of: row))
if let label = root.viewWithTag(20) as? UILabel {
  label.text = "found"
}
print(cell.text ?? "nil")
func depth(_ view: UIView) -> Int {
  var depth = 0
  var current = view.superview
  while let view = current {
    depth += 1
    current = view.superview
  }
  return depth
}
print(depth(root), depth(cell))
