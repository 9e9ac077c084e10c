protocol Shape: CustomStringConvertible {
  var area: Double { get }
  var name: String { get }
}
extension Shape {
  var description: String { "\(name)(\(area))" }
  func isLarger(than other: any Shape) -> Bool { area > other.area }
}
struct Square: Shape {
  var side: Double
  var area: Double { side * side }
  let name = "square"
}
struct Rectangle: Shape {
  var width, height: Double
  var area: Double { width * height }
  var name: String { width == height ? "square-like" : "rectangle" }
}
final class Group: Shape {
  var shapes: [any Shape]
  init(_ shapes: any Shape...) { self.shapes = shapes }
  var area: Double { shapes.map(\.area).reduce(0, +) }
  var name: String { "group of \(shapes.count)" }
}
let group = Group(Square(side: 1.5), Rectangle(width: 2, height: 2))
var all: [any Shape] = [Square(side: 3), Rectangle(width: 1, height: 8), group]
all.sort { $0.isLarger(than: $1) }
print(all)
group.shapes.append(Square(side: 10))
print(all.max { $0.area < $1.area }!.name)
print("\(group)")
