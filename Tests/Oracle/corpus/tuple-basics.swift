let error = (404, "Not Found")
print(error.0, error.1)
print(error)
let (code, message) = error
print("\(code): \(message)")
let size = (width: 320, height: 480)
print(size.width, size.height, size)
var pair = (a: 1, b: 2)
pair.a = 10
(pair.a, pair.b) = (pair.b, pair.a)
print(pair)
func minMax(_ values: [Int]) -> (min: Int, max: Int)? {
  guard let first = values.first else { return nil }
  return values.reduce((first, first)) { (Swift.min($0.0, $1), Swift.max($0.1, $1)) }
}
if let range = minMax([4, 1, 9]) { print(range.min, range.max) }
print(minMax([]) == nil)
print((1, "a") == (1, "a"), (1, 2) < (1, 3))
let (_, second) = (1, 2)
print(second)
