class Item {
  let name: String
  init(_ name: String) { self.name = name }
  deinit { print("\(name) freed") }
}
var items = [Item("a"), Item("b"), Item("c")]
print("removing the first")
items.removeFirst()
print("replacing")
items[0] = Item("d")
print("copying")
var copy: [Item] = items
items.removeAll()
print("the copy still has \(copy.count)")
copy = []
print("end")
