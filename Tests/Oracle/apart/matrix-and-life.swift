struct Life {
  let size: Int
  var cells: Set<Int>
  func isAlive(_ x: Int, _ y: Int) -> Bool {
    guard (0..<size).contains(x), (0..<size).contains(y) else { return false }
    return cells.contains(y * size + x)
  }
  func neighbours(_ x: Int, _ y: Int) -> Int {
    var count = 0
    for dx in -1...1 {
      for dy in -1...1 where !(dx == 0 && dy == 0) {
        if isAlive(x + dx, y + dy) { count += 1 }
      }
    }
    return count
  }
  mutating func step() {
    var next: Set<Int> = []
    for y in 0..<size {
      for x in 0..<size {
        let n = neighbours(x, y)
        if n == 3 || (n == 2 && isAlive(x, y)) { next.insert(y * size + x) }
      }
    }
    cells = next
  }
  func show() {
    for y in 0..<size {
      print((0..<size).map { isAlive($0, y) ? "#" : "." }.joined())
    }
    print("--")
  }
}
var life = Life(size: 5, cells: [11, 12, 13])
life.show()
life.step()
life.show()
life.step()
print(life.cells.sorted())
