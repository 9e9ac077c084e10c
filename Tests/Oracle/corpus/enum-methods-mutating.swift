enum Light {
  case red, amber, green

  mutating func next() {
    switch self {
    case .red: self = .green
    case .green: self = .amber
    case .amber: self = .red
    }
  }

  var seconds: Int {
    switch self {
    case .red: return 30
    case .amber: return 3
    case .green: return 25
    }
  }

  static let start = Light.red
}

var light = Light.start
var total = 0
for _ in 1...4 {
  print(light, light.seconds)
  total += light.seconds
  light.next()
}
print(total)
