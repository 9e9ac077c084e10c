final class Box<Value> {
  var value: Value {
    didSet { listener?(value) }
  }
  var listener: ((Value) -> Void)?
  init(_ value: Value) { self.value = value }
  func bind(_ listener: @escaping (Value) -> Void) {
    self.listener = listener
    listener(value)
  }
}
let name = Box("Ann")
name.bind { print("name is", $0) }
name.value = "Bob"
struct Queue<T> {
  private(set) var items: [T] = []
  mutating func add(_ item: T) { items.append(item) }
  mutating func next() -> T? { items.isEmpty ? nil : items.removeFirst() }
}
extension Queue where T: Numeric {
  var sum: T { items.reduce(0, +) }
}
var queue = Queue<Int>()
queue.add(1); queue.add(2)
print(queue.sum, queue.next() ?? 0, queue.items)
enum Either<L, R> { case left(L), right(R) }
let e: Either<Int, String> = .right("r")
if case .right(let s) = e { print(s) }
print(type(of: queue), type(of: name))
