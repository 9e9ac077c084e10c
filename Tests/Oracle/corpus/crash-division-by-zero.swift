func average(_ values: [Int]) -> Int {
  values.reduce(0, +) / values.count
}
print(average([2, 4]))
print(average([]))
