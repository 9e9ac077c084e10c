let numbers = [3, 1, 4, 1, 5, 9, 2, 6]
let pairs = zip(numbers, numbers.dropFirst())
print(pairs.map { $1 - $0 })
print(pairs.filter { $0 < $1 }.count)
print(stride(from: 0, to: numbers.count, by: 3).map { Array(numbers[$0..<min($0 + 3, numbers.count)]) })
let (even, odd) = numbers.reduce(into: ([Int](), [Int]())) { result, n in
  if n % 2 == 0 { result.0.append(n) } else { result.1.append(n) }
}
print(even, odd)
print(numbers.enumerated().filter { $0.offset % 2 == 1 }.map { $0.element })
print(numbers.indices.filter { numbers[$0] == 1 }, numbers.max()! - numbers.min()!)
var seen: [Int] = []
for n in numbers where !seen.contains(n) { seen.append(n) }
print(seen, numbers.sorted().reversed().prefix(3).map { $0 })
