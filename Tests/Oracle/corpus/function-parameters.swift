func frame(x: Int = 0, y: Int = 0, width: Int, height: Int = 44) -> String {
  "(\(x), \(y), \(width), \(height))"
}
print(frame(width: 320))
print(frame(y: 20, width: 320, height: 200))

func move(from start: Int, to end: Int) -> Int { end - start }
print(move(from: 3, to: 10))

func sum(_ numbers: Int...) -> Int { numbers.reduce(0, +) }
print(sum(), sum(1), sum(1, 2, 3))

func swapValues(_ a: inout Int, _ b: inout Int) {
  let kept = a
  a = b
  b = kept
}
var left = 1
var right = 2
swapValues(&left, &right)
print(left, right)

@discardableResult
func increment(_ value: inout Int) -> Int {
  value += 1
  return value
}
increment(&left)
print(increment(&left))
