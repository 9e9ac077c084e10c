protocol Container {
  associatedtype Item
  var count: Int { get }
  mutating func append(_ item: Item)
  subscript(i: Int) -> Item { get }
}
extension Container {
  var isEmpty: Bool { count == 0 }
  var last: Item? { isEmpty ? nil : self[count - 1] }
}
struct Numbers: Container {
  var items: [Int] = []
  var count: Int { items.count }
  mutating func append(_ item: Int) { items.append(item) }
  subscript(i: Int) -> Int { items[i] }
}
var numbers = Numbers()
print(numbers.isEmpty, numbers.last as Any)
numbers.append(4)
numbers.append(8)
print(numbers.isEmpty, numbers.last as Any, numbers[0])
