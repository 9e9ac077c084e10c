final class Box {
  let id: Int
  init(_ id: Int) { self.id = id }
  deinit { print("free \(id)") }
}
var a: Box? = Box(1)
var b: Box? = Box(2)
swap(&a, &b)
print(a!.id, b!.id)
var boxes = [a!, b!]
a = nil
b = nil
print("in the array:", boxes.map { $0.id })
boxes.append(Box(3))
boxes.swapAt(0, 2)
boxes.removeFirst()
print("removed the first")
let taken = boxes.removeLast()
print("took \(taken.id)")
boxes = []
print("array is empty")
