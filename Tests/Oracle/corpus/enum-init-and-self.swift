enum Size {
  case small, large

  init(width: Int) {
    self = width < 400 ? .small : .large
  }

  init?(name: String) {
    switch name {
    case "S": self = .small
    case "L": self = .large
    default: return nil
    }
  }

  func isSame(as other: Size) -> Bool { self == other }
}
print(Size(width: 320), Size(width: 768))
print(Size(name: "S") as Any, Size(name: "M") as Any)
print(Size.small.isSame(as: Size(width: 1)))
