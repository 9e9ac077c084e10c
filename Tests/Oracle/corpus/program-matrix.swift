struct Matrix: Equatable {
  let rows: Int, cols: Int; private var grid: [Double]
  init(rows: Int, cols: Int, fill: Double = 0) {
    self.rows = rows; self.cols = cols; grid = Array(repeating: fill, count: rows * cols)
  }
  init(_ r: [[Double]]) {
    self.init(rows: r.count, cols: r[0].count); for i in 0..<rows { for j in 0..<cols { self[i, j] = r[i][j] } }
  }
  subscript(r: Int, c: Int) -> Double {
    get { precondition(r < rows && c < cols); return grid[r * cols + c] }
    set { grid[r * cols + c] = newValue }
  }
  static func * (a: Matrix, b: Matrix) -> Matrix? {
    guard a.cols == b.rows else { return nil }; var m = Matrix(rows: a.rows, cols: b.cols);
    for i in 0..<a.rows {
      for j in 0..<b.cols { var s = 0.0; for k in 0..<a.cols { s += a[i, k] * b[k, j] }; m[i, j] = s }
    }; return m
  }
  static func += (a: inout Matrix, b: Matrix) { for i in a.grid.indices { a.grid[i] += b.grid[i] } }
  static prefix func - (a: Matrix) -> Matrix { var m = a; for i in m.grid.indices { m.grid[i].negate() }; return m }
  var transposed: Matrix {
    var t = Matrix(rows: cols, cols: rows); for i in 0..<rows { for j in 0..<cols { t[j, i] = self[i, j] } }; return t
  }
}
extension Matrix: CustomStringConvertible {
  var description: String {
    (0..<rows).map { r in (0..<cols).map { String(self[r, $0]) }.joined(separator: " ") }.joined(separator: "\n")
  }
}
var m = Matrix([[1, 2], [3, 4]]); print(m); print((m * m.transposed)!); m += Matrix(rows: 2, cols: 2, fill: 1);
print(-m); print(m == m.transposed.transposed, (m * Matrix(rows: 3, cols: 1)) == nil)
func spiral(_ g: [[Int]]) -> [Int] {
  guard !g.isEmpty else { return [] }; var (t, b, l, r) = (0, g.count - 1, 0, g[0].count - 1); var out = [Int]()
  while t <= b && l <= r {
    for j in l...r { out.append(g[t][j]) }; t += 1; if t <= b { for i in t...b { out.append(g[i][r]) } }; r -= 1;
    if t <= b && l <= r { for j in stride(from: r, through: l, by: -1) { out.append(g[b][j]) } }; b -= 1;
    if l <= r && t <= b { for i in stride(from: b, through: t, by: -1) { out.append(g[i][l]) } }; l += 1
  }; return out
}
print(spiral([[1, 2, 3], [4, 5, 6], [7, 8, 9]]))
var life = [[0, 1, 0], [0, 1, 0], [0, 1, 0]]
func next(_ g: [[Int]]) -> [[Int]] {
  g.indices.map { i in
    g[i].indices.map { j in
      var n = 0;
      for di in -1...1 {
        for dj in -1...1 where (di, dj) != (0, 0) {
          let (y, x) = (i + di, j + dj); if g.indices.contains(y), g[y].indices.contains(x) { n += g[y][x] }
        }
      }; return n == 3 || (n == 2 && g[i][j] == 1) ? 1 : 0
    }
  }
}
life = next(life); print(life)
