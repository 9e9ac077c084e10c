enum Shape {
  case circle(radius: Double)
  case rectangle(width: Double, height: Double)
  case point
}

let shapes: [Shape] = [.circle(radius: 2), .point, .rectangle(width: 3, height: 4)]
for shape in shapes {
  if case .circle(let radius) = shape {
    print("circle of radius", radius)
  }
  if case let .rectangle(width, height) = shape, width < height {
    print("tall rectangle", width * height)
  }
  guard case .point = shape else { continue }
  print("a point")
}
for case .circle(let radius) in shapes { print("loop found", radius) }
let age = 30
if case 18..<65 = age { print("adult") }
