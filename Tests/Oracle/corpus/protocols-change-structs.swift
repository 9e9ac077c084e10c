protocol Shape { var area: Double { get }; mutating func grow(by factor: Double) }
extension Shape {
  mutating func double() { grow(by: 2) }
  var summary: String { return "area \(area)" }
}
struct Square: Shape {
  var side: Double; var area: Double { return side * side }
  mutating func grow(by factor: Double) { side *= factor }
}
final class Circle: Shape {
  var r = 1.0; var area: Double { return 3 * r * r }
  func grow(by factor: Double) { r *= factor }
}
var shapes: [Shape] = [Square(side: 2), Circle()]
for i in shapes.indices { shapes[i].double(); shapes[i].grow(by: 1.5) }
print(shapes.map { $0.summary })
var one: any Shape = Square(side: 1)
var copy = one
one.grow(by: 3)
print(one.area, copy.area)
func grown<S: Shape>(_ shape: S) -> S { var s = shape; s.double(); return s }
print(grown(Square(side: 5)).side)
var square = Square(side: 1)
square.double()
print(square)
protocol Named { var name: String { get set } }
struct Pet: Named { var name: String { didSet { print("was", oldValue) } } }
extension Named { mutating func shout() { name = name.uppercased() + "!" } }
var pet = Pet(name: "rex")
pet.shout()
print(pet.name)
var named: Named = pet
named.name += "?"
named.shout()
print(named.name, pet.name)
