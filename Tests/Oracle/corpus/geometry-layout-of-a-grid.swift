import UIKit

struct Grid {
  var bounds: CGRect
  var columns: Int
  var spacing: CGFloat = 10

  func frame(at index: Int) -> CGRect {
    let side = (bounds.width - spacing * CGFloat(columns + 1)) / CGFloat(columns)
    let row = index / columns
    let column = index % columns
    return CGRect(
      x: bounds.minX + spacing + CGFloat(column) * (side + spacing),
      y: bounds.minY + spacing + CGFloat(row) * (side + spacing),
      width: side, height: side)
  }
}

let grid = Grid(bounds: CGRect(x: 0, y: 64, width: 320, height: 416), columns: 3)
for index in 0..<5 {
  print(index, grid.frame(at: index))
}
