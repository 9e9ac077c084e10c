import UIKit

protocol ListDataSource: AnyObject {
  func numberOfRows(in list: ListView) -> Int
  func list(_ list: ListView, textAt row: Int) -> String
}
protocol ListDelegate: AnyObject {
  func list(_ list: ListView, didSelect row: Int)
}
extension ListDelegate {
  func list(_ list: ListView, didSelect row: Int) { print("default selection of \(row)") }
}
final class ListView: UIView {
  weak var dataSource: ListDataSource? {
    didSet { reload() }
  }
  weak var delegate: ListDelegate?
  func reload() {
    subviews.forEach { $0.removeFromSuperview() }
    guard let dataSource else { return }
    for row in 0..<dataSource.numberOfRows(in: self) {
      let label = UILabel(frame: CGRect(x: 0, y: row * 44, width: 320, height: 44))
      label.text = dataSource.list(self, textAt: row)
      addSubview(label)
    }
    print("rows:", subviews.count)
  }
  func select(_ row: Int) { delegate?.list(self, didSelect: row) }
}
final class Screen: UIViewController, ListDataSource, ListDelegate {
  var names = ["Ann", "Bob"]
  func numberOfRows(in list: ListView) -> Int { names.count }
  func list(_ list: ListView, textAt row: Int) -> String { "\(row): \(names[row])" }
}
let screen = Screen()
let list = ListView()
list.delegate = screen
list.dataSource = screen
list.select(1)
screen.names.append("Cas")
list.reload()
print(list.subviews.compactMap { ($0 as? UILabel)?.text })
