final class Node {
  let name: String
  var next: Node?
  init(_ name: String, next: Node? = nil) {
    self.name = name
    self.next = next
  }
  deinit { print("deinit \(name)") }
}
var list: Node? = Node("a", next: Node("b", next: Node("c")))
print(list?.next?.next?.name ?? "-")
list?.next = list?.next?.next
print("b is cut out")
list = list?.next
print("a is dropped")
list = nil
print("end")
