struct Matrix {
  let rows: Int
  let columns: Int
  private var grid: [Int]

  init(rows: Int, columns: Int) {
    self.rows = rows
    self.columns = columns
    grid = Array(repeating: 0, count: rows * columns)
  }

  subscript(row: Int, column: Int) -> Int {
    get { grid[row * columns + column] }
    set { grid[row * columns + column] = newValue }
  }

  func row(_ r: Int) -> [Int] { (0..<columns).map { self[r, $0] } }
}
var m = Matrix(rows: 2, columns: 3)
m[0, 1] = 5
m[1, 2] += 7
for r in 0..<m.rows { print(m.row(r)) }
