final class LinkedList<T> {
  private final class Node {
    let value: T
    var next: Node?
    init(_ value: T) { self.value = value }
  }
  private var head: Node?
  private(set) var count = 0
  func push(_ value: T) {
    let node = Node(value)
    node.next = head
    head = node
    count += 1
  }
  func pop() -> T? {
    guard let node = head else { return nil }
    head = node.next
    count -= 1
    return node.value
  }
  func reverse() {
    var previous: Node?
    var current = head
    while let node = current {
      current = node.next
      node.next = previous
      previous = node
    }
    head = previous
  }
}
let list = LinkedList<String>()
["a", "b", "c"].forEach(list.push)
list.reverse()
print(list.count, list.pop() ?? "-", list.pop() ?? "-", list.count)
