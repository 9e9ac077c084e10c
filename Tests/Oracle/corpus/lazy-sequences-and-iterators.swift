let lazyDoubled = (1...3).lazy.map { n -> Int in
  print("doubling \(n)")
  return n * 2
}
print("nothing happened yet")
print(lazyDoubled.first { $0 > 2 } ?? 0)
struct Countdown: Sequence, IteratorProtocol {
  var n: Int
  mutating func next() -> Int? {
    guard n > 0 else { return nil }
    defer { n -= 1 }
    return n
  }
}
for i in Countdown(n: 3) { print(i) }
print(Countdown(n: 4).map { $0 * 10 }, Array(Countdown(n: 2)))
print(Array(sequence(first: 1) { $0 < 50 ? $0 * 3 : nil }))
var iterator = ["a", "b"].makeIterator()
print(iterator.next() as Any, iterator.next() as Any, iterator.next() as Any)
