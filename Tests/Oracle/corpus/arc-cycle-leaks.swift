class Parent {
  var child: Child?
  deinit { print("parent deinit") }
}
class Child {
  var parent: Parent?
  deinit { print("child deinit") }
}
func makeCycle() {
  let parent = Parent()
  let child = Child()
  parent.child = child
  child.parent = parent
  print("cycle is made")
}
makeCycle()
print("nothing was freed")

func breakCycle() {
  let parent = Parent()
  let child = Child()
  parent.child = child
  child.parent = parent
  child.parent = nil
  print("cycle is broken")
}
breakCycle()
print("all was freed")
