class Shape {
  func area() -> Double { 0 }
  var name: String { "shape" }
}
class Circle: Shape {
  let radius: Double
  init(radius: Double) { self.radius = radius }
  override func area() -> Double { 3 * radius * radius }
  override var name: String { "circle" }
}
class Square: Shape {
  let side: Double
  init(side: Double) { self.side = side }
  override func area() -> Double { side * side }
  override var name: String { "square" }
}
let shapes: [Shape] = [Circle(radius: 1), Square(side: 2), Shape()]
var total = 0.0
for (index, shape) in shapes.enumerated() {
  print(index, shape.name, shape.area())
  total += shape.area()
}
print("total", total)
print(shapes.filter { $0 is Circle }.count)
