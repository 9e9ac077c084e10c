struct Stack<Element> {
  private var items: [Element] = []
  var count: Int { items.count }
  var isEmpty: Bool { items.isEmpty }

  mutating func push(_ item: Element) { items.append(item) }
  mutating func pop() -> Element? { items.popLast() }
  func peek() -> Element? { items.last }
}
var stack = Stack<String>()
stack.push("first")
stack.push("second")
print(stack.count, stack.peek() ?? "-")
let saved = stack
print(stack.pop() ?? "-", stack.pop() ?? "-", stack.pop() ?? "-")
print(stack.isEmpty, saved.count)
