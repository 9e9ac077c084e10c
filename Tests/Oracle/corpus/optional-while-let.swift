class Node {
  let value: Int
  var next: Node?
  init(_ value: Int, next: Node? = nil) {
    self.value = value
    self.next = next
  }
}

let list = Node(1, next: Node(2, next: Node(3)))
var current: Node? = list
while let node = current {
  print(node.value)
  current = node.next
}

var stack = ["a", "b", "c"]
while let top = stack.popLast() {
  print(top, stack.count)
}
