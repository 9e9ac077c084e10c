struct Countdown: Sequence, IteratorProtocol {
  var count: Int
  mutating func next() -> Int? {
    guard count > 0 else { return nil }
    defer { count -= 1 }
    return count
  }
}
for n in Countdown(count: 3) { print(n) }
print(
  Array(Countdown(count: 4)), Countdown(count: 5).map { $0 * 2 }, Countdown(count: 3).reduce(0, +),
  Countdown(count: 3).contains(2))
struct Stack<Element> {
  private var items: [Element] = []
  mutating func push(_ e: Element) { items.append(e) }
  @discardableResult mutating func pop() -> Element? { items.popLast() }
  var top: Element? { items.last }
}
extension Stack: ExpressibleByArrayLiteral { init(arrayLiteral elements: Element...) { items = elements } }
extension Stack: Sequence {
  func makeIterator() -> AnyIterator<Element> {
    var copy = self
    return AnyIterator { copy.pop() }
  }
}
var stack: Stack = [1, 2, 3]
stack.push(4)
for x in stack { print("s", x) }
print(
  stack.map { $0 }, stack.first { $0 < 3 } as Any, stack.sorted(), stack.filter { $0 % 2 == 0 }, Array(stack.prefix(2)),
  stack.max()!)
struct Deck: Collection {
  private var cards = ["A", "K", "Q"]
  var startIndex: Int { cards.startIndex }
  var endIndex: Int { cards.endIndex }
  subscript(i: Int) -> String { cards[i] }
  func index(after i: Int) -> Int { cards.index(after: i) }
}
let deck = Deck()
print(
  deck.count, deck.isEmpty, deck.first!, deck[1], deck.map { $0.lowercased() }, deck.dropFirst().joined(separator: "+"))
for (i, card) in deck.enumerated() { print(i, card) }
print(deck.contains("K"), Array(zip(deck, 1...)).map { "\($0.0)\($0.1)" })
class ListNode { let v: Int; var next: ListNode?; init(_ v: Int, _ n: ListNode? = nil) { self.v = v; next = n } }
struct LinkedList: Sequence {
  var head: ListNode?
  struct Iterator: IteratorProtocol {
    var node: ListNode?
    mutating func next() -> Int? { defer { node = node?.next }; return node?.v }
  }
  func makeIterator() -> Iterator { Iterator(node: head) }
}
let list = LinkedList(head: ListNode(1, ListNode(2, ListNode(3))))
print(list.reduce(0, +), Array(list), list.min()!, list.enumerated().map { $0.offset + $0.element }, Set(list).count)
for (a, b) in zip(list, list.dropFirst()) { print(a, b) }
var it = list.makeIterator()
while let x = it.next() { print("it", x) }
print(Array(sequence(first: 1) { $0 < 50 ? $0 * 3 : nil }))
let numbers = [1, 2, 3, 4].lazy.filter { n -> Bool in
  print("test \(n)")
  return n % 2 == 0
}
print("begin")
for n in numbers.map({ $0 * 10 }) { print("use \(n)") }
print(numbers.first ?? 0, numbers.isEmpty, numbers.reduce(0, +))
let read = ["a", "2"].lazy.compactMap { text -> Int? in
  print("read", text)
  return Int(text)
}
print(read.first ?? 0, Array(read))
