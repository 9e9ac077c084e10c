struct Vector: Equatable {
  var x = 0.0, y = 0.0
  static func + (a: Vector, b: Vector) -> Vector { Vector(x: a.x + b.x, y: a.y + b.y) }
  static func * (a: Vector, k: Double) -> Vector { Vector(x: a.x * k, y: a.y * k) }
  static prefix func - (v: Vector) -> Vector { Vector(x: -v.x, y: -v.y) }
  static func += (a: inout Vector, b: Vector) { a = a + b }
}
var v = Vector(x: 1, y: 2) + Vector(x: 3, y: 4)
v += Vector(x: 0.5)
print(v, -v, v * 2, v == Vector(x: 4.5, y: 6))
infix operator <> : AdditionPrecedence
func <> (a: String, b: String) -> String { "<\(a)|\(b)>" }
print("a" <> "b" <> "c")
let precedence = 2 + 3 * 4 - 10 / 5 % 2
print(precedence, !true || true && false, 1 < 2 && 2 < 3)
