import UIKit

protocol CellDelegate: AnyObject {
  func cellWasTapped(_ cell: Cell)
}
class Cell: UIView {
  weak var delegate: CellDelegate?
  var strongDelegate: CellDelegate?
  func tap() { (delegate ?? strongDelegate)?.cellWasTapped(self) }
  deinit { print("cell deinit") }
}
class List: UIViewController, CellDelegate {
  let cell = Cell()
  let name: String
  init(_ name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { fatalError() }
  func cellWasTapped(_ cell: Cell) { print("\(name): tapped") }
  deinit { print("\(name) deinit") }
}
func weakly() {
  let list = List("weak list")
  list.cell.delegate = list
  list.cell.tap()
}
func strongly() {
  let list = List("strong list")
  list.cell.strongDelegate = list
  list.cell.tap()
}
weakly()
print("--")
strongly()
print("-- the strong one leaks")
