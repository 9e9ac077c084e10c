func countdown(from n: Int) -> [Int] {
  Array((1...n).reversed())
}
print(countdown(from: 3))
print(countdown(from: 0))
