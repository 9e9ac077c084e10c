// The arguments of a call determine the type arguments of a case before it.
indirect enum Tree<T: Comparable> {
  case leaf
  case node(Tree<T>, T, Tree<T>)
  func inserting(_ value: T) -> Tree {
    switch self {
    case .leaf: return .node(.leaf, value, .leaf)
    case let .node(left, own, right):
      if value < own { return .node(left.inserting(value), own, right) }
      if value > own { return .node(left, own, right.inserting(value)) }
      return self
    }
  }
  var sorted: [T] {
    guard case let .node(left, value, right) = self else { return [] }
    return left.sorted + [value] + right.sorted
  }
}
extension Tree: Sequence {
  func makeIterator() -> IndexingIterator<[T]> { sorted.makeIterator() }
}
extension Tree: Equatable {
  static func == (a: Tree, b: Tree) -> Bool { a.sorted == b.sorted }
}
let words = Tree.leaf.inserting("b").inserting("a")
print(words)
print(type(of: words), words.sorted)
let numbers = Tree.leaf.inserting(3).inserting(8).inserting(5)
for number in numbers where number > 3 { print(number) }
print(numbers.reduce(0, +), numbers.map { $0 * 2 }, numbers == numbers.inserting(5))
final class Box<T> {
  var values: [T]
  init(_ values: [T]) { self.values = values }
}
// The placeholder of the struct has the name of the class's.
struct Stack<T> {
  private var storage = Box<T>([])
  mutating func push(_ value: T) { storage.values.append(value) }
  var count: Int { storage.values.count }
}
var stack = Stack<Int>()
stack.push(2)
print(stack.count)
struct Vector {
  var x: Double
  static let zero = Vector(x: 0)
  static func + (a: Vector, b: Vector) -> Vector { Vector(x: a.x + b.x) }
  static func * (a: Vector, k: Double) -> Vector { Vector(x: a.x * k) }
  static func * (k: Double, a: Vector) -> Vector { a * k }
}
print(2 * Vector(x: 1), Vector(x: 1) * 3)
print([Vector(x: 1), Vector(x: 2)].reduce(.zero, +))
let change: (inout Int) -> Void = { (value: inout Int) in value += 4 }
var value = 1
change(&value)
print(value)
