protocol Container {
  associatedtype Item
  var items: [Item] { get }
  mutating func add(_ item: Item)
}
extension Container {
  var count: Int { return items.count }
  var last: Item? { return items.last }
}
struct Stack<Element>: Container {
  var items: [Element] = []
  mutating func add(_ item: Element) { items.append(item) }
}
struct Names: Container {
  typealias Item = String
  private(set) var items: [String] = []
  mutating func add(_ item: String) { items.append(item.uppercased()) }
}
func describe<C: Container>(_ container: C) -> String {
  return "\(container.count) items, last \(String(describing: container.last))"
}
var stack = Stack<Int>()
stack.add(3)
stack.add(4)
print(describe(stack), stack.last! + 1)
var names = Names()
names.add("x")
print(describe(names), names.last ?? "-")

protocol Configurable: AnyObject {
  associatedtype Model
  func configure(with model: Model)
}
struct Size { var w: Double; var h: Double }
final class SizeCell: Configurable {
  var text = ""
  func configure(with model: Size) { text = "\(model.w)x\(model.h)" }
}
final class TextCell: Configurable {
  var text = ""
  func configure(with model: String) { text = model }
}
func fill<Cell: Configurable>(_ cells: [Cell], with models: [Cell.Model]) {
  for (cell, model) in zip(cells, models) { cell.configure(with: model) }
}
let cells = [SizeCell(), SizeCell()]
fill(cells, with: [Size(w: 1, h: 2), Size(w: 3, h: 4.5)])
print(cells.map(\.text))
let texts = [TextCell()]
fill(texts, with: ["hello"])
print(texts[0].text)
