class Item: Equatable {
  let id: Int
  init(_ id: Int) { self.id = id }
  static func == (a: Item, b: Item) -> Bool { a.id == b.id }
}
let a = Item(1), b = Item(1), c = Item(2)
print(a == b, a === b, a == c)
print([a, c].contains(b), [a, c].firstIndex(of: Item(2)) as Any)
print([a, c].contains { $0 === b })
print(ObjectIdentifier(a) == ObjectIdentifier(a), ObjectIdentifier(a) == ObjectIdentifier(b))
