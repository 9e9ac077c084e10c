enum Direction { case north, south, east, west }

func arrow(_ direction: Direction) -> String {
  switch direction {
  case .north: "^"
  case .south: "v"
  case .east: ">"
  case .west: "<"
  }
}
let path: [Direction] = [.north, .east, .east, .south]
print(path.map(arrow).joined())

let temperature = 12
let clothing = if temperature > 20 { "T-shirt" } else if temperature > 10 { "sweater" } else { "coat" }
print(clothing)
let digits =
  switch temperature {
  case 0..<10: 1
  default: 2
  }
print(digits)
