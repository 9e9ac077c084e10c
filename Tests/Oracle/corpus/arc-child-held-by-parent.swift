import UIKit

class Child: UIViewController {
  deinit { print("child deinit") }
}
class Parent: UIViewController {
  deinit { print("parent deinit") }
}
var parent: Parent? = Parent()
do {
  let child = Child()
  parent?.addChild(child)
  child.didMove(toParent: parent)
}
print("children:", parent?.children.count ?? 0)
parent = nil
print("parent is nil")
