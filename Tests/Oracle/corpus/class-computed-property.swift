class Rectangle {
  var width: Double
  var height: Double
  init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
  var area: Double { width * height }
  var side: Double {
    get { (width + height) / 2 }
    set {
      width = newValue
      height = newValue
    }
  }
  var isSquare: Bool {
    return width == height
  }
}
let r = Rectangle(width: 2, height: 4)
print(r.area, r.side, r.isSquare)
r.side = 5
print(r.area, r.side, r.isSquare)
r.side += 1
print(r.width, r.height)
