protocol Shape {
  var sides: Int { get }
  func describe() -> String
  func area(scale: Double) -> Double
  static func kind() -> String
  mutating func grow()
}
extension Shape {
  var sides: Int { 4 }
  func describe() -> String { "\(Self.kind()) with \(sides) sides and area \(area(scale: 1))" }
  func area(scale: Double) -> Double { 2 * scale }
  static func kind() -> String { "shape" }
  mutating func grow() { print("does not grow") }
  func twice() -> Double { area(scale: 2) }
}
struct Square: Shape {}
struct Circle: Shape {
  var radius = 1.0
  var sides: Int { 0 }
  func area(scale: Double) -> Double { 3 * radius * scale }
  static func kind() -> String { "circle" }
  mutating func grow() { radius += 1 }
}
enum Dot: Shape { case small; func describe() -> String { "dot" } }
final class Blob: Shape { func area(scale: Double) -> Double { 9 } }
var square = Square()
var circle = Circle()
print(square.describe(), square.area(scale: 3), square.twice(), Square.kind(), square.sides)
print(circle.describe(), circle.area(scale: 3), circle.twice(), Circle.kind(), circle.sides)
print(Dot.small.describe(), Dot.small.area(scale: 1), Dot.kind())
print(Blob().describe(), Blob().twice(), Blob.kind())
square.grow()
circle.grow()
print(circle.describe())
let shapes: [Shape] = [square, circle, Dot.small, Blob()]
print(shapes.map { $0.describe() })
func tell<S: Shape>(_ shape: S) { print(shape.describe(), shape.twice()) }
tell(square)
tell(circle)
protocol Loud: Shape {}
extension Loud { func describe() -> String { "LOUD" } }
struct Horn: Loud {}
print(Horn().describe(), Horn().twice())
tell(Horn())
