class Shape {
  let sides: Int
  required init(sides: Int) { self.sides = sides }
  class func make(_ sides: Int) -> Self { self.init(sides: sides) }
  var text: String { "\(type(of: self)) with \(sides) sides" }
}
class Polygon: Shape {
  required init(sides: Int) {
    print("making a polygon")
    super.init(sides: sides)
  }
}
print(Shape.make(3).text)
print(Polygon.make(5).text)
let kinds: [Shape.Type] = [Shape.self, Polygon.self]
for kind in kinds {
  print(kind.init(sides: 4).text)
}
