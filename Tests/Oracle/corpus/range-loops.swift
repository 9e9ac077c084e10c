for i in 1...3 { print(i, terminator: " ") }
print()
for i in 0..<3 { print(i, terminator: ",") }
print()
for i in stride(from: 10, to: 0, by: -3) { print(i, terminator: " ") }
print()
for x in stride(from: 0.0, through: 1.0, by: 0.25) { print(x, terminator: " ") }
print()
for i in (1...3).reversed() { print(i) }
let range = 5..<8
print(range, range.count, range.contains(7), range.contains(8))
print(1...4, (1...4).lowerBound, (1...4).upperBound)
print(Array(range), (1...10).filter { $0 % 3 == 0 })
for _ in 0..<2 { print("again") }
print((1...4).map { $0 * $0 }.reduce(0, +))
for i in 1...9 where i % 4 == 0 { print("multiple", i) }
