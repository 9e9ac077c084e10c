struct Item: Equatable {
  var name: String
  var count: Int
}
struct Shelf {
  var items: [Item] {
    didSet { print("shelf changed: \(oldValue.count) -> \(items.count)") }
  }
  subscript(name: String) -> Item? {
    get { items.first { $0.name == name } }
    set {
      items.removeAll { $0.name == name }
      if let newValue { items.append(newValue) }
    }
  }
}
class Store {
  var shelf: Shelf
  init(shelf: Shelf) { self.shelf = shelf }
}
var shelf = Shelf(items: [Item(name: "nail", count: 10)])
let store = Store(shelf: shelf)
shelf.items[0].count = 1
print(store.shelf.items[0].count, shelf["nail"]?.count ?? 0)
store.shelf["screw"] = Item(name: "screw", count: 5)
store.shelf["nail"] = nil
print(store.shelf.items.map(\.name), shelf.items.count)
let copy = store.shelf
store.shelf.items = []
print(copy.items == [Item(name: "screw", count: 5)], store.shelf.items.isEmpty)
