func bubbleSort<T: Comparable>(_ input: [T]) -> [T] {
  var a = input
  guard a.count > 1 else { return a }
  for i in 0..<a.count {
    for j in 0..<(a.count - i - 1) where a[j] > a[j + 1] {
      a.swapAt(j, j + 1)
    }
  }
  return a
}
func quickSort(_ a: [Int]) -> [Int] {
  guard let pivot = a.first else { return [] }
  let rest = a.dropFirst()
  return quickSort(rest.filter { $0 < pivot }) + [pivot] + quickSort(rest.filter { $0 >= pivot })
}
func binarySearch(_ a: [Int], _ key: Int) -> Int? {
  var low = 0, high = a.count - 1
  while low <= high {
    let mid = (low + high) / 2
    if a[mid] == key { return mid }
    if a[mid] < key { low = mid + 1 } else { high = mid - 1 }
  }
  return nil
}
print(bubbleSort([5, 2, 9, 1]), bubbleSort(["c", "a", "b"]))
let sorted = quickSort([3, 6, 1, 8, 3])
print(sorted, binarySearch(sorted, 6) as Any, binarySearch(sorted, 7) as Any)
