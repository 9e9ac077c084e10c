struct Point {
  var x: Int
  var y: Int
}
var a = Point(x: 1, y: 2)
var b = a
b.x = 100
print(a.x, b.x)
print(a, b)

func moved(_ point: Point) -> Point {
  var point = point
  point.x += 1
  return point
}
a = moved(a)
print(a)
var points = [a, b]
points[0].y = -1
print(points[0].y, a.y)
for var p in points {
  p.x = 0
}
print(points.map { $0.x })
