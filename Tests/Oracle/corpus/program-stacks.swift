protocol Stack {
  associatedtype Element; mutating func push(_ e: Element); mutating func pop() -> Element?; var top: Element? { get };
  var count: Int { get }
}
extension Stack {
  var isEmpty: Bool { count == 0 };
  mutating func popAll() -> [Element] { var r: [Element] = []; while let e = pop() { r.append(e) }; return r }
}
struct ArrayStack<T>: Stack {
  private var items: [T] = []; mutating func push(_ e: T) { items.append(e) };
  mutating func pop() -> T? { items.popLast() }; var top: T? { items.last }; var count: Int { items.count }
}
final class Node<T> { let value: T; var next: Node<T>?; init(_ v: T, _ n: Node<T>? = nil) { value = v; next = n } }
struct LinkedStack<T>: Stack {
  private var head: Node<T>?; private(set) var count = 0; var top: T? { head?.value }
  mutating func push(_ e: T) { head = Node(e, head); count += 1 }
  mutating func pop() -> T? { guard let h = head else { return nil }; head = h.next; count -= 1; return h.value }
}
func fill<S: Stack>(_ s: inout S, _ list: [S.Element]) { for x in list { s.push(x) } }
var a = ArrayStack<Int>(); fill(&a, [1, 2, 3]); print(a.top!, a.count, a.popAll(), a.isEmpty)
var l = LinkedStack<String>(); fill(&l, ["x", "y"]); print(l.top ?? "-", l.pop()!, l.count, l.isEmpty)
func balanced(_ s: String) -> Bool {
  var st = ArrayStack<Character>(); let pairs: [Character: Character] = [")": "(", "]": "[", "}": "{"]
  for c in s {
    if pairs.values.contains(c) { st.push(c) } else if let o = pairs[c] { if st.pop() != o { return false } }
  }; return st.isEmpty
}
print(balanced("{[()]}"), balanced("(]"), balanced("(("))
struct Queue<T> {
  private var inn: [T] = [], out: [T] = []; mutating func enqueue(_ x: T) { inn.append(x) };
  mutating func dequeue() -> T? { if out.isEmpty { out = inn.reversed(); inn.removeAll() }; return out.popLast() }
}
var q = Queue<Int>(); q.enqueue(1); q.enqueue(2); print(q.dequeue()!, q.dequeue()!, q.dequeue() as Any)
extension ArrayStack: CustomStringConvertible where T: CustomStringConvertible {
  var description: String { "Stack(" + items.map(\.description).joined(separator: "|") + ")" }
}
var z = ArrayStack<Int>(); fill(&z, [4, 5]); print(z)
